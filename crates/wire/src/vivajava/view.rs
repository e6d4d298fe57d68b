//! A table of VivaJava Dice as JSON. Everything is open.

use ::vivajava::{
    AROMA_DICE, Ability, BLEND_POINTS, BlendDie, COFFEE_DICE, Colour, Flipped, GOAL, Kind, Rating, Spot,
    Squares, Vivajava, featured_points, rainbow_points,
};
use serde_json::{Map, Value, json};
use table::{Game, Seat};

use super::dice::dice_shapes;
use super::event::source_word;
use super::shape::{
    AbilityShape, BlendDieShape, BlockedShape, ByColour, ByTrack, CoasterPays, DiceCounts, DieShape,
    FeaturedShape, FlippedShape, IncomeShape, Printed, RainbowShape, SeatShape, SpotAt, UsedShape,
    VivajavaShape,
};
use super::stage::{Stage, phase_word, question_word};
use crate::setup::setup_json;
use crate::table_of::{as_object, merge};

/// What every viewer may know.
pub(super) fn shape(table: &Vivajava) -> VivajavaShape {
    let stage = Stage::of(table);
    VivajavaShape {
        awaits: table.awaits().into(),
        round: table.round(),
        phase: phase_word(table.frame()),
        stage: stage.word,
        roller: stage.roller,
        contenders: stage.contenders,
        rolled: stage.rolled,
        asked: stage.asked,
        main: stage.main,
        r#use: stage.used,
        steps_left: stage.steps_left,
        joint: stage.joint,
        question: question_word(table),
        turn: table.active().index(),
        starter: table.starter().index(),
        scores: table.seats().map(|seat| table.points(seat)).collect(),
        supply: DiceCounts { coffee: table.coffee_supply(), aroma: table.aroma_supply() },
        featured: featured(table),
        rainbow: RainbowShape { owner: table.rainbow_owner().map(Seat::index) },
        dice: own_dice(table),
        donated: donated_dice(table),
        blocked: blocked(table),
        used: used(table),
        left: abilities_left(table),
        seats: table.seats().map(|seat| seat_shape(table, seat)).collect(),
    }
}

/// The coaster, the numbers of the box, the set-up.
pub(super) fn printed(table: &Vivajava) -> Printed {
    Printed {
        featured: CoasterPays { pays: featured_points(table.n_seats()), makes: BLEND_POINTS },
        rainbow: CoasterPays { pays: rainbow_points(table.n_seats()), makes: BLEND_POINTS },
        abilities: Colour::WITH_TRACK.iter().map(|&track| ability_shape(table, track)).collect(),
        goal: GOAL,
        dice_in_box: DiceCounts { coffee: COFFEE_DICE, aroma: AROMA_DICE },
        setup: setup_json::<Vivajava>(&table.setup()),
    }
}

/// Everything.
pub(super) fn all_json(table: &Vivajava) -> Map<String, Value> {
    let mut all = Map::new();
    all.insert("game".into(), json!(Vivajava::ID));
    all.extend(as_object(&shape(table)));
    merge(&mut all, as_object(&printed(table)));
    all
}

/// What cannot be computed from the rest.
pub(super) fn position_json(table: &Vivajava) -> Map<String, Value> {
    let mut all = all_json(table);
    for derived in [
        "awaits",
        "phase",
        "question",
        "scores",
        "supply",
        "blocked",
        "left",
        "abilities",
        "goal",
        "dice_in_box",
    ] {
        all.shift_remove(derived);
    }
    for seat in all.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        let Some(seat) = seat.as_object_mut() else { continue };
        for derived in ["seat", "levels", "cups", "unlocked", "income"] {
            seat.shift_remove(derived);
        }
    }
    for coaster in ["featured", "rainbow"] {
        let Some(coaster) = all.get_mut(coaster).and_then(Value::as_object_mut) else { continue };
        for derived in ["to_beat", "pays", "makes"] {
            coaster.shift_remove(derived);
        }
    }
    all
}

/// Best Bean: its owner, its dice with their tokens, its rating.
fn featured(table: &Vivajava) -> FeaturedShape {
    let die = |die: BlendDie| BlendDieShape { face: die.face.name(), token: die.token.map(Seat::index) };
    let rating = Rating::of(table.featured());
    FeaturedShape {
        owner: table.featured_owner().map(Seat::index),
        dice: table.blend_dice().into_iter().map(die).collect(),
        strength: rating.map(|rating| rating.strength),
        roast: rating.map(|rating| rating.roast),
        to_beat: ByColour::of(|colour| table.beans_to_beat(colour)),
    }
}

/// The dice in front of the active seat.
fn own_dice(table: &Vivajava) -> Vec<DieShape> {
    let of = |kind| dice_shapes(kind, table.own_dice(kind), table.unrolled(kind), None);
    of(Kind::Coffee).chain(of(Kind::Aroma)).collect()
}

/// The dice rolled for it, by donor.
fn donated_dice(table: &Vivajava) -> Vec<DieShape> {
    let of = |seat: Seat| {
        dice_shapes(Kind::Aroma, table.donated_dice(seat), table.donated_unrolled(seat), Some(seat.index()))
    };
    table.seats().flat_map(of).collect()
}

/// The abilities with a block on them, and whose.
fn blocked(table: &Vivajava) -> Vec<BlockedShape> {
    let of = |seat: Seat| {
        table.tokens(seat).into_iter().filter_map(move |spot| match spot {
            Spot::Ability(track) => Some(BlockedShape {
                colour: track.name(),
                ability: table.ability(track).name(),
                by: seat.index(),
            }),
            _ => None,
        })
    };
    table.seats().flat_map(of).collect()
}

/// What the active seat has used in this turn.
fn used(table: &Vivajava) -> UsedShape {
    let used = table.used();
    let flipped = |Flipped { kind, face }| FlippedShape { kind: kind.name(), face: kind.face_name(face) };
    UsedShape {
        rerolls: used.rerolls,
        upgrades: used.upgrades,
        flips: used.flips,
        flipped: used.flipped.map(flipped),
        extra_aroma: used.extra_aromas > 0,
        extra_aromas: used.extra_aromas,
        joint_research: used.joint_research,
    }
}

/// How often the active seat may still use the abilities that are counted.
fn abilities_left(table: &Vivajava) -> ByTrack {
    let seat = table.active();
    let used = table.used();
    ByTrack::of(|track| {
        let level = if table.is_blocked(seat, track) { 0 } else { table.level(seat, track) };
        match table.ability(track) {
            Ability::Reroll => level.saturating_sub(used.rerolls),
            Ability::Upgrade => level.saturating_sub(used.upgrades),
            Ability::Flip => level.saturating_sub(used.flips),
            ability @ Ability::ExtraAroma => table.uses_at(ability, level).saturating_sub(used.extra_aromas),
            ability @ Ability::JointResearch => {
                table.uses_at(ability, level).saturating_sub(used.joint_research.into())
            }
            Ability::Block | Ability::RideAlong => {
                let on_cup = table.tokens(seat).iter().filter(|&&spot| spot == Spot::Cup).count() as u8;
                if level > 0 { on_cup } else { 0 }
            }
            Ability::FocusGroups | Ability::Bottleneck => level,
        }
    })
}

fn seat_shape(table: &Vivajava, seat: Seat) -> SeatShape {
    let cups = Colour::WITH_TRACK.iter().filter(|&&track| table.is_completed(seat, track));
    SeatShape {
        seat: seat.index(),
        points: table.points(seat),
        tracks: ByTrack::of(|track| table.steps(seat, track)),
        levels: ByTrack::of(|track| table.level(seat, track)),
        cups: cups.map(|track| track.name()).collect(),
        unlocked: table.unlocked(seat),
        aroma: table.held_aroma(seat),
        tokens: table.tokens(seat).into_iter().map(SpotAt).collect(),
        owed: table.owed_by(seat),
        income: table
            .income(seat)
            .map(|(source, points)| IncomeShape { source: source_word(source), points })
            .collect(),
    }
}

/// A row of the research coaster.
fn ability_shape(table: &Vivajava, track: Colour) -> AbilityShape {
    let setup = table.setup();
    let Squares { once, twice, cup } = setup.tracks.squares(track);
    AbilityShape {
        colour: track.name(),
        ability: table.ability(track).name(),
        points: setup.coaster.cup_points(track),
        once,
        twice,
        cup,
    }
}
