//! The service, spoken to as clients do: through the router, over sockets, on both databases.

mod clocks;
mod games;
mod identity;
mod play;
mod records;
mod scenarios;
mod secrets;
mod sockets;
mod support;
mod tables;
mod updates;
