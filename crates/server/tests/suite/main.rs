//! The service, spoken to as clients do: through the router, over sockets, on both databases.

mod accounts;
mod backups;
mod clocks;
mod damaged;
mod games;
mod identity;
mod limits;
mod matrix;
mod nodes;
mod notices;
mod old_data;
mod operations;
mod own_data;
mod play;
mod records;
mod scenarios;
mod schemas;
mod secrets;
mod sockets;
mod support;
mod tables;
mod updates;
