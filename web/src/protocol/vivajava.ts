// Written from the types in crates/wire/src/vivajava; UPDATE_TYPES=1 cargo nextest run -p wire

import type { Message } from './service.ts';

export type Track = 'white' | 'yellow' | 'brown' | 'red' | 'green';

export type Face = Track | 'black' | 'joker';

export type AwaitsShape = { kind: 'seat' | 'seats' | 'chance' | 'nobody', seat?: number, seats?: Array<number>, };

export type ByTrack = { white: number, yellow: number, brown: number, red: number, green: number, };

export type ByColour = { white: number, yellow: number, brown: number, red: number, green: number, black: number, };

export type DieShape = { kind: 'coffee' | 'aroma', face: Face | null, seat?: number, };

export type BlendDieShape = { face: Face, 
/**
 * Whose token lies on it.
 */
token?: number, };

export type FeaturedShape = { owner: number | null, dice: Array<BlendDieShape>, strength: number | null, roast: number | null, 
/**
 * How many beans of a colour a new one needs at least; 6 where five dice are not enough.
 */
to_beat: ByColour, };

export type RainbowShape = { owner: number | null, };

export type DiceCounts = { coffee: number, aroma: number, };

export type BlockedShape = { colour: Track, ability: string, by: number, };

export type FlippedShape = { kind: 'coffee' | 'aroma', face: Face, };

export type UsedShape = { rerolls: number, upgrades: number, flips: number, flipped: FlippedShape | null, extra_aroma: boolean, extra_aromas: number, joint_research: boolean, };

export type SpotAt = string;

export type IncomeShape = { source: 'featured' | 'tokens' | 'rainbow', points: number, };

export type SeatShape = { seat: number, points: number, 
/**
 * Steps marked.
 */
tracks: ByTrack, 
/**
 * 0, 1 (1X) or 2 (2X).
 */
levels: ByTrack, 
/**
 * Tracks that are completed.
 */
cups: Array<Track>, unlocked: number, aroma: number, tokens: Array<SpotAt>, owed: number, 
/**
 * What it gets when the turns of the coasters' owners begin, if nothing changes.
 */
income: Array<IncomeShape>, };

export type VivajavaShape = { awaits: AwaitsShape, round: number, phase: string, 
/**
 * The open question in a word, also when it is chance that answers.
 */
stage: string, 
/**
 * Opening: who rolls.
 */
roller?: number, 
/**
 * Opening: who can still become the first seat.
 */
contenders?: Array<number>, 
/**
 * Opening: what each seat rolled.
 */
rolled?: Array<Face | null>, 
/**
 * Donation: who is asked.
 */
asked?: number, 
/**
 * A blend with donated dice: its main colour.
 */
main?: Face, 
/**
 * A blend with donated dice: how many of each seat.
 */
use?: Array<number>, 
/**
 * Focus groups: steps left to mark.
 */
steps_left?: number, 
/**
 * Joint research: what the die shows.
 */
joint?: Face, 
/**
 * What the awaited seat is asked.
 */
question: string | null, turn: number, starter: number, scores: Array<number>, supply: DiceCounts, featured: FeaturedShape, rainbow: RainbowShape, dice: Array<DieShape>, donated: Array<DieShape>, blocked: Array<BlockedShape>, used: UsedShape, 
/**
 * How often the active seat may still use each ability that is counted.
 */
left: ByTrack, seats: Array<SeatShape>, };

export type CoasterPays = { 
/**
 * To its owner at each of their turns, with as many seats as there are.
 */
pays: number, 
/**
 * At once, to who makes the blend.
 */
makes: number, };

export type AbilityShape = { colour: Track, ability: string, points: number, once: number, twice: number, cup: number, };

export type Printed = { featured: CoasterPays, rainbow: CoasterPays, abilities: Array<AbilityShape>, goal: number, dice_in_box: DiceCounts, setup: Record<string, string | number | boolean>, };

export type Marked = { seat: number, colour: Track, from: number, to: number, 
/**
 * The level it opens: 1 for 1X, 2 for 2X.
 */
opens?: number, 
/**
 * The points of the cup, if it is reached.
 */
cup?: number, };

export type Gift = { 
/**
 * How many of the dice can earn something.
 */
dice: number, 
/**
 * Points at once.
 */
now: number, 
/**
 * Points whenever that Best Bean is scored.
 */
turn: number, 
/**
 * Points that the tokens on the present Best Bean would no longer earn whenever that is scored.
 */
lost: number, };

export type VivajavaOffer = { 
/**
 * The first word of the action; `reroll_aroma` is the second half of a re-roll.
 */
verb: 'decay' | 'keep' | 'drop' | 'donate' | 'reroll' | 'reroll_aroma' | 'upgrade' | 'flip' | 'use' | 'blend' | 'rainbow' | 'research' | 'pass' | 'focus' | 'stop' | 'block' | 'ride' | 'aroma' | 'joint' | 'partner' | 'recall' | 'leave' | 'end', 
/**
 * Coffee or aroma: of the dice it names.
 */
kind?: 'coffee' | 'aroma', 
/**
 * What the dice show that it names: rolled again, or blended (jokers as what they count as).
 */
dice?: Array<Face>, 
/**
 * What the one die shows that it names.
 */
face?: Face, 
/**
 * What it shows afterwards.
 */
to?: Face, 
/**
 * Whose token lies on the die.
 */
token?: number, 
/**
 * How many donated dice of each seat it uses.
 */
donated?: Array<number>, 
/**
 * How many: dice donated, beans researched, dice of a Best Bean that is dropped.
 */
n?: number, 
/**
 * The track, or the main colour of a blend.
 */
colour?: Face, 
/**
 * The ability on that track.
 */
ability?: string, 
/**
 * The other seat: for whom, with whom, on whose track.
 */
seat?: number, 
/**
 * Where the token comes from.
 */
spot?: SpotAt, 
/**
 * The rating of the blend afterwards.
 */
strength?: number, roast?: number, 
/**
 * The dice of a drop that are rolled; of a decay, if what is left is dropped.
 */
rolls?: DiceCounts, 
/**
 * A decay after which what is left may be kept.
 */
keeps?: boolean, 
/**
 * Points at once, by seat; where donated dice are chosen, those of the blend they go into.
 */
points?: Array<number>, 
/**
 * What both coasters pay each seat afterwards when their owners' turns begin, if nothing changes; left out where
 * that stays as it is.
 */
income?: Array<number>, 
/**
 * Steps marked, with those who ride along.
 */
tracks?: Array<Marked>, 
/**
 * Aroma dice the seat takes from the supply.
 */
gains_aroma?: number, 
/**
 * Aroma dice it gives up unused; of a decay, if what is left is kept.
 */
loses_aroma?: number, 
/**
 * What donated dice earn their donor at best.
 */
gift?: Gift, 
/**
 * Rainbow goes back to the middle.
 */
rainbow_lost?: boolean, 
/**
 * The game is over by it.
 */
over?: boolean, };

export type ColourOdds = { colour: Face, chance: number, };

export type ResearchOdds = { colour: Face, steps: number, chance: number, };

export type Odds = { 
/**
 * The action.
 */
action: string, 
/**
 * The action after it that belongs to it: the aroma dice of a re-roll, keeping or dropping after the decay.
 */
then?: string, 
/**
 * The chance that a blend can take Best Bean; after a donation, that the active seat can.
 */
beats?: number, 
/**
 * The same with this main colour, where there is a chance.
 */
by_colour: Array<ColourOdds>, 
/**
 * The chance that Rainbow can be made.
 */
rainbow?: number, 
/**
 * The chance to research at least this many beans of a colour, where there is one.
 */
research: Array<ResearchOdds>, 
/**
 * After a donation: the chance that a blend can use at least one of the dice given, at least two, and so on.
 */
used?: Array<number>, 
/**
 * After keeping: the chance that none of the others can take Best Bean with one roll each.
 */
stays?: number, };

export type FaceName = Face;

export type KindName = 'coffee' | 'aroma';

export type VivajavaEvent = { "kind": "turn_began", seat: number, } | { "kind": "scored", seat: number, points: number, source: 'featured' | 'rainbow' | 'tokens' | 'new_blend' | 'cup', colour?: FaceName, } | { "kind": "rolled_for_start", seat: number, face: FaceName, } | { "kind": "starts", seat: number, } | { "kind": "decayed", seat: number, face: FaceName, } | { "kind": "kept", seat: number, } | { "kind": "dropped", seat: number, dice: number, } | { "kind": "bottlenecked", seat: number, dice: number, } | { "kind": "donated", seat: number, dice: number, } | { "kind": "rolled", seat: number, dice: KindName, faces: Array<FaceName>, } | { "kind": "turned", ability: string, dice: KindName, from: FaceName, to: FaceName, } | { "kind": "made_featured", seat: number, faces: Array<FaceName>, } | { "kind": "made_rainbow", seat: number, } | { "kind": "rainbow_to_middle", seat: number, } | { "kind": "passed", seat: number, } | { "kind": "marked", seat: number, colour: FaceName, steps: number, } | { "kind": "took_aroma", seat: number, dice: number, } | { "kind": "aroma_expired", seat: number, dice: number, } | { "kind": "token_moved", seat: number, from: SpotAt, to: SpotAt, } | { "kind": "joint_rolled", face: FaceName, } | { "kind": "game_ended" };

/** What one viewer may know. */
export type VivajavaView = { game: 'vivajava', you: number | 'spectator' | 'all' } & VivajavaShape & Printed;

/** A legal action with what it means, acts on, costs and brings. */
export type Offer = VivajavaOffer & { say?: Message };

/** What happened, with its sentence. */
export type Event = VivajavaEvent & { text?: string, say: Message };
