// A table over a WebSocket: it is told what changes, asks, and finds its way back when the line breaks.

import { Refused, refusal, table } from './api.ts';
import { decoded } from './coded.ts';
import { changed } from './delta.ts';
import { Gather } from './gather.ts';
import { unpack } from './packed.ts';
import { saidEvents, saidOffers } from './said.ts';
import { session } from './session.svelte.ts';
import type { Message } from './words.svelte.ts';
import type { Answered, Awaits, Changed, ChatLine, ClockFace, Happening, Legal, News, NotAnswered, Nothing, Offer, Reckoned, Request, Spoken, TableDoc, Update, Why } from '../protocol/service.ts';

export type { ClockFace as Clock };

type Answer = Answered<object> | NotAnswered;

/** How long an answer may take before the line is called broken. */
const PATIENCE = 2500;

/** Waits after the first, second … broken line, in milliseconds. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

export class Link {
  status = $state<'connecting' | 'open' | 'lost' | 'refused'>('connecting');
  refusal = $state.raw<Refused>();
  doc = $state.raw<TableDoc>();
  version = $state(0);
  awaits = $state.raw<Awaits>({ kind: 'nobody' });
  legal = $state.raw<string[]>([]);
  /** What each means, acts on, costs and brings, in the same order. */
  offers = $state.raw<readonly Offer[]>([]);
  /** What one is asked. */
  question = $state.raw<Message>();
  /** Why the last choice stays; without it, it may be taken back. */
  undoClosed = $state.raw<Message>();
  clocks = $state.raw<ClockFace[]>([]);
  /** When the clocks were told. */
  clocksAt = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<string[]>([]);
  /** Whether something was asked and no answer came for a while: the line may be broken without anybody having said so. */
  silent = $state(false);

  /** A bot's turn comes as several updates at once; they are painted together. */
  private updates = new Gather<Update>((update) => this.update(update));
  private socket: WebSocket | undefined;
  private view: unknown;
  private words: Readonly<Record<string, string>> = {};
  private seen: number | undefined;
  private eyes: number | 'spectator' | undefined;
  private asked = 0;
  private waiting = new Map<unknown, { done: (answer: never) => void; fail: (error: Error) => void }>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    /** Called with every new view and what led to it; `own` of the events came no later than one's last choice. */
    private readonly onview: (view: unknown, events: Happening[], whole: boolean, own: number | undefined) => void,
  ) {
    addEventListener('online', this.again);
    addEventListener('offline', this.broken);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    removeEventListener('offline', this.broken);
    clearTimeout(this.patience);
    this.socket?.close();
  }

  /** Looks with the eyes of this seat from now on. */
  lookAs(eyes: number | 'spectator'): void {
    if (this.eyes === eyes) return;
    // What waits was told to the eyes before.
    this.updates.all();
    this.eyes = eyes;
    this.seen = undefined;
    if (this.status === 'open') void this.hello();
  }

  play(action: string, seat: number): Promise<Changed> {
    return this.ask({ do: 'play', action, seat, version: this.version });
  }

  undo(seat: number, wholeTurn: boolean): Promise<Changed> {
    return this.ask({ do: 'undo', seat, version: this.version, whole_turn: wholeTurn });
  }

  /** What legal actions would do: all of them, or only these. */
  async meaning(actions?: readonly string[]): Promise<Map<string, Message>> {
    const answer = await this.ask<Legal>({
      do: 'legal',
      say: true,
      ...(this.eyes === undefined ? {} : { as: this.eyes }),
      ...(actions ? { actions: [...actions] } : {}),
    });
    const said = answer.say ?? [];
    return new Map(answer.legal.flatMap((text, i) => (said[i] ? [[text, said[i]] as const] : [])));
  }

  why(action: string, seat: number): Promise<Why> {
    return this.ask({ do: 'why', action, seat });
  }

  /** Chances of what a seat may roll or turn: of one action, or of all that are counted quickly. */
  odds(seat: number, action?: string, then?: string): Promise<Reckoned> {
    return this.ask({ do: 'odds', as: seat, ...(action === undefined ? {} : { action }), ...(then === undefined ? {} : { then }) });
  }

  say(text: string): Promise<Spoken> {
    return this.ask({ do: 'chat', text });
  }

  /** A request and its answer; a refusal is thrown. */
  ask<T = Nothing>(request: Request): Promise<T> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused('network', 'network'));
    this.asked += 1;
    const id = this.asked;
    return new Promise<T>((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.patience ??= setTimeout(() => (this.silent = true), PATIENCE);
      socket.send(JSON.stringify({ id, ...request }));
    });
  }

  /** The device has no network: nothing that is asked from now on would arrive, so nobody shall wait for it. */
  private broken = (): void => {
    const socket = this.socket;
    if (!socket || this.closed || this.status === 'refused') return;
    // A close over a dead line takes its time; it counts as closed now.
    socket.onclose?.(new CloseEvent('close'));
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.socket = undefined;
  };

  private again = (): void => {
    if (this.status === 'lost') {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      void this.hello();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as News | Answer);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      clearTimeout(this.patience);
      [this.patience, this.silent] = [undefined, false];
      for (const { fail } of this.waiting.values()) fail(new Refused('network', 'network'));
      this.waiting.clear();
      if (this.status === 'refused') return;
      if (this.seen === undefined && this.tries === 0) void this.isThere();
      this.status = 'lost';
      const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 8000;
      this.tries += 1;
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  /** A table that does not exist, or not for us, is not worth waiting for. */
  private async isThere(): Promise<void> {
    try {
      await table(this.id);
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'network') return;
      clearTimeout(this.timer);
      this.status = 'refused';
      this.refusal = error;
    }
  }

  private async hello(): Promise<void> {
    try {
      await this.ask({
        do: 'hello',
        // Since the very beginning: what happened so far comes with the whole view.
        version: this.seen ?? 0,
        offers: true,
        brief: true,
        ...(this.eyes === undefined ? {} : { as: this.eyes }),
      });
      this.status = 'open';
    } catch (error) {
      if (error instanceof Refused && error.code !== 'network') {
        this.status = 'refused';
        this.refusal = error;
        this.socket?.close();
      }
    }
  }

  private hear(news: News | Answer): void {
    this.silent = false;
    clearTimeout(this.patience);
    this.patience = undefined;
    if (!('type' in news)) {
      const waiting = this.waiting.get(news.id);
      this.waiting.delete(news.id);
      if ('error' in news) waiting?.fail(refusal(news.error, 'internal'));
      else waiting?.done(news as never);
      return;
    }
    if (news.type === 'update') this.updates.add(news);
    else if (news.type === 'chat') this.chat = [...this.chat, news.line];
    else if (news.type === 'presence') this.present = news.users;
    else session.hear(news);
  }

  private update(update: Update): void {
    if (this.closed) return;
    const whole = update.view !== undefined;
    this.words = update.words ?? this.words;
    const put = <T,>(coded: T): T => decoded(coded, this.words) as T;
    if (whole) {
      this.view = update.view;
    } else if ((update.base ?? update.version - 1) !== (this.seen ?? 0)) {
      // Something was missed: ask for everything.
      this.seen = undefined;
      void this.hello();
      return;
    } else if (update.delta !== undefined) {
      this.view = changed(this.view, put(update.delta));
    }
    // A client that does not say whose view it wants is greeted by where its user sits; the view tells.
    this.eyes ??= (this.view as { you?: number | 'spectator' } | null | undefined)?.you;
    this.seen = update.version;
    this.version = update.version;
    // Short updates leave out what the view says, and what has not changed.
    this.awaits = update.awaits ?? (this.view as { awaits: Awaits }).awaits;
    this.legal = unpack(update.legal ?? []);
    const game = (this.view as { game?: string } | null | undefined)?.game ?? '';
    const offers = put(update.offers ?? []);
    this.offers = update.unsaid ? offers : saidOffers(game, offers, this.words);
    this.question = put(update.question);
    if (update.awaits || update.undo_closed !== undefined) this.undoClosed = put(update.undo_closed) ?? undefined;
    if (update.clocks) {
      this.clocks = update.clocks;
      this.clocksAt = Date.now();
    }
    if (update.table) this.doc = update.table;
    this.onview(this.view, saidEvents(game, put(update.events ?? []), this.words), whole, update.own);
  }
}
