// The calls of the table service.

import type { Message } from './words.svelte.ts';

/** A refusal: a stable code, a sentence, and for a refused action the rule. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule?: string,
    /** The reason, to be said in any language. */
    readonly say?: Message,
  ) {
    super(message);
  }
}

export interface Me {
  id: string;
  name: string;
  colour: string;
  /** Whether there is a password, so that one can sign in elsewhere. */
  account: boolean;
}

export interface Option {
  name: string;
  values: (string | number | boolean)[] | string;
  default: string | number | boolean;
  rule: string;
  help: string;
  say?: Message | null;
  means?: [string, Message][];
}

export interface GameInfo {
  id: string;
  name: string;
  seats: [number, number];
  /** Whether a seat knows what others may not see. */
  secrets: boolean;
  options: Option[];
  bots: string[];
}

export interface Chair {
  user?: { id: string; name: string; colour: string };
  bot?: string;
  lost?: boolean;
  agrees?: boolean;
}

export type Pace =
  | { kind: 'unhurried' }
  | { kind: 'live'; minutes: number; increment_s: number }
  | { kind: 'correspondence'; days: number; bank_days: number };

export type Awaits =
  | { kind: 'seat'; seat: number }
  | { kind: 'seats'; seats: number[] }
  | { kind: 'chance' }
  | { kind: 'nobody' };

export interface Score {
  seat: number;
  total: number;
  place: number;
  parts: Record<string, number>;
}

export interface TableDoc {
  id: string;
  game: string;
  setup: Record<string, string | number | boolean>;
  status: 'open' | 'running' | 'over';
  version: number;
  created: number;
  host: string;
  seats: Chair[];
  pace: Pace;
  watch: 'everybody' | 'players';
  listed: boolean;
  begins_when_full?: boolean;
  awaits: Awaits;
  commitment: string;
  /** Only for those who may invite. */
  code?: string;
  secret?: string;
  result?: { how: string; scores?: Score[]; ranking?: { place: number; seats: number[] }[]; lost: number[] };
}

export interface Wishes {
  game: string;
  setup: Record<string, string | number | boolean>;
  pace?: Pace;
  when_late?: 'bot' | 'forfeit';
  watch?: 'everybody' | 'players';
  listed?: boolean;
  begins_when_full?: boolean;
  mine?: number[];
  bots?: Record<string, string>;
  contribution?: string;
}

export interface ChatLine {
  id: string;
  at: number;
  room: string;
  user: string;
  name: string;
  text: string;
}

/** How one is told that it is one's turn. */
export interface Notify {
  webhook: string | null;
  /** Shown only when it was made. */
  secret?: string;
  push: string[];
  push_key: string | null;
  muted: string[];
}

/** The table as it was. */
export interface Then {
  version: number;
  awaits: Awaits;
  view: Record<string, unknown> | null;
}

export interface ReplayVersion {
  version: number;
  at: number;
  kind: string;
  seat?: number;
  action?: string;
  events: Record<string, unknown>[];
  delta?: unknown;
}

/** A refusal as the service writes it. */
export interface Problem {
  code?: string;
  message?: string;
  rule?: string;
  say?: Message;
}

export function refusal(problem: Problem | undefined, code: string): Refused {
  return new Refused(problem?.code ?? code, problem?.message ?? '', problem?.rule, problem?.say);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('network', 'network');
  }
  const text = await answer.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    if (answer.ok) return text as T;
    throw new Refused(`http/${answer.status}`, text.slice(0, 200));
  }
  if (!answer.ok) {
    throw refusal(json as Problem, `http/${answer.status}`);
  }
  return json as T;
}

/** Something only this client knows, for the draws of the game. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who I am; somebody on the first visit. */
export async function me(): Promise<Me> {
  try {
    return await call<Me>('GET', '/api/me');
  } catch (error) {
    if (error instanceof Refused && error.code.startsWith('identity/')) return call<Me>('POST', '/api/me', {});
    throw error;
  }
}

export const rename = (change: Partial<Pick<Me, 'name' | 'colour'>>) => call<Me>('POST', '/api/me', change);
export const games = async () => (await call<{ games: GameInfo[] }>('GET', '/api/games')).games;
export const lobby = async (status: string) =>
  (await call<{ tables: TableDoc[] }>('GET', `/api/tables?status=${status}`)).tables;
export const mine = async () => (await call<{ tables: TableDoc[] }>('GET', '/api/me/tables')).tables;
export const table = (id: string) => call<TableDoc>('GET', `/api/tables/${id}`);
export const create = (wishes: Wishes) => call<{ id: string; table: TableDoc }>('POST', '/api/tables', wishes);
export const join = (id: string, code: string | undefined, seat?: number) =>
  call('POST', `/api/tables/${id}/join`, {
    contribution: contribution(),
    ...(code ? { code } : {}),
    ...(seat === undefined ? {} : { seat }),
  });
export const post = (id: string, what: string, body: unknown = {}) =>
  call<{ version: number }>('POST', `/api/tables/${id}/${what}`, body);
export const rematch = (id: string) => call<{ id: string }>('POST', `/api/tables/${id}/rematch`, {});
export const fork = (id: string, version: number, bots: Record<string, string>) =>
  call<{ id: string }>('POST', `/api/tables/${id}/fork`, { version, bots });
export const account = (password: string, name?: string) =>
  call<Me>('POST', '/api/me/account', { password, ...(name ? { name } : {}) });
export const signIn = (name: string, password: string) => call<Me>('POST', '/api/sign-in', { name, password });
export const signOut = (everywhere: boolean) => call<unknown>('POST', '/api/sign-out', { everywhere });
export const newPassword = (old: string, fresh: string) =>
  call<unknown>('PUT', '/api/me/password', { old, new: fresh });
export const forgetMe = () => call<unknown>('DELETE', '/api/me');
export const notify = () => call<Notify>('GET', '/api/me/notify');
export const tellMe = (wish: { webhook: string | null; new_secret?: boolean; push?: PushSubscriptionJSON[] }) =>
  call<Notify>('PUT', '/api/me/notify', wish);
export const mute = (id: string, muted: boolean) => call<unknown>('PUT', `/api/tables/${id}/mute`, { muted });
export const then = (id: string, version: number) => call<Then>('GET', `/api/tables/${id}/versions/${version}`);
export const chat = (id: string) => call<ChatLine[]>('GET', `/api/tables/${id}/chat`);
export const replay = (id: string) =>
  call<{ versions: ReplayVersion[]; view: unknown }>('GET', `/api/tables/${id}/replay`);
