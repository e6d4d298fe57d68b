//! A table of VivaJava Dice as JSON. Everything is open.

use ::vivajava::{
    AROMA_DICE, Ability, COFFEE_DICE, Colour, Flipped, GOAL, Kind, Rating, Spot, Squares, Vivajava,
};
use serde_json::{Map, Value, json};
use table::{Game, Seat};

use super::dice::dice_json;
use super::stage::{phase_word, put_stage, question_word};
use crate::setup::setup_json;

/// What every viewer may know.
pub(super) fn view_json(table: &Vivajava) -> Map<String, Value> {
    let mut view = Map::with_capacity(20);
    view.insert("round".into(), json!(table.round()));
    view.insert("phase".into(), json!(phase_word(table.frame())));
    put_stage(table, &mut view);
    let mut put = |key: &str, value: Value| view.insert(key.into(), value);
    put("question", json!(question_word(table)));
    put("turn", json!(table.active().index()));
    put("starter", json!(table.starter().index()));
    put("scores", table.seats().map(|seat| table.points(seat)).collect());
    put("supply", json!({"coffee": table.coffee_supply(), "aroma": table.aroma_supply()}));
    put("featured", featured_json(table));
    put("rainbow", json!({"owner": table.rainbow_owner().map(Seat::index)}));
    put("dice", own_dice(table));
    put("donated", donated_dice(table));
    put("blocked", blocked(table));
    put("used", used(table));
    put("left", abilities_left(table));
    put("seats", table.seats().map(|seat| seat_json(table, seat)).collect());
    view
}

/// The coaster, the numbers of the box, the set-up.
pub(super) fn printed_json(table: &Vivajava) -> Map<String, Value> {
    let mut printed = Map::new();
    let mut put = |key: &str, value: Value| printed.insert(key.into(), value);
    put("abilities", Colour::WITH_TRACK.iter().map(|&track| ability_json(table, track)).collect());
    put("goal", json!(GOAL));
    put("dice_in_box", json!({"coffee": COFFEE_DICE, "aroma": AROMA_DICE}));
    put("setup", setup_json::<Vivajava>(&table.setup()));
    printed
}

/// Everything.
pub(super) fn all_json(table: &Vivajava) -> Map<String, Value> {
    let mut all = Map::new();
    all.insert("game".into(), json!(Vivajava::ID));
    all.extend(view_json(table));
    all.extend(printed_json(table));
    all
}

/// What cannot be computed from the rest.
pub(super) fn position_json(table: &Vivajava) -> Map<String, Value> {
    let mut all = all_json(table);
    for derived in
        ["phase", "question", "scores", "supply", "blocked", "left", "abilities", "goal", "dice_in_box"]
    {
        all.remove(derived);
    }
    for seat in all.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        let Some(seat) = seat.as_object_mut() else { continue };
        for derived in ["seat", "levels", "cups", "unlocked"] {
            seat.remove(derived);
        }
    }
    all
}

/// Best Bean: its owner, its dice with their tokens, its rating.
fn featured_json(table: &Vivajava) -> Value {
    let dice = table.blend_dice().into_iter().map(|die| {
        let mut object = Map::new();
        object.insert("face".into(), json!(die.face.name()));
        if let Some(seat) = die.token {
            object.insert("token".into(), json!(seat.index()));
        }
        Value::Object(object)
    });
    let dice: Vec<Value> = dice.collect();
    let rating = Rating::of(table.featured());
    json!({
        "owner": table.featured_owner().map(Seat::index),
        "dice": dice,
        "strength": rating.map(|rating| rating.strength),
        "roast": rating.map(|rating| rating.roast),
    })
}

/// The dice in front of the active seat.
fn own_dice(table: &Vivajava) -> Value {
    let of = |kind| dice_json(kind, table.own_dice(kind), table.unrolled(kind));
    of(Kind::Coffee).chain(of(Kind::Aroma)).collect()
}

/// The dice rolled for it, by donor.
fn donated_dice(table: &Vivajava) -> Value {
    let of = |seat: Seat| {
        let dice = dice_json(Kind::Aroma, table.donated_dice(seat), table.donated_unrolled(seat));
        dice.map(move |mut die| {
            die["seat"] = json!(seat.index());
            die
        })
    };
    table.seats().flat_map(of).collect()
}

/// The abilities with a block on them, and whose.
fn blocked(table: &Vivajava) -> Value {
    let of = |seat: Seat| {
        table.tokens(seat).into_iter().filter_map(move |spot| match spot {
            Spot::Ability(track) => Some(json!({
                "colour": track.name(), "ability": table.ability(track).name(), "by": seat.index(),
            })),
            _ => None,
        })
    };
    table.seats().flat_map(of).collect()
}

/// What the active seat has used in this turn.
fn used(table: &Vivajava) -> Value {
    let used = table.used();
    let flipped = |Flipped { kind, face }| json!({"kind": kind.name(), "face": kind.face_name(face)});
    json!({
        "rerolls": used.rerolls,
        "upgrades": used.upgrades,
        "flips": used.flips,
        "flipped": used.flipped.map(flipped),
        "extra_aroma": used.extra_aromas > 0,
        "extra_aromas": used.extra_aromas,
        "joint_research": used.joint_research,
    })
}

/// How often the active seat may still use the abilities that are counted.
fn abilities_left(table: &Vivajava) -> Value {
    let seat = table.active();
    let used = table.used();
    let mut left = Map::new();
    for track in Colour::WITH_TRACK {
        let level = if table.is_blocked(seat, track) { 0 } else { table.level(seat, track) };
        let n = match table.ability(track) {
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
        };
        left.insert(track.name().into(), json!(n));
    }
    Value::Object(left)
}

fn seat_json(table: &Vivajava, seat: Seat) -> Value {
    let by_track = |value: &dyn Fn(Colour) -> Value| {
        Value::Object(Colour::WITH_TRACK.iter().map(|&track| (track.name().into(), value(track))).collect())
    };
    let cups = Colour::WITH_TRACK.iter().filter(|&&track| table.is_completed(seat, track));
    let cups: Vec<&str> = cups.map(|track| track.name()).collect();
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.into(), value);
    put("seat", json!(seat.index()));
    put("points", json!(table.points(seat)));
    put("tracks", by_track(&|track| json!(table.steps(seat, track))));
    put("levels", by_track(&|track| json!(table.level(seat, track))));
    put("cups", json!(cups));
    put("unlocked", json!(table.unlocked(seat)));
    put("aroma", json!(table.held_aroma(seat)));
    put("tokens", table.tokens(seat).iter().map(|spot| spot.to_string()).collect());
    put("owed", json!(table.owed_by(seat)));
    Value::Object(object)
}

/// A row of the research coaster.
fn ability_json(table: &Vivajava, track: Colour) -> Value {
    let setup = table.setup();
    let Squares { once, twice, cup } = setup.tracks.squares(track);
    json!({
        "colour": track.name(),
        "ability": table.ability(track).name(),
        "points": setup.coaster.cup_points(track),
        "once": once,
        "twice": twice,
        "cup": cup,
    })
}
