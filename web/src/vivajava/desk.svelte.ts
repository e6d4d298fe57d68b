// What is touched at the table of VivaJava Dice, and what that would do. Everything that may be done is an offer.

import { Intention } from '../table/intention.ts';
import type { Offer, SeatLabel } from '../table/model.ts';
import { t } from '../lib/words.svelte.ts';
import { actionFor, mixOf, rowsOf, toggled, type Mix, type Row, type Table } from './blends.ts';
import { offersOf, those, type VivaOffer } from './offers.ts';
import { asked, chanceOf, oddsOf, type Chance, type Odds } from './odds.ts';
import { lettersOf, sameFaces, TRACKS, type Colour, type Die, type Face, type VivaView } from './view.ts';

/** What the table is given from outside. */
export interface Source {
  view: VivaView;
  legal: Offer[];
  seat: number | undefined;
  seats: SeatLabel[];
  busy: boolean;
  play: (text: string) => void;
  wish: (text: string) => void;
  explain: (...texts: string[]) => void;
  /** Chances of one action, of two that belong together, or of all; nothing where nobody is told. */
  odds?: ((action?: string, then?: string) => Promise<{ odds: unknown[] }>) | undefined;
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

/** What this browser keeps: that the stairs need no explanation any more, and that chances are wanted. */
const STAIRS = 'klatsch-viva-stairs';
const ODDS = 'klatsch-viva-odds';
function kept(key: string, otherwise: boolean): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return otherwise;
  }
}
function keep(key: string, wish: boolean): void {
  try {
    localStorage.setItem(key, wish ? 'yes' : 'no');
  } catch {
    // It is asked again next time.
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
  /** Whether the stairs were explained; a browser that keeps nothing would be told every time. */
  explained = $state(kept(STAIRS, true));
  understood(): void {
    this.explained = true;
    keep(STAIRS, true);
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
  offers = $derived.by(() => offersOf(this.source().legal));
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
    this.asking.clear();
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

  /** Whose sentences are read or heard at their places: all but the many ways to roll again or to compose a blend. */
  private spoken = $derived.by(() => [...new Set([...this.spots.values()].flatMap(({ offer, all }) => (offer.verb === 'blend' || offer.verb === 'use' ? [offer] : all)).concat(this.of('upgrade', 'flip', 'decay', 'pass')))]);
  private explainedFor = '';
  /** Where the answers to a question come without words because there are many, asks for those that are needed; once a question. */
  askWords(): void {
    const unsaid = this.source()
      .legal.filter((offer) => offer.say === undefined && this.spoken.some(({ text }) => text === offer.text))
      .map((offer) => offer.text);
    if (unsaid.length === 0 || this.explainedFor === this.question) return;
    this.explainedFor = this.question;
    this.source().explain(...unsaid);
  }

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
  private facesOf(kind: Die['kind']): Face[] {
    return this.picked.flatMap((i) => (this.view.dice[i]?.kind === kind ? (this.view.dice[i].face ?? []) : []));
  }
  private rolling(verb: 'reroll' | 'reroll_aroma', kind: Die['kind']): VivaOffer | undefined {
    return this.of(verb).find((offer) => sameFaces(offer.dice ?? [], this.facesOf(kind)));
  }
  /** What rolls the picked dice again; nothing as long as that is not offered. */
  again = $derived.by<string[] | undefined>(() => {
    if (this.picked.length === 0) return undefined;
    const first = this.asked === 'reroll_aroma' ? this.rolling('reroll_aroma', 'aroma') : this.rolling('reroll', 'coffee');
    if (!first) return undefined;
    const second = first.verb === 'reroll' && this.view.dice.some((die) => die.kind === 'aroma');
    return second ? [first.text, `and ${lettersOf(this.facesOf('aroma'))}`] : [first.text];
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
  // Chances.

  private odds = $state.raw<Odds>();
  private readonly asking = new Set<string>();
  private refused = $state(false);
  wantsOdds = $state(kept(ODDS, false));
  showOdds(wish: boolean): void {
    this.wantsOdds = wish;
    keep(ODDS, wish);
  }
  /** Whether there are chances to be told of what is asked. */
  hasOdds = $derived.by(
    () => this.source().odds !== undefined && !this.refused && this.of('reroll', 'reroll_aroma', 'upgrade', 'flip', 'donate', 'decay', 'keep', 'drop').length > 0,
  );
  /** What would be done with the dice in hand. */
  private gamble = $derived.by<string[] | undefined>(() => {
    if (this.again) return this.again;
    const at = /^die-(\d+)$/.exec(this.hovered ?? this.touched ?? '')?.[1];
    const turned = this.turning && at !== undefined ? this.turn(Number(at)) : undefined;
    return turned && [turned.text];
  });
  /** The chances of it, where they are known. */
  chance = $derived.by<Chance | undefined>(() => (this.gamble ? this.chances(this.gamble) : undefined));
  chances(texts: readonly string[]): Chance | undefined {
    return this.wantsOdds && this.odds ? chanceOf(this.odds, texts) : undefined;
  }
  /** Asks for the chances that are wanted and not known yet: all that are quickly counted, then one by one what is looked at. */
  count(): void {
    if (!this.wantsOdds || !this.hasOdds) return;
    if (!this.odds) void this.reckon([]);
    else if (this.gamble && !this.chance) void this.reckon(asked(this.gamble));
  }
  private async reckon(texts: readonly string[]): Promise<void> {
    const [question, key] = [this.question, texts.join(', ')];
    if (this.asking.has(key)) return;
    this.asking.add(key);
    try {
      const answer = await this.source().odds?.(...texts);
      if (question === this.question) this.odds = new Map([...(this.odds ?? []), ...oddsOf((answer?.odds ?? []) as Chance[])]);
    } catch {
      this.refused = question === this.question;
    }
  }

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
      const then = offer.income?.[seat] ?? 0;
      return [
        ...(now > 0 ? [{ seat, at: has + now, later: false }] : []),
        ...(now > 0 && then > 0 && (offer.verb === 'blend' || offer.verb === 'rainbow') ? [{ seat, at: has + now + then, later: true }] : []),
      ];
    });
  });

  /** What makes a place choose itself: pointer, focus and touch. */
  spotted(id: string) {
    return {
      // Not when it enters: after a choice the pointer may lie on what is asked about next.
      onpointermove: (event: PointerEvent) => event.pointerType === 'mouse' && (this.hovered = id),
      onpointerleave: () => (this.hovered = undefined),
      onfocus: () => (this.hovered = id),
      onblur: () => (this.hovered = undefined),
      onclick: (event: Event) => this.choose(id, event),
    };
  }

  name(seat: number): string {
    return seat === this.seat ? t('viva-you') : (this.seats[seat]?.brief ?? '');
  }
}
