// What is touched at the table of VivaJava Dice, and what that would do. Everything that may be done is an offer.

import { Intention } from '../table/intention.ts';
import type { Offer, SeatLabel } from '../table/model.ts';
import { t } from '../lib/words.svelte.ts';
import { actionFor, mixOf, rowsOf, toggled, type Mix, type Row, type Table } from './blends.ts';
import { offersOf, those, type VivaOffer } from './offers.ts';
import { chanceOf, countedBy, type Chance, type Odds } from './odds.ts';
import { incomeOf, lettersOf, pays, TRACKS, type Colour, type Die, type Face, type VivaView } from './view.ts';

/** What the table is given from outside. */
export interface Source {
  view: VivaView;
  legal: Offer[];
  seat: number | undefined;
  seats: SeatLabel[];
  busy: boolean;
  play: (text: string) => void;
  wish: (text: string) => void;
  explain: (text: string) => void;
}

/** A place that is lit: choosing it plays these actions one after the other. */
export interface Spot {
  id: string;
  offer: VivaOffer;
  texts: string[];
  /** All that could be chosen here, the best first. */
  all: VivaOffer[];
}

/** A die as it is drawn: perhaps not as it lies, but as it would. */
export interface ShownDie extends Die {
  i: number;
  fresh?: boolean;
}

export type Tool = 'reroll' | 'upgrade' | 'flip' | 'block' | 'ride' | 'aroma' | 'joint';

/** Where this browser keeps that the stairs need no explanation any more. */
const KNOWN = 'klatsch-viva-stairs';
function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) === 'yes';
  } catch {
    // A browser that keeps nothing would be told every time.
    return true;
  }
}

export class Desk {
  /** The place under the pointer or the focus, and the one that was touched. */
  hovered = $state<string>();
  touched = $state<string>();
  /** Dice to be rolled again. */
  picked = $state.raw<readonly number[]>([]);
  private wanted = $state<Tool>();
  /** How many steps are meant, where several can be. */
  steps = $state<number>();
  private composing = $state.raw<Mix>();
  /** The die that is to leave the blend. */
  leaving = $state<number>();
  /** How many dice are to be given. */
  giving = $state(0);
  odds = $state.raw<Odds>();
  /** Whether the stairs were explained. */
  explained = $state(isKnown());
  understood(): void {
    this.explained = true;
    try {
      localStorage.setItem(KNOWN, 'yes');
    } catch {
      // Then it is explained again next time.
    }
  }

  private readonly intention = new Intention({
    play: (text) => this.source().play(text),
    // The question that is open now shows what can be done instead.
    missing: () => {},
  });

  constructor(private readonly source: () => Source) {}

  view = $derived.by(() => this.source().view);
  seat = $derived.by(() => this.source().seat);
  seats = $derived.by(() => this.source().seats);
  busy = $derived.by(() => this.source().busy);
  /** By their texts: what they mean may follow later and does not make another question. */
  question = $derived.by(() =>
    this.source()
      .legal.map((offer) => offer.text)
      .join('\n'),
  );
  offers = $derived.by(() => offersOf(this.source().legal, this.view));
  asked = $derived(this.offers.length > 0 ? this.view.question : null);
  mine = $derived(this.seat !== undefined && this.view.turn === this.seat);
  table = $derived<Table>({ dice: this.view.dice, donated: this.view.donated, use: this.view.stage === 'use' ? this.view.use : undefined });

  /** A new question puts away what the last one had opened; what was intended goes on. */
  renew(): void {
    this.hovered = undefined;
    this.touched = undefined;
    if (this.picked.length > 0) this.picked = [];
    this.wanted = undefined;
    this.steps = undefined;
    this.composing = undefined;
    this.leaving = undefined;
    this.giving = 0;
    this.odds = undefined;
    this.intention.offered(this.source().legal);
  }

  of(...verbs: Parameters<typeof those>[1][]): VivaOffer[] {
    return those(this.offers, ...verbs);
  }
  text(text: string): VivaOffer | undefined {
    return this.offers.find((offer) => offer.text === text);
  }

  rows = $derived<Map<Colour, Row>>(rowsOf(this.offers));
  /** Every lit place of the wall. */
  spots = $derived.by(() => {
    const spots = new Map<string, Spot>();
    const add = (id: string, all: VivaOffer[]) => {
      const offer = all[0];
      if (offer) spots.set(id, { id, offer, texts: [offer.text], all });
    };
    for (const row of this.rows.values()) {
      const mix = mixOf(row.best, this.table);
      const action = mix && actionFor(mix, this.offers, this.table);
      spots.set(`row-${row.colour}`, { id: `row-${row.colour}`, offer: row.best, texts: action?.texts ?? [row.best.text], all: row.offers });
    }
    add('rainbow', this.of('rainbow'));
    const most = (a: VivaOffer, b: VivaOffer) => (b.n ?? 0) - (a.n ?? 0);
    for (const colour of TRACKS) {
      add(`tube-${colour}`, this.of('research', 'focus').filter((offer) => offer.colour === colour).sort(most));
      add(`block-${colour}`, this.of('block').filter((offer) => offer.colour === colour));
    }
    add('jar', [...this.of('research').filter((offer) => offer.colour === 'black').sort(most), ...this.of('aroma')]);
    for (const offer of this.of('ride')) add(`ride-${offer.seat}-${offer.colour}`, [offer]);
    for (const offer of this.of('partner')) add(`seat-${offer.seat}`, [offer]);
    for (const offer of this.of('recall')) add(`recall-${offer.spot}`, [offer]);
    return spots;
  });

  /** The place that is looked at, with what choosing it would do. */
  aim = $derived.by<Spot | undefined>(() => {
    const spot = this.spots.get(this.hovered ?? '') ?? this.spots.get(this.touched ?? '');
    const fewer = this.steps === undefined ? undefined : spot?.all.find((offer) => offer.n === this.steps);
    return spot && fewer ? { ...spot, offer: fewer, texts: [fewer.text] } : spot;
  });

  /** Somebody chose a lit place. A mouse has looked at it before; a finger looks first and chooses by the second touch. */
  choose(id: string, event?: Event): void {
    const spot = this.spots.get(id);
    if (!spot || this.busy) return;
    const finger = event instanceof PointerEvent && event.pointerType !== 'mouse' && event.pointerType !== '';
    // Beside donated dice the own ones are chosen, too.
    if (id.startsWith('row-') && (spot.all.length > 1 || spot.offer.verb === 'use') && this.touched !== id) {
      this.touched = id;
      this.compose(spot);
      return;
    }
    if (finger && this.touched !== id) {
      this.touched = id;
      return;
    }
    const aim = this.aim?.id === id ? this.aim : spot;
    this.intend(id.startsWith('row-') ? (this.made?.texts ?? aim.texts) : aim.texts);
  }

  /** Several actions as one. */
  intend(texts: readonly string[]): void {
    if (this.busy) return;
    this.intention.begin(texts, this.source().legal);
  }
  play(offer: VivaOffer | undefined): void {
    if (offer) this.intend([offer.text]);
  }
  wish(text: string): void {
    this.source().wish(text);
  }

  // Rolling again.

  tools = $derived.by<Tool[]>(() => (['reroll', 'upgrade', 'flip', 'block', 'ride', 'aroma', 'joint'] as const).filter((verb) => this.of(verb).length > 0));
  tool = $derived<Tool | undefined>(this.wanted && this.tools.includes(this.wanted) ? this.wanted : this.tools[0]);
  take(tool: Tool): void {
    this.wanted = tool;
    this.picked = [];
    this.touched = undefined;
    this.composing = undefined;
  }

  pick(i: number): void {
    this.composing = undefined;
    this.touched = undefined;
    this.picked = this.picked.includes(i) ? this.picked.filter((one) => one !== i) : [...this.picked, i];
  }
  private lettersOf(kind: Die['kind']): string {
    return lettersOf(this.picked.flatMap((i) => (this.view.dice[i]?.kind === kind ? (this.view.dice[i].face ?? []) : [])));
  }
  /** What rolls the picked dice again; nothing as long as that is not offered. */
  again = $derived.by<string[] | undefined>(() => {
    if (this.picked.length === 0) return undefined;
    const coffee = `reroll ${this.lettersOf('coffee')}`;
    const aroma = `and ${this.lettersOf('aroma')}`;
    if (this.asked === 'reroll_aroma') return this.text(aroma) ? [aroma] : undefined;
    if (!this.text(coffee)) return undefined;
    return this.view.dice.some((die) => die.kind === 'aroma') ? [coffee, aroma] : [coffee];
  });
  /** What turns a die, if that is offered with the chosen tool. */
  turn(i: number): VivaOffer | undefined {
    const die = this.view.dice[i];
    return this.offers.find((offer) => offer.verb === this.tool && offer.kind === die?.kind && offer.face === die?.face && (offer.verb === 'upgrade' || offer.verb === 'flip'));
  }
  turning = $derived(this.tool === 'upgrade' || this.tool === 'flip');

  /** The dice as they lie, or as they would if the die that is looked at were turned. */
  dice = $derived.by<ShownDie[]>(() => {
    const at = this.turning ? Number(/^die-(\d+)$/.exec(this.hovered ?? this.touched ?? '')?.[1] ?? -1) : -1;
    return this.view.dice.map((die, i) => {
      const to = i === at ? this.turn(i)?.to : undefined;
      return to ? { ...die, face: to as Face, fresh: true, i } : { ...die, i };
    });
  });
  /** What would be done with the dice in hand, of which chances can be told. */
  private gamble = $derived.by<string[] | undefined>(() => {
    if (this.again) return this.again;
    const at = /^die-(\d+)$/.exec(this.hovered ?? this.touched ?? '')?.[1];
    const turned = this.turning && at !== undefined ? this.turn(Number(at)) : undefined;
    return turned && [turned.text];
  });
  /** Its chances, if they were asked for. */
  chance = $derived.by<Chance | undefined>(() => (this.odds && this.gamble ? chanceOf(this.odds, this.gamble) : undefined));
  /** The action whose chances are wanted and not known yet. */
  uncounted = $derived.by<string | undefined>(() => {
    const action = this.odds && this.gamble ? countedBy(this.gamble) : undefined;
    return action !== undefined && !this.odds?.has(action) ? action : undefined;
  });

  // Composing a blend.

  compose(spot: Spot): void {
    this.picked = [];
    this.composing = mixOf(spot.offer, this.table);
  }
  letGo(): void {
    this.composing = undefined;
    this.touched = undefined;
  }
  /** The dice that are put forward. */
  mix = $derived.by<Mix | undefined>(() => {
    if (this.composing) return this.composing;
    if (this.asked !== 'own_dice') return undefined;
    const first = [...this.rows.values()].sort((a, b) => b.strength - a.strength)[0];
    return first && mixOf(first.best, this.table);
  });
  made = $derived(this.mix && actionFor(this.mix, this.offers, this.table));
  toggle(kind: 'own' | 'given', i: number): void {
    if (this.mix) this.composing = toggled(this.mix, kind, i, this.table);
  }

  /** What is about to be chosen, whatever was touched. */
  looked = $derived<VivaOffer | undefined>(this.aim && !(this.mix && this.aim.id === this.touched) ? this.aim.offer : (this.made?.offer ?? this.aim?.offer));

  /** Where everybody would stand: at once, and at the owner's next turn. */
  ghosts = $derived.by<{ seat: number; at: number; later: boolean }[]>(() => {
    const offer = this.looked;
    const points = offer?.points;
    if (!offer || !points) return [];
    return this.view.seats.flatMap(({ seat, points: has }) => {
      const now = points[seat] ?? 0;
      const then = this.income(offer)[seat] ?? 0;
      return [
        ...(now > 0 ? [{ seat, at: has + now, later: false }] : []),
        ...(now > 0 && then > 0 && (offer.verb === 'blend' || offer.verb === 'rainbow') ? [{ seat, at: has + now + then, later: true }] : []),
      ];
    });
  });

  /** What the coasters would pay each seat, all in all, if nothing else changed. */
  income(offer: VivaOffer): number[] {
    if (offer.income) return offer.income;
    const mix = this.mix;
    return this.view.seats.map(({ seat }) => {
      const sum = (kinds: readonly string[]) => incomeOf(this.view, seat).reduce((all, { kind, n }) => all + (kinds.includes(kind) ? n : 0), 0);
      if (offer.verb === 'rainbow') return sum(['featured', 'tokens']) + (seat === this.seat ? pays(this.view).rainbow : 0);
      if (offer.verb !== 'blend' && offer.verb !== 'use') return sum(['featured', 'tokens', 'rainbow']);
      if (seat === this.seat) return pays(this.view).featured;
      return sum(['rainbow']) + (offer.donated?.[seat] ?? mix?.given.filter((i) => this.view.donated[i]?.seat === seat).length ?? 0);
    });
  }

  name(seat: number): string {
    return seat === this.seat ? t('viva-you') : (this.seats[seat]?.brief ?? '');
  }
}
