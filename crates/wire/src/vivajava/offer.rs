//! What an action of VivaJava Dice acts on and brings, for drawings.

use ::vivajava::{Action, BLEND_DICE, Colour, Event, Faces, Frame, Kind, Rating, Vivajava};
use serde::Serialize;
use table::{Game, Seat, Step, Unseen};

#[cfg(test)]
use ts_rs::TS;

use super::gift::Gift;
use super::shape::{DiceCounts, SpotAt};

/// An action as a drawing needs it. What does not belong to the action is left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct VivajavaOffer {
    /// The first word of the action; `reroll_aroma` is the second half of a re-roll.
    #[cfg_attr(
        test,
        ts(
            type = "'decay' | 'keep' | 'drop' | 'donate' | 'reroll' | 'reroll_aroma' | 'upgrade' | 'flip' | 'use' | 'blend' | 'rainbow' | 'research' | 'pass' | 'focus' | 'stop' | 'block' | 'ride' | 'aroma' | 'joint' | 'partner' | 'recall' | 'leave' | 'end'"
        )
    )]
    verb: &'static str,
    /// Coffee or aroma: of the dice it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "'coffee' | 'aroma'"))]
    kind: Option<&'static str>,
    /// What the dice show that it names: rolled again, or blended (jokers as what they count as).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Array<Face>"))]
    dice: Option<Vec<&'static str>>,
    /// What the one die shows that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Face"))]
    face: Option<&'static str>,
    /// What it shows afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Face"))]
    to: Option<&'static str>,
    /// Whose token lies on the die.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    token: Option<usize>,
    /// How many donated dice of each seat it uses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    donated: Option<Vec<u8>>,
    /// How many: dice donated, beans researched, dice of a Best Bean that is dropped.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    n: Option<u8>,
    /// The track, or the main colour of a blend.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Face"))]
    colour: Option<&'static str>,
    /// The ability on that track.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    ability: Option<&'static str>,
    /// The other seat: for whom, with whom, on whose track.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    seat: Option<usize>,
    /// Where the token comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    spot: Option<SpotAt>,
    /// The rating of the blend afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    strength: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    roast: Option<u8>,
    /// The dice of a drop that are rolled; of a decay, if what is left is dropped.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    rolls: Option<DiceCounts>,
    /// A decay after which what is left may be kept.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    keeps: bool,
    /// Points at once, by seat; where donated dice are chosen, those of the blend they go into.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    points: Option<Vec<u8>>,
    /// What both coasters pay each seat afterwards when their owners' turns begin, if nothing changes; left out where
    /// that stays as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    income: Option<Vec<u8>>,
    /// Steps marked, with those who ride along.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Marked>>", optional))]
    tracks: Vec<Marked>,
    /// Aroma dice the seat takes from the supply.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    gains_aroma: u8,
    /// Aroma dice it gives up unused; of a decay, if what is left is kept.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    loses_aroma: u8,
    /// What donated dice earn their donor at best.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    gift: Option<Gift>,
    /// Rainbow goes back to the middle.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    rainbow_lost: bool,
    /// The game is over by it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    over: bool,
}

/// Steps of a seat on a track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct Marked {
    seat: usize,
    #[cfg_attr(test, ts(type = "Track"))]
    colour: &'static str,
    from: u8,
    to: u8,
    /// The level it opens: 1 for 1X, 2 for 2X.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    opens: Option<u8>,
    /// The points of the cup, if it is reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    cup: Option<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The action of a seat as a drawing needs it.
pub(super) fn offer(table: &Vivajava, seat: Seat, action: Action) -> VivajavaOffer {
    let effect = Effect::of(table, seat, action);
    let gift = match action {
        Action::Donate(n) if n > 0 => Some(Gift::at_best(table, seat, n)),
        _ => None,
    };
    VivajavaOffer {
        gift,
        points: effect.points,
        income: effect.income,
        keeps: effect.keeps,
        rolls: effect.rolls,
        ..named(table, action)
    }
    .marked(effect.tracks, effect.gains_aroma, effect.loses_aroma)
    .ended(effect.rainbow_lost, effect.over)
}

impl VivajavaOffer {
    fn marked(self, tracks: Vec<Marked>, gains_aroma: u8, loses_aroma: u8) -> Self {
        VivajavaOffer { tracks, gains_aroma, loses_aroma, ..self }
    }

    fn ended(self, rainbow_lost: bool, over: bool) -> Self {
        VivajavaOffer { rainbow_lost, over, ..self }
    }

    fn rated(self, rating: Option<Rating>) -> Self {
        VivajavaOffer {
            strength: rating.map(|rating| rating.strength),
            roast: rating.map(|rating| rating.roast),
            ..self
        }
    }

    fn on(self, table: &Vivajava, track: Colour) -> Self {
        let ability = (track != Colour::Black).then(|| table.ability(track).name());
        VivajavaOffer { colour: Some(track.name()), ability, ..self }
    }
}

/// What the action names.
fn named(table: &Vivajava, action: Action) -> VivajavaOffer {
    let of = |verb: &'static str| VivajavaOffer { verb, ..VivajavaOffer::default() };
    let faces = |kind: Kind, faces: Faces| Some(faces.iter().map(|face| kind.face_name(face)).collect());
    let turned = |verb, kind: Kind, face: Colour, to: Option<Colour>| VivajavaOffer {
        kind: Some(kind.name()),
        face: Some(kind.face_name(face)),
        to: to.map(|to| kind.face_name(to)),
        ..of(verb)
    };
    let of_seats = |dice: [u8; ::vivajava::MAX_SEATS]| Some(dice[..table.n_seats()].to_vec());
    match action {
        Action::Decay { face, token } => {
            let left = table.featured().minus(Faces::of(face, 1));
            let offer = VivajavaOffer {
                kind: Some(Kind::Coffee.name()),
                face: Some(face.name()),
                token: token.map(Seat::index),
                ..of("decay")
            };
            offer.rated(Rating::of(left))
        }
        Action::Keep => of("keep").rated(Rating::of(table.featured())),
        Action::Drop => VivajavaOffer { n: Some(table.featured().total()), ..of("drop") },
        Action::Donate(n) => VivajavaOffer { n: Some(n), seat: Some(table.active().index()), ..of("donate") },
        Action::Reroll(dice) => {
            VivajavaOffer { kind: Some(Kind::Coffee.name()), dice: faces(Kind::Coffee, dice), ..of("reroll") }
        }
        Action::RerollAroma(dice) => VivajavaOffer {
            kind: Some(Kind::Aroma.name()),
            dice: faces(Kind::Aroma, dice),
            ..of("reroll_aroma")
        },
        Action::Upgrade { kind, face } => turned("upgrade", kind, face, face.darker()),
        Action::Flip { kind, face } => turned("flip", kind, face, Some(face.opposite())),
        Action::Use { main, dice } => {
            let donated: u8 = dice.iter().sum();
            let own: u8 =
                [Kind::Coffee, Kind::Aroma].iter().map(|&kind| table.own_dice(kind).count(main)).sum();
            let jokers = table.own_dice(Kind::Aroma).count(::vivajava::JOKER);
            let jokers = if main == ::vivajava::JOKER { 0 } else { jokers };
            let strength = (donated + own + jokers).min(BLEND_DICE);
            VivajavaOffer { donated: of_seats(dice), colour: Some(main.name()), ..of("use") }
                .rated(Some(Rating { strength, roast: main.roast() }))
        }
        Action::Blend(dice) => {
            let offer = VivajavaOffer { dice: faces(Kind::Coffee, dice), ..of("blend") };
            match table.frame() {
                // The donated dice count as well.
                Frame::Blend { main, used } => {
                    let strength = used.iter().sum::<u8>() + dice.count(main);
                    VivajavaOffer { donated: of_seats(used), colour: Some(main.name()), ..offer }
                        .rated(Some(Rating { strength, roast: main.roast() }))
                }
                _ => {
                    let rating = Rating::of(dice);
                    let main = rating.and_then(|rating| {
                        Colour::ALL.into_iter().find(|colour| colour.roast() == rating.roast)
                    });
                    VivajavaOffer { colour: main.map(Colour::name), ..offer }.rated(rating)
                }
            }
        }
        Action::Rainbow => of("rainbow"),
        Action::Research { colour, beans } => {
            VivajavaOffer { n: Some(beans), ..of("research") }.on(table, colour)
        }
        Action::Pass => of("pass"),
        Action::Focus(colour) => of("focus").on(table, colour),
        Action::Stop => of("stop"),
        Action::Block(colour) => of("block").on(table, colour),
        Action::Ride(other, colour) => {
            VivajavaOffer { seat: Some(other.index()), ..of("ride") }.on(table, colour)
        }
        Action::ExtraAroma => of("aroma"),
        Action::Joint => of("joint"),
        Action::Partner(other) => VivajavaOffer { seat: Some(other.index()), ..of("partner") },
        Action::Recall(spot) => VivajavaOffer { spot: Some(SpotAt(spot)), ..of("recall") },
        Action::Leave => of("leave"),
        Action::End => of("end"),
    }
}

/// What follows at once, up to the next turn or the next roll.
#[derive(Default)]
struct Effect {
    points: Option<Vec<u8>>,
    income: Option<Vec<u8>>,
    tracks: Vec<Marked>,
    gains_aroma: u8,
    loses_aroma: u8,
    rainbow_lost: bool,
    over: bool,
    keeps: bool,
    rolls: Option<DiceCounts>,
}

impl Effect {
    fn of(table: &Vivajava, seat: Seat, action: Action) -> Effect {
        let mut effect = Effect::default();
        let mut after = *table;
        let mut events = Vec::new();
        if after.play(&Step::Choice(seat, action), &mut events).is_err() {
            return effect;
        }
        let mut next = Vec::new();
        if matches!(action, Action::Use { .. } | Action::Decay { .. }) {
            after.legal_actions(seat, &mut next);
        }
        effect.keeps = next.contains(&Action::Keep);
        if let Action::Decay { .. } = action {
            effect.rolls = rolled_after_drop(&after, seat);
            effect.loses_aroma = lost_by_keeping(&after, seat);
        }
        if action == Action::Drop {
            effect.rolls = Some(due(&after));
        }
        if let (Action::Use { .. }, Some(blend)) = (action, next.first()) {
            // The blend is made by the choice that follows; whichever it is, it pays the same.
            let made = after.play(&Step::Choice(seat, *blend), &mut events);
            debug_assert!(made.is_ok(), "{made:?}");
        }
        let until = events.iter().position(|event| matches!(event, Event::TurnBegan(_)));
        let mut points = vec![0u8; table.n_seats()];
        for event in &events[..until.unwrap_or(events.len())] {
            match *event {
                Event::Scored { seat, points: more, .. } => points[seat.index()] += more,
                Event::Marked { seat, track, steps } => effect.mark(table, seat, track, steps),
                Event::TookAroma(taker, n) if taker == seat => effect.gains_aroma += n,
                Event::AromaExpired(loser, n) if loser == seat => effect.loses_aroma += n,
                Event::RainbowToMiddle(_) => effect.rainbow_lost = true,
                Event::Over => effect.over = true,
                _ => {}
            }
        }
        effect.points = points.iter().any(|&points| points > 0).then_some(points);
        let is_about_coasters =
            matches!(action, Action::Blend(_) | Action::Rainbow | Action::Keep | Action::Drop);
        let pays = income(&after);
        effect.income = (is_about_coasters || pays != income(table)).then_some(pays);
        effect
    }

    /// Marks of one seat on one track are told as one.
    fn mark(&mut self, table: &Vivajava, seat: Seat, track: Colour, steps: u8) {
        let squares = table.setup().tracks.squares(track);
        let from = table.steps(seat, track);
        let known = self
            .tracks
            .iter()
            .position(|marked| marked.seat == seat.index() && marked.colour == track.name());
        let to = known.map_or(from, |known| self.tracks[known].to) + steps;
        let reaches = |square: u8| from < square && square <= to && to < squares.cup;
        let opens = match (reaches(squares.twice), reaches(squares.once)) {
            (true, _) => Some(2),
            (false, true) => Some(1),
            (false, false) => None,
        };
        let cup = (to == squares.cup).then(|| table.setup().coaster.cup_points(track));
        let marked = Marked { seat: seat.index(), colour: track.name(), from, to, opens, cup };
        match known {
            Some(known) => self.tracks[known] = marked,
            None => self.tracks.push(marked),
        }
    }
}

/// The dice that lie ready to be rolled.
fn due(table: &Vivajava) -> DiceCounts {
    DiceCounts { coffee: table.unrolled(Kind::Coffee), aroma: table.unrolled(Kind::Aroma) }
}

/// After a decay: the dice that are rolled if what is left is dropped.
fn rolled_after_drop(table: &Vivajava, seat: Seat) -> Option<DiceCounts> {
    let mut dropped = *table;
    dropped.play(&Step::Choice(seat, Action::Drop), &mut Unseen).ok()?;
    Some(due(&dropped))
}

/// After a decay: the aroma dice that go back if what is left is kept.
fn lost_by_keeping(table: &Vivajava, seat: Seat) -> u8 {
    let (mut kept, mut events) = (*table, Vec::new());
    if kept.play(&Step::Choice(seat, Action::Keep), &mut events).is_err() {
        return 0;
    }
    let lost = events.iter().map(|event| match *event {
        Event::AromaExpired(loser, n) if loser == seat => n,
        _ => 0,
    });
    lost.sum()
}

/// What the coasters pay each seat.
fn income(table: &Vivajava) -> Vec<u8> {
    table.seats().map(|seat| table.income(seat).map(|(_, points)| points).sum()).collect()
}
