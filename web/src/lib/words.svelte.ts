// Words in the player's language, from the same Fluent files as the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { LANGS, type Lang } from './langs.ts';

export { LANGS, type Lang };

/** How each language calls itself. */
export const LANG_NAMES: Record<Lang, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  uk: 'Українська',
  pt: 'Português',
};

/** An argument: a number, a word, or messages to be said first and joined as a list. */
export type Arg = string | number | Message[];

/** A message without a language: a key of the Fluent files and what it speaks of. */
export interface Message {
  key: string;
  args?: Record<string, Arg>;
}

/** Who sits where, and which seat is the reader's. */
export interface Seats {
  names: readonly string[];
  you: number | undefined;
}

/** All but what only the terminal and letters say. */
const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/{terminal,mail,*-screen}.ftl'], { query: '?raw', import: 'default' });

/** The plural forms of Portuguese are those of Portugal. */
const LOCALE: Record<Lang, string> = { en: 'en', fr: 'fr', de: 'de', uk: 'uk', pt: 'pt-PT' };

/** The files needed on every page: those of the house, and each game's name with a sentence about it. */
const HOUSE = ['house', 'foyer', 'table', ...Object.keys(files).flatMap((path) => /\/en\/([a-z]+-about)\.ftl$/.exec(path)?.[1] ?? [])];

class Words {
  lang = $state<Lang>('en');
  /** Replaced as a whole whenever a file arrives, so that everything written is written again. */
  private bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  private loaded = new Map<string, FluentResource>();
  private wanted = new Set<string>(HOUSE);
  /** Arguments that are codes in a message, such as letters of dice, and how they are said. */
  private readonly spelled = new Map<string, (code: string) => string>();
  /** Keys asked for that no file has. */
  readonly missing = new Set<string>();

  /** Speaks this language from now on; resolves when its words are here. */
  async speak(lang: Lang): Promise<void> {
    await this.load(lang, [...this.wanted]);
    this.lang = lang;
    document.documentElement.lang = lang;
    this.renew();
  }

  /** Adds the words of a game. */
  async learn(...names: string[]): Promise<void> {
    for (const name of names) this.wanted.add(name);
    await this.load(this.lang, names);
    this.renew();
  }

  /** Says an argument of this name by what `how` makes of its code. */
  spell(name: string, how: (code: string) => string): void {
    this.spelled.set(name, how);
    this.renew();
  }

  private async load(lang: Lang, names: string[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        const path = `../../../locales/${lang}/${name}.ftl`;
        const read = files[path];
        if (!read || this.loaded.has(path)) return;
        this.loaded.set(path, new FluentResource(await read()));
      }),
    );
  }

  private renew(): void {
    const bundle = new FluentBundle(LOCALE[this.lang], { useIsolating: false });
    for (const name of this.wanted) {
      const resource = this.loaded.get(`../../../locales/${this.lang}/${name}.ftl`);
      if (resource) bundle.addResource(resource);
    }
    this.bundle = bundle;
  }

  /** The words of a key. A key that is missing is shown as it is, and noted. */
  t(key: string, args?: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      this.missing.add(key);
      return key;
    }
    return unbroken(this.lang, this.bundle.formatPattern(message.value, args ?? null, []));
  }

  /** Whether there are words for this key. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message in words, seats by their names. */
  say(message: Message, seats: Seats = { names: [], you: undefined }): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      if (typeof arg === 'string') args[name] = this.spelled.get(name)?.(arg) ?? arg;
      else args[name] = Array.isArray(arg) ? this.list(arg.map((part) => this.say(part, seats))) : arg;
      if (typeof arg !== 'number') continue;
      if (name === 'seat') Object.assign(args, this.called(arg, seats, 'who', 'name'));
      if (name === 'other') Object.assign(args, this.called(arg, seats, 'whom', 'othername'));
    }
    return this.t(message.key, args);
  }

  private called(seat: number, seats: Seats, who: string, name: string): Record<string, string> {
    const called = seats.names[seat] ?? this.t('seat-name', { number: seat });
    return { [who]: seats.you === seat ? 'you' : 'they', [name]: called };
  }

  /** Items as the language joins them. */
  list(items: readonly string[]): string {
    const [first = '', ...rest] = items;
    const last = rest.pop();
    if (last === undefined) return first;
    const most = rest.reduce((text, item) => this.t('list-more', { first: text, second: item }), first);
    return this.t('list-two', { first: most, second: last });
  }
}

export const words = new Words();
export const t = (key: string, args?: Record<string, FluentVariable>): string => words.t(key, args);

/** French sets its marks apart from the word before them, and no line breaks there. */
export function unbroken(lang: Lang, text: string): string {
  return lang === 'fr' ? text.replace(/ (?=[;:?!»])/g, '\u00a0').replace(/« /g, '«\u00a0') : text;
}

/** The first language of the browser that we speak. */
export function preferred(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const lang = LANGS.find((known) => wish.toLowerCase().startsWith(known));
    if (lang) return lang;
  }
  return 'en';
}
