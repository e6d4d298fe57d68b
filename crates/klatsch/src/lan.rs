//! The home network: which address others can open, and a QR code of it for their telephones.

use std::io;
use std::net::{IpAddr, UdpSocket};

use qrcodegen::{QrCode, QrCodeEcc};

/// The address of this machine that others in its network see.
pub(crate) fn address() -> io::Result<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0")?;
    // Nothing is sent: the system only says from where it would be. The address is one kept for examples.
    socket.connect("192.0.2.1:9")?;
    let ip = socket.local_addr()?.ip();
    match ip.is_loopback() || ip.is_unspecified() {
        true => Err(io::Error::new(io::ErrorKind::AddrNotAvailable, "no network")),
        false => Ok(ip),
    }
}

/// A QR code of a text, two squares a letter; dark squares are left out, for terminals that are dark themselves.
pub(crate) fn qr(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else { return String::new() };
    /// Light squares around it, without which telephones do not find it.
    const QUIET: i32 = 2;
    let light = |x: i32, y: i32| !code.get_module(x, y);
    let range = -QUIET..code.size() + QUIET;
    let line = |y: i32| -> String {
        let letter = |x: i32| match (light(x, y), light(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        range.clone().map(letter).collect()
    };
    range.clone().step_by(2).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Read back from the letters, the squares are those of the code.
    #[test]
    fn a_code_in_letters_has_the_squares_of_the_code() {
        let text = "http://192.168.0.17:7722";
        let code = QrCode::encode_text(text, QrCodeEcc::Low).expect("short");
        let drawn = qr(text);
        let rows: Vec<Vec<char>> = drawn.lines().map(|line| line.chars().collect()).collect();
        assert!(rows.iter().all(|row| row.len() == rows[0].len()), "a rectangle");
        for y in 0..code.size() {
            for x in 0..code.size() {
                let (column, row) = ((x + 2) as usize, (y + 2) as usize);
                let lit = matches!((rows[row / 2][column], row % 2), ('█', _) | ('▀', 0) | ('▄', 1));
                assert_eq!(lit, !code.get_module(x, y), "{x}, {y}");
            }
        }
    }
}
