//! U+0000 is in no text that anybody sends.

/// Whether U+0000 is in a text or in a string of a JSON document, where a backslash always escapes something.
pub(crate) fn is_in(text: &[u8]) -> bool {
    let mut rest = text.iter();
    while let Some(&byte) = rest.next() {
        match byte {
            0 => return true,
            b'\\' if rest.as_slice().starts_with(b"u0000") => return true,
            b'\\' => drop(rest.next()),
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::is_in;

    #[test]
    fn it_is_found_where_it_is_meant() {
        for text in ["{\"a\":\"x\\u0000y\"}", "a\0b", "{\"a\":\"\\\\\\u0000\"}"] {
            assert!(is_in(text.as_bytes()), "{text:?}");
        }
        for text in ["{\"a\":\"\\\\u0000\"}", "{\"a\":\"\\u0001\"}", "%00", "\\", "\\u000", ""] {
            assert!(!is_in(text.as_bytes()), "{text:?}");
        }
    }
}
