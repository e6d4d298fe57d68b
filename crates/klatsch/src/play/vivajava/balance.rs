//! What is used in VivaJava Dice.

use table::{Awaits, Game, Seat, Step, StepOf};
use vivajava::{Action, Colour, Event, Source, Vivajava};

use crate::balance::groups::{Group, Shown};
use crate::balance::tally::Notes;
use crate::balance::{Balanced, Variant};

impl Balanced for Vivajava {
    const VARIANTS: &'static [Variant] =
        &[("mild", &[("coaster", "mild")]), ("bold", &[("coaster", "bold")])];

    const GROUPS: &'static [Group] = &[
        Group { name: "points", title: "Points by their source", shown: Shown::Parts },
        Group { name: "turn", title: "What a turn was used for", shown: Shown::Parts },
        Group { name: "ability", title: "Abilities used", shown: Shown::Times },
        Group { name: "reached", title: "Squares reached", shown: Shown::Times },
        Group { name: "donation", title: "Aroma dice and donations", shown: Shown::Times },
    ];

    fn mechanisms() -> Vec<(&'static str, String)> {
        let points = ["Best Bean", "Rainbow", "donations", "new blend"].map(String::from);
        let colours = || Colour::WITH_TRACK.into_iter().map(Colour::name);
        let cups = colours().map(|colour| format!("{colour} cup"));
        let squares = colours().flat_map(|colour| ["1X", "2X", "cup"].map(|at| format!("{colour} {at}")));
        let abilities = ["re-roll", "upgrade", "flip", "focus groups", "joint research", "block"];
        let more = ["ride along", "extra aroma", "bottleneck"];
        let donations = ["dice gained", "dice unused", "dice donated", "donated dice used"];
        let research = colours().chain(["black"]).map(|colour| format!("research {colour}"));
        let turns = ["keep", "Best Bean", "Rainbow", "pass"].map(String::from);
        let group = |name, members: Vec<String>| members.into_iter().map(move |member| (name, member));
        group("points", points.into_iter().chain(cups).collect())
            .chain(group("turn", turns.into_iter().chain(research).collect()))
            .chain(group("ability", abilities.into_iter().chain(more).map(String::from).collect()))
            .chain(group("reached", squares.collect()))
            .chain(group("donation", donations.map(String::from).to_vec()))
            .collect()
    }

    fn note(step: &StepOf<Self>, events: &[Event], after: &Self, notes: &mut Notes) {
        if let Step::Choice(seat, action) = *step {
            note_action(seat, action, notes);
        }
        for event in events {
            note_event(event, after, notes);
        }
        if after.awaits() == Awaits::Nobody {
            notes.starter = Some(after.starter());
        }
    }
}

fn note_action(seat: Seat, action: Action, notes: &mut Notes) {
    let mut turn = |name: &str| notes.add("turn", name, seat, 1);
    match action {
        Action::Keep => turn("keep"),
        Action::Blend(_) => turn("Best Bean"),
        Action::Rainbow => turn("Rainbow"),
        Action::Pass => turn("pass"),
        Action::Research { colour, .. } => turn(&format!("research {}", colour.name())),
        Action::Reroll(_) => notes.add("ability", "re-roll", seat, 1),
        Action::Upgrade { .. } => notes.add("ability", "upgrade", seat, 1),
        Action::Flip { .. } => notes.add("ability", "flip", seat, 1),
        Action::Focus(_) => notes.add("ability", "focus groups", seat, 1),
        Action::Joint => notes.add("ability", "joint research", seat, 1),
        Action::Block(_) => notes.add("ability", "block", seat, 1),
        Action::Ride(..) => notes.add("ability", "ride along", seat, 1),
        Action::ExtraAroma => notes.add("ability", "extra aroma", seat, 1),
        Action::Use { dice, .. } => {
            let dice = dice.into_iter().map(u64::from).sum();
            notes.add("donation", "donated dice used", seat, dice);
        }
        _ => {}
    }
}

fn note_event(event: &Event, after: &Vivajava, notes: &mut Notes) {
    match *event {
        Event::Starts(seat) => notes.starter = Some(seat),
        Event::Scored { seat, points, source } => {
            let name = match source {
                Source::Featured => "Best Bean".into(),
                Source::Rainbow => "Rainbow".into(),
                Source::Tokens => "donations".into(),
                Source::NewBlend => "new blend".into(),
                Source::Cup(colour) => format!("{} cup", colour.name()),
            };
            notes.add("points", name, seat, points.into());
        }
        Event::Bottlenecked(seat, dice) if dice > 0 => notes.add("ability", "bottleneck", seat, 1),
        Event::Donated(seat, dice) if dice > 0 => {
            notes.add("donation", "dice donated", seat, dice.into());
        }
        Event::TookAroma(seat, dice) if dice > 0 => notes.add("donation", "dice gained", seat, dice.into()),
        Event::AromaExpired(seat, dice) if dice > 0 => {
            notes.add("donation", "dice unused", seat, dice.into());
        }
        Event::Marked { seat, track, .. } => {
            let colour = track.name();
            let completed = after.is_completed(seat, track);
            for level in 1..=2 {
                if completed || after.level(seat, track) >= level {
                    notes.once("reached", format!("{colour} {level}X"), seat);
                }
            }
            if completed {
                notes.once("reached", format!("{colour} cup"), seat);
            }
        }
        _ => {}
    }
}
