//! The one program of Kaffeeklatsch.

fn main() {}
