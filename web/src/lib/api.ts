// The calls of the table service.

import type { Changed, ChatLine, Games, Hint, House, LegalTexts, Lessons, MailWish, Made, Me, NowSeen, Played, Problem, RecordShown, Replay, SceneDoc, TableDoc, Tables, Told, Wish, Wishes } from '../protocol/service.ts';
import type { Message } from './words.svelte.ts';

/** A refusal: a stable code, a sentence, and for a refused action the rule. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule?: string,
    /** The reason, to be said in any language. */
    readonly say?: Message,
    /** The first bad line of a file. */
    readonly line?: number,
  ) {
    super(message);
  }
}

export type {
  Awaits,
  Chair,
  ChatLine,
  GameInfo,
  Hint,
  House,
  Lessons,
  Me,
  OptionInfo as Option,
  Pace,
  PlayedGame,
  RecordShown,
  Problem,
  ReplayVersion,
  SceneDoc,
  TableDoc,
  Told as Notify,
  Wishes,
} from '../protocol/service.ts';

export function refusal(problem: Partial<Problem> | undefined, code: string): Refused {
  return new Refused(problem?.code ?? code, problem?.message ?? '', problem?.rule, problem?.say, problem?.line);
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
    if (error instanceof Refused && error.code === 'identity/none') return enter(new URLSearchParams(location.search).get('invitation') ?? '');
    throw error;
  }
}

/** Comes in as a new guest, with the invitation code of the house where it wants one. */
export const enter = (invitation: string) => call<Me>('POST', '/api/me', invitation ? { invitation } : {});

export const rename = (change: Partial<Pick<Me, 'name' | 'colour'>>) => call<Me>('POST', '/api/me', change);
export const games = async () => (await call<Games>('GET', '/api/games')).games;
export const lobby = async (status: string) =>
  (await call<Tables>('GET', `/api/tables?status=${status}`)).tables;
export const mine = async () => (await call<Tables>('GET', '/api/me/tables')).tables;
export const table = (id: string) => call<TableDoc>('GET', `/api/tables/${id}`);
export const create = (wishes: Wishes) => call<Made>('POST', '/api/tables', wishes);
export const join = (id: string, code: string | undefined, seat?: number) =>
  call('POST', `/api/tables/${id}/join`, {
    contribution: contribution(),
    ...(code ? { code } : {}),
    ...(seat === undefined ? {} : { seat }),
  });
export const house = () => call<House>('GET', '/api/house');
export const played = () => call<Played>('GET', '/api/me/played');
export const showRecord = (record: string, eyes: string) => call<RecordShown>('POST', `/api/replay?as=${eyes}`, { record });
export const seek = (wishes: Wishes) => call<Made>('POST', '/api/seek', wishes);
export const view = (id: string) => call<NowSeen>('GET', `/api/tables/${id}/view`);
export const post = (id: string, what: string, body: unknown = {}) =>
  call<Changed>('POST', `/api/tables/${id}/${what}`, body);
export const rematch = (id: string) => call<Made>('POST', `/api/tables/${id}/rematch`, {});
export const fork = (id: string, version: number, bots: Record<string, string>) =>
  call<Made>('POST', `/api/tables/${id}/fork`, { version, bots });
export const account = (password: string, name?: string) =>
  call<Me>('POST', '/api/me/account', { password, ...(name ? { name } : {}) });
export const signIn = (name: string, password: string) => call<Me>('POST', '/api/sign-in', { name, password });
export const signOut = (everywhere: boolean) => call<unknown>('POST', '/api/sign-out', { everywhere });
export const newPassword = (old: string, fresh: string) =>
  call<unknown>('PUT', '/api/me/password', { old, new: fresh });
export const resetPassword = (token: string, password: string) => call<Me>('POST', '/api/password-reset', { token, password });
export const forgotten = (name: string) => call<unknown>('POST', '/api/password-forgotten', { name });
/** What the people who run the house say about privacy, and who they are. */
export const legal = () => call<LegalTexts>('GET', '/api/legal');
export const mailTo = (wish: MailWish) => call<Told>('PUT', '/api/me/mail', wish);
export const noMail = () => call<Told>('DELETE', '/api/me/mail');
export const confirmMail = (token: string) => call<unknown>('POST', '/api/mail-confirmed', { token });
export const unsubscribe = (token: string) => call<unknown>('POST', `/api/unsubscribe?token=${encodeURIComponent(token)}`, {});
/** Tells the people who run the house about somebody. */
export const report = (what: { table: string; about: string; line?: string; text: string }) => call<unknown>('POST', '/api/reports', what);
export const forgetMe = () => call<unknown>('DELETE', '/api/me');
export const notify = () => call<Told>('GET', '/api/me/notify');
export const tellMe = (wish: Omit<Wish, 'push'> & { push?: PushSubscriptionJSON[] }) =>
  call<Told>('PUT', '/api/me/notify', wish);
export const mute = (id: string, muted: boolean) => call<unknown>('PUT', `/api/tables/${id}/mute`, { muted });
/** The lessons of a game. */
export const lessons = (game: string) => call<Lessons>('GET', `/api/lessons/${game}`);
/** The table to which these choices lead in a lesson. */
export const lesson = (game: string, id: string, choices: readonly string[], seed: string, show = false) =>
  call<SceneDoc>('POST', `/api/lessons/${game}/${id}`, { choices, seed, show });
/** What the strongest bot would do for a seat; it takes as long as it thinks. */
export const hint = (id: string, seat: number) => call<Hint>('POST', `/api/tables/${id}/hint`, { seat });
export const stopHint = (id: string) => call<unknown>('DELETE', `/api/tables/${id}/hint`);
export const record = (id: string) => call<string>('GET', `/api/tables/${id}/record`);
export const chat = (id: string) => call<ChatLine[]>('GET', `/api/tables/${id}/chat`);
export const replay = (id: string, eyes = '') =>
  call<Replay>('GET', `/api/tables/${id}/replay${eyes ? `?as=${eyes}` : ''}`);
