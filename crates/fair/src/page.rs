//! The test vectors of `docs/fairness.md`, computed again.

use table::{Dealer, Pledge};

use crate::chain::Chain;

const PAGE: &str = include_str!("../../../docs/fairness.md");

#[test]
fn the_vectors_of_the_page_are_true() {
    let mut keys = 0;
    let mut numbers = 0;
    let blocks = PAGE.split("```text\n").skip(1).map(|rest| rest.split("```").next().expect("an end"));
    for block in blocks {
        let word = |line: &'static str, n: usize| line.split(' ').nth(n).expect("a word");
        let field = |name: &str| {
            let line = block.lines().find(|line| line.starts_with(name)).expect("a line");
            <[u8; 32]>::try_from(hex::decode(word(line, 1)).expect("digits")).expect("32 bytes")
        };
        let given = block.lines().filter(|line| line.starts_with("contribution "));
        let chain = Chain::open(&Pledge {
            commitment: field("commitment"),
            contributions: given
                .map(|line| {
                    (word(line, 1).parse().expect("a seat"), hex::decode(word(line, 2)).expect("digits"))
                })
                .collect(),
            secret: Some(field("secret")),
        })
        .expect("the secret belongs to the commitment");
        for line in block.lines().filter(|line| line.starts_with("draw ")) {
            let number: u64 = word(line, 1).parse().expect("a number");
            if word(line, 2) == "key" {
                assert_eq!(hex::encode(chain.key(number)), word(line, 3), "{line}");
                keys += 1;
                continue;
            }
            for pair in line.split(' ').skip(3) {
                let (below, drawn) = pair.split_once(':').expect("a pair");
                let n: u32 = below.parse().expect("a number");
                assert_eq!(chain.draw(number).below(n).to_string(), drawn, "{line}");
                numbers += 1;
            }
        }
    }
    assert_eq!((keys, numbers), (6, 24), "vectors are missing on the page");
}

/// The key and the word that `docs/protocol.md` computes by hand belong to the record beside them.
#[test]
fn the_worked_example_of_the_protocol_is_true() {
    let page = include_str!("../../../docs/protocol.md");
    let after = |start: &str| {
        let line = page.lines().find(|line| line.starts_with(start) && !line.contains('|')).expect("a line");
        hex::decode(&line[start.len()..]).expect("digits")
    };
    let seat = |number| table::Seat::new(number).expect("a seat");
    let chain = Chain::open(&Pledge {
        commitment: after("commitment ").try_into().expect("32 bytes"),
        contributions: vec![(seat(0), after("contribution seat0 ")), (seat(1), after("contribution seat1 "))],
        secret: Some(after("secret ").try_into().expect("32 bytes")),
    })
    .expect("the secret belongs to the commitment");
    assert!(page.contains(&format!("as eight bytes: `{}`", hex::encode(chain.key(2)))));
    // The whole word: 2³² − 1 is the widest range there is, and only the word 0 would be passed over.
    assert!(page.contains("under that key is 3709220849."));
    assert_eq!(chain.draw(2).below(u32::MAX), 3_709_220_848);
    assert_eq!(chain.draw(2).below(40), 34);
}
