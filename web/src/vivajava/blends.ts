// A Best Bean is composed by touching dice. Which sets count, the legal actions say; here dice are matched with them.

import type { VivaOffer } from './offers.ts';
import { COLOURS, lettersOf, ofRoast, ROAST, type Colour, type Die, type Face } from './view.ts';

/** The dice of a blend are five. */
export const PLACES = 5;

/** Dice that are meant to go into a blend: own ones and donated ones, by their places on the table. */
export interface Mix {
  colour: Colour;
  own: readonly number[];
  given: readonly number[];
}

/** What may be made of one colour. */
export interface Row {
  colour: Colour;
  /** The strongest. */
  best: VivaOffer;
  strength: number;
  offers: VivaOffer[];
}

/** What dice there are. */
export interface Table {
  dice: readonly Die[];
  donated: readonly Die[];
  /** Donated dice that are in the blend already, by seat. */
  use?: readonly number[] | undefined;
}

const given = (offer: VivaOffer): number => (offer.donated ?? []).reduce((sum, n) => sum + n, 0);

/** Prefers the strongest, then what needs fewer dice of others, then a second pair, then the darkest dice. */
function order(a: VivaOffer, b: VivaOffer): number {
  return (b.strength ?? 0) - (a.strength ?? 0) || given(a) - given(b) || spare(b) - spare(a);
}
/** What the dice beside the main colour are worth: a second pair first, then dark ones. */
function spare(offer: VivaOffer): number {
  const rest = (offer.dice ?? []).filter((face) => ROAST[face] !== offer.roast);
  const pair = COLOURS.some((colour) => rest.filter((face) => face === colour).length > 1);
  return (pair ? 100 : 0) + rest.reduce((sum, face) => sum + ROAST[face], 0);
}

/** At most six rows, one a colour, from dozens of legal blends. */
export function rowsOf(offers: readonly VivaOffer[]): Map<Colour, Row> {
  const rows = new Map<Colour, Row>();
  for (const offer of offers) {
    if ((offer.verb !== 'blend' && offer.verb !== 'use') || offer.roast === undefined) continue;
    const colour = ofRoast(offer.roast);
    if (!colour) continue;
    const row = rows.get(colour);
    if (row) row.offers.push(offer);
    else rows.set(colour, { colour, best: offer, strength: 0, offers: [offer] });
  }
  for (const row of rows.values()) {
    row.offers.sort(order);
    row.best = row.offers[0] ?? row.best;
    row.strength = row.best.strength ?? 0;
  }
  return rows;
}

/** The dice that show these faces; jokers stand in for what is missing. Nothing if there are not enough. */
function diceFor(faces: readonly Face[], dice: readonly Die[]): number[] | undefined {
  const free = new Set(dice.keys());
  const take = (face: Face): boolean => {
    const found = [...free].find((i) => dice[i]?.face === face);
    if (found === undefined) return false;
    free.delete(found);
    return true;
  };
  const missing = faces.filter((face) => !take(face));
  if (!missing.every(() => take('joker'))) return undefined;
  return [...dice.keys()].filter((i) => !free.has(i));
}

/** The dice an offer would use; own ones beside donated ones: its colour, jokers, then as a spare is chosen. */
export function mixOf(offer: VivaOffer, table: Table): Mix | undefined {
  const colour = offer.roast === undefined ? undefined : ofRoast(offer.roast);
  if (!colour) return undefined;
  if (offer.verb === 'blend') {
    const own = diceFor(offer.dice ?? [], table.dice);
    return own && { colour, own, given: lockedGiven(colour, table) };
  }
  const chosen = (offer.donated ?? []).flatMap((n, seat) => matching(colour, table, seat).slice(0, n));
  const room = PLACES - chosen.length;
  const rank = (i: number): number => {
    const face = table.dice[i]?.face;
    if (face === colour) return 1000;
    if (face === 'joker') return 900;
    const twins = table.dice.filter((die) => die.face === face).length > 1 ? 100 : 0;
    return twins + (face ? ROAST[face] : 0);
  };
  const own = [...table.dice.keys()].sort((a, b) => rank(b) - rank(a)).slice(0, room);
  return { colour, own, given: chosen };
}

/** Donated dice of a seat that show a colour, plain ones before jokers. */
function matching(colour: Colour, table: Table, seat: number): number[] {
  const of = (face: Face) => [...table.donated.keys()].filter((i) => table.donated[i]?.seat === seat && table.donated[i]?.face === face);
  return [...of(colour), ...of('joker')];
}
function lockedGiven(colour: Colour, table: Table): number[] {
  return (table.use ?? []).flatMap((n, seat) => matching(colour, table, seat).slice(0, n));
}

/** How many donated dice of each seat are in a mix. */
function bySeat(mix: Mix, table: Table, seats: number): number[] {
  const counts = Array<number>(seats).fill(0);
  for (const i of mix.given) {
    const seat = table.donated[i]?.seat ?? 0;
    counts[seat] = (counts[seat] ?? 0) + 1;
  }
  return counts;
}

/** The legal action that makes a mix, and the one that follows it; nothing if none does. */
export function actionFor(mix: Mix, offers: readonly VivaOffer[], table: Table): { offer: VivaOffer; texts: string[] } | undefined {
  if (mix.own.length + mix.given.length !== PLACES) return undefined;
  const faces = mix.own.map((i) => table.dice[i]?.face);
  if (mix.given.length > 0 && !table.use) {
    const wanted = offers.find(
      (offer) => offer.verb === 'use' && ofRoast(offer.roast ?? 0) === mix.colour && bySeat(mix, table, offer.donated?.length ?? 0).every((n, seat) => n === (offer.donated?.[seat] ?? 0)),
    );
    const letters = lettersOf(faces.flatMap((face) => (face === 'joker' ? mix.colour : (face ?? []))));
    return wanted && { offer: wanted, texts: [wanted.text, `blend ${letters}`] };
  }
  const sets = offers.filter((offer) => offer.verb === 'blend' && shows(faces, offer.dice ?? []));
  const best = [...sets].sort((a, b) => Number(ofRoast(b.roast ?? 0) === mix.colour) - Number(ofRoast(a.roast ?? 0) === mix.colour) || order(a, b))[0];
  return best && { offer: best, texts: [best.text] };
}

/** Whether dice show exactly these faces, jokers any of them. */
function shows(faces: readonly (Face | null | undefined)[], wanted: readonly Face[]): boolean {
  if (faces.length !== wanted.length) return false;
  const rest = [...wanted];
  for (const face of faces) {
    if (face === 'joker') continue;
    const at = rest.findIndex((one) => one === face);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return true;
}

/** Puts a die in or takes it out; where all places are taken, the last spare die makes room. */
export function toggled(mix: Mix, kind: 'own' | 'given', i: number, table: Table): Mix {
  const list = mix[kind];
  if (list.includes(i)) return { ...mix, [kind]: list.filter((one) => one !== i) };
  let own = mix.own;
  if (own.length + mix.given.length >= PLACES) {
    const face = (at: number) => table.dice[at]?.face;
    const spares = own.filter((at) => face(at) !== mix.colour && face(at) !== 'joker');
    const out = (spares.length > 0 ? spares : own).at(-1);
    own = own.filter((at) => at !== out);
  }
  return kind === 'own' ? { ...mix, own: [...own, i] } : { ...mix, own, given: [...mix.given, i] };
}
