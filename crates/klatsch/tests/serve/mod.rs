//! `klatsch serve` as a process of its own: killed, restarted, and on several nodes.

mod admin;
mod ends;
mod kills;
mod node;
mod nodes;
#[path = "../../../server/tests/suite/support/postgres.rs"]
mod postgres;
mod starts;
