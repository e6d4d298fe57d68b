//! The loop over lines: long ones, broken ones, and the end of the input.

use std::io::Cursor;

use wire::{Engine, MAX_LINE};

fn run(input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    Engine::new().run(Cursor::new(input), &mut output).expect("memory can be written");
    String::from_utf8(output).expect("answers are UTF-8").lines().map(str::to_string).collect()
}

#[test]
fn every_line_has_one_answer() {
    let games = r#"{"id":1,"do":"games"}"#;
    let input = format!("{games}\r\n\n\u{0}\n{games}");
    let answers = run(input.as_bytes());
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0], answers[3]);
    assert!(answers[1].contains("request/malformed") && answers[2].contains("request/malformed"));
    assert!(run(b"").is_empty());
    assert_eq!(run(b"\xff\xfe\n").len(), 1);
}

#[test]
fn a_line_too_long_is_skipped_whole() {
    let mut input = vec![b'x'; 3 * MAX_LINE];
    input.extend_from_slice(b"\n{\"id\":2,\"do\":\"games\"}\n");
    let answers = run(&input);
    assert_eq!(answers.len(), 2);
    assert!(answers[0].contains("longer than"));
    assert!(answers[1].starts_with(r#"{"id":2,"ok":true"#));
}
