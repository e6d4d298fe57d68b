//! The web table is part of the program: whenever it is built anew, so is this.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
