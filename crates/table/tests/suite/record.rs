//! Records: written, read, replayed, and refused with the right line.

use proptest::prelude::*;
use table::{Game, Pledge, Record, RecordError, Seat, Sitting, game_of_record};

use super::toy::{Setup, Toy};

/// A whole game. Seat 0 has a dark bean, two coins and a point; seat 1 a light bean and three coins.
const GAME: &str = "\
game toy rules 2
setup seats=2 rounds=1 bag=small
1 chance draw dark
2 chance draw light
3 seat0 raise
4 seat1 seal
5 seat0 seal
6 seat0 keep
end scores 5 4
";

fn read(text: &str) -> Result<Record<Toy>, RecordError> {
    text.parse()
}

/// The line and message with which the text is refused, on reading or on replaying.
fn refused(text: &str) -> (usize, String) {
    let error = read(text).and_then(|record| record.replay()).expect_err("it is refused");
    (error.line, error.to_string())
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let record = read(GAME).unwrap();
    assert_eq!(record.to_string(), GAME);
    assert_eq!(record.replay().unwrap().scores(), Some(vec![5, 4]));
    assert_eq!(game_of_record(GAME), Ok("toy"));
}

/// Comments and blank lines change neither the record nor the line numbers of messages.
#[test]
fn comments_do_not_count() {
    let commented = format!("# A game\n\n{}", GAME.replace("\n3 ", "\n\n# bids\n3 "));
    assert_eq!(read(&commented).unwrap(), read(GAME).unwrap());
    assert_eq!(game_of_record(&commented), Ok("toy"));
    let wrong = commented.replace("scores 5 4", "scores 5 5");
    assert_eq!(refused(&wrong), (13, "line 13: the scores are [5, 4], not [5, 5]".into()));
    assert_eq!(refused(&commented.replace("seats=2", "seats=5")).0, 4);
}

/// What an older version wrote is read as what it meant then, and written in the words of today.
#[test]
fn a_record_of_old_rules_means_what_it_meant() {
    let old = GAME.replace("rules 2", "rules 1").replace("bag=small", "sack=small");
    let record = read(&old).unwrap();
    assert_eq!((record.written_under(), record.rules), (1, 2));
    assert_eq!(record, read(GAME).unwrap());
    assert_eq!(record.to_string(), GAME);
    assert_eq!(record.replay().unwrap().scores(), Some(vec![5, 4]));
    // A default of old is named, unless the record says otherwise.
    let setup = |text: &str| read(text).unwrap().setup.to_string();
    assert_eq!(setup("game toy rules 1\nsetup seats=3\n"), "seats=3 rounds=3 bag=small");
    assert_eq!(setup("game toy rules 2\nsetup seats=3\n"), "seats=3 rounds=2 bag=small");
    // Neither version has the words of the other.
    assert!(refused(&GAME.replace("bag=small", "sack=small")).1.contains("found `sack=small`"));
}

#[test]
fn errors_name_their_line() {
    for (from, to, line, message) in [
        ("game toy", "game chess", 1, "expected `game toy rules <version>`, found `game chess rules 2`"),
        ("rules 2", "rules one", 1, "expected a rules version, found `one`"),
        ("rules 2", "rules 3", 1, "played by rules version 3; this program knows versions 1 to 2"),
        ("rules 2", "rules 0", 1, "played by rules version 0; this program knows versions 1 to 2"),
        ("setup ", "set-up ", 2, "expected `setup <options>`"),
        ("bag=small", "bag=huge", 2, "expected `small` or `large`, found `huge`"),
        ("seats=2", "seats=5", 2, "two to four seats can play"),
        ("3 seat0", "4 seat0", 5, "expected step number 3, found `4`"),
        ("3 seat0", "+3 seat0", 5, "expected step number 3, found `+3`"),
        ("4 seat1 seal", "4 seat1 sing", 6, "found `sing`"),
        ("4 seat1 seal", "4 seat7 seal", 6, "expected a seat"),
        ("4 seat1 seal", "4", 6, "expected `seatN <action>` or `chance <outcome>`, found nothing"),
        ("4 seat1 seal", "4 seat1 keep", 6, "step 4 `seat1 keep` is refused: that is not the question (T1)"),
        ("scores 5 4", "scores 5 five", 9, "expected `end scores <numbers>`"),
        ("scores 5 4", "score 5 4", 9, "expected `end scores <numbers>`"),
        ("scores 5 4", "scores 4 5", 9, "the scores are [5, 4], not [4, 5]"),
        ("scores 5 4", "scores 5 4 3", 9, "the scores are [5, 4], not [5, 4, 3]"),
        ("6 seat0 keep\n", "", 8, "the game is not over: seat0 is to act"),
        ("5 4\n", "5 4\n7 seat0 keep\n", 10, "expected nothing after `end`, found `7 seat0 keep`"),
        ("5 4\n", "5 4\nend scores 5 4\n", 10, "expected nothing after `end`"),
    ] {
        assert!(GAME.contains(from), "{from}");
        let (found, said) = refused(&GAME.replacen(from, to, 1));
        assert_eq!(found, line, "{to}: {said}");
        assert!(said.starts_with(&format!("line {line}: ")) && said.contains(message), "{to}: {said}");
    }
}

#[test]
fn a_record_without_a_set_up_is_refused() {
    assert_eq!(refused(""), (1, "line 1: the record is empty".into()));
    assert_eq!(refused("# nothing\n"), (1, "line 1: the record is empty".into()));
    assert_eq!(refused("game toy rules 2\n").0, 2);
    assert!(game_of_record("setup seats=2").is_err());
}

/// A record that was put together, not read, names the lines it would have if it were written.
#[test]
fn lines_of_a_record_never_read() {
    let mut record: Record<Toy> = Record::new("seats=2 rounds=1".parse().unwrap());
    record.steps.push("chance draw dark".parse().unwrap());
    record.end = Some(vec![1, 2]);
    assert_eq!(record.replay().unwrap_err().line, 4);
    record.steps.push("seat0 keep".parse().unwrap());
    assert_eq!(record.replay().unwrap_err().line, 4);
    record.position = Some("{}".into());
    assert_eq!(record.replay().unwrap_err().line, 5);
}

#[test]
fn a_position_is_kept_as_it_is() {
    let text = GAME.replace("small\n", "small\nposition {\"bag\": [1, 2]}\n");
    let record = read(&text).unwrap();
    assert_eq!(record.position.as_deref(), Some("{\"bag\": [1, 2]}"));
    assert_eq!(record.to_string(), text);
    assert_eq!(refused(&text.replace("6 seat0 keep", "6 seat1 keep")).0, 9);
}

/// The game above, at a table whose chance can be verified.
fn pledged() -> String {
    let head = format!(
        "small\ncommitment {}\ncontribution seat0 746561\ncontribution seat1 00ff\n",
        "ab".repeat(32)
    );
    format!("{}secret {}\n", GAME.replace("small\n", &head), "cd".repeat(32))
}

#[test]
fn a_pledge_is_read_as_it_was_written() {
    let record = read(&pledged()).unwrap();
    let pledge = record.pledge.clone().expect("a pledge");
    let seats: Vec<String> = pledge.contributions.iter().map(|(seat, _)| seat.to_string()).collect();
    assert_eq!((pledge.commitment, seats.join(" ")), ([0xab; 32], "seat0 seat1".into()));
    assert_eq!(
        (&pledge.contributions[0].1[..], &pledge.contributions[1].1[..]),
        (&b"tea"[..], &[0, 255][..])
    );
    assert_eq!(pledge.secret, Some([0xcd; 32]));
    assert_eq!(record.to_string(), pledged());
    assert_eq!(record.replay().unwrap().scores(), Some(vec![5, 4]));
    assert_ne!(record, read(GAME).unwrap());

    // A game that was aborted has a secret and no end; one that goes on has neither.
    let broken_off = pledged().replace("end scores 5 4\n", "");
    assert_eq!(read(&broken_off).unwrap().to_string(), broken_off);
    let sealed = broken_off.lines().filter(|line| !line.starts_with("secret")).collect::<Vec<_>>().join("\n");
    assert_eq!(read(&sealed).unwrap().pledge.expect("a pledge").secret, None);
    // After a position, and with capital digits, which mean the same.
    let placed = pledged().replace("small\n", "small\nposition {}\n");
    assert_eq!(read(&placed).unwrap().to_string(), placed);
    assert_eq!(read(&pledged().replace("00ff", "00FF")), read(&pledged()));
}

#[test]
fn errors_in_a_pledge_name_their_line() {
    let digits = "ab".repeat(32);
    let (shorter, longer) = ("ab".repeat(31), "ab".repeat(33));
    let too_long = "00".repeat(65);
    for (from, to, line, message) in [
        (digits.as_str(), shorter.as_str(), 3, "expected `commitment <64 hexadecimal digits>`"),
        (&digits, &longer, 3, "expected `commitment <64 hexadecimal digits>`"),
        (&digits, "tea", 3, "expected `commitment <64 hexadecimal digits>`, found `tea`"),
        ("commitment ", "", 3, "expected step number 1"),
        ("seat0 746561", "746561", 4, "expected `contribution seatN <hexadecimal digits>`"),
        ("seat0 746561", "seat0 74656", 4, "expected `contribution seatN <hexadecimal digits>`"),
        ("seat0 746561", "seat0  746561", 4, "expected `contribution seatN <hexadecimal digits>`"),
        ("seat0 746561", "seat9 746561", 4, "expected a seat"),
        ("seat0 746561", "seat2 746561", 4, "there is no seat2 at a table of 2"),
        ("seat0 746561", &format!("seat0 {too_long}"), 4, "a contribution has 1 to 64 bytes, not 65"),
        ("seat0 746561", "seat1 746561", 5, "seat1 after seat1: a seat contributes once, lowest seat first"),
        ("1 chance", "commitment 00\n1 chance", 6, "a `commitment` comes once, before the first step"),
        ("2 chance", "contribution seat1 00\n2 chance", 7, "a `contribution` comes before the first step"),
        ("2 chance", "secret\n2 chance", 7, "expected `secret <64 hexadecimal digits>`"),
        ("2 chance", &format!("secret {digits}\n2 chance"), 8, "expected nothing after `secret`"),
        ("secret cd", "secret c", 13, "expected `secret <64 hexadecimal digits>`"),
        ("secret cd", "Secret cd", 13, "expected nothing after `end`"),
        ("4 seat1 seal", "4 seat1 keep", 9, "step 4 `seat1 keep` is refused"),
        ("scores 5 4", "scores 4 5", 12, "the scores are [5, 4], not [4, 5]"),
    ] {
        assert!(pledged().contains(from), "{from}");
        let (found, said) = refused(&pledged().replacen(from, to, 1));
        assert_eq!(found, line, "{to}: {said}");
        assert!(said.contains(message), "{to}: {said}");
    }
    let homeless = [
        GAME.replace("1 chance", "contribution seat0 00\n1 chance"),
        GAME.replace("1 chance", &format!("secret {digits}\n1 chance")),
    ];
    for text in homeless {
        assert_eq!(refused(&text), (3, "line 3: there is no `commitment` this could belong to".into()));
    }
    let record = read(&pledged()).unwrap();
    assert_eq!((record.step_line(0), record.step_line(5), record.secret_line()), (6, 11, 13));
}

proptest! {
    #[test]
    fn pledges_round_trip(
        commitment: [u8; 32],
        first in proptest::option::of(proptest::collection::vec(any::<u8>(), 1..=64)),
        second in proptest::option::of(proptest::collection::vec(any::<u8>(), 1..=64)),
        secret: Option<[u8; 32]>,
        n_steps in 0..=6usize,
    ) {
        let mut record = read(GAME).unwrap();
        record.steps.truncate(n_steps);
        record.end = record.end.filter(|_| n_steps == 6);
        let given = [first, second].into_iter().enumerate();
        let given = given.filter_map(|(n, bytes)| Some((Seat::new(n)?, bytes?)));
        record.pledge = Some(Pledge { commitment, contributions: given.collect(), secret });
        let text = record.to_string();
        let again = read(&text).unwrap();
        prop_assert_eq!(&again, &record);
        prop_assert_eq!(again.to_string(), text.clone());
        prop_assert!(again.replay().is_ok());
        // Without the lines it is the record it would have been.
        let bare: String = text.split_inclusive('\n').filter(|line| !line.starts_with(['c', 's']) || line.starts_with("setup")).collect();
        record.pledge = None;
        prop_assert_eq!(read(&bare), Ok(record));
    }

    #[test]
    fn arbitrary_text_is_refused_in_peace(text in any::<String>()) {
        prop_assert!(read(&text).is_err());
        let _ = game_of_record(&text);
    }

    /// A line replaced by something like a line: whatever is read is written the same, and a refusal names a
    /// line that exists, or the one after the last.
    #[test]
    fn damaged_records_are_read_or_refused(
        line in 0..9usize,
        damage in "(end|setup|commitment|contribution|secret|[0-9]{1,2}|#)?( (seat[0-4]|chance|scores))?( (draw|keep|seal|light|-?[0-9]{1,12}))*\\PC{0,3}",
    ) {
        let mut lines: Vec<&str> = GAME.lines().collect();
        lines[line] = &damage;
        let text = lines.join("\n");
        match read(&text) {
            Ok(record) => {
                prop_assert_eq!(read(&record.to_string()), Ok(record.clone()));
                if let Err(error) = record.replay() {
                    prop_assert!((1..=9).contains(&error.line));
                }
            }
            Err(error) => prop_assert!((1..=10).contains(&error.line)),
        }
    }

    /// Cut anywhere between lines, a record is still a record, up to there.
    #[test]
    fn a_record_cut_short_replays(n_lines in 2..9usize) {
        let text: String = GAME.split_inclusive('\n').take(n_lines).collect();
        let record = read(&text).unwrap();
        let state = record.replay().unwrap();
        let setup: Setup = "seats=2 rounds=1".parse().unwrap();
        let mut sitting = Sitting::<Toy>::new(&setup).unwrap();
        for step in record.steps {
            sitting.play(step).unwrap();
        }
        prop_assert_eq!(sitting.state(), &state);
    }
}
