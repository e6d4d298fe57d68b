// Answers given ahead: "let this coffee pass for the rest of the game". They are kept by the client, for one table and
// seat, and given when the question comes.

import type { Coffee } from './view.ts';

interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export class Ahead {
  private readonly key: string;

  constructor(
    table: string,
    seat: number | undefined,
    private readonly store: Store | undefined,
  ) {
    this.key = `klatsch-pass ${table} ${seat ?? ''}`;
  }

  /** The coffees that are let pass. */
  get passed(): Coffee[] {
    try {
      return JSON.parse(this.store?.getItem(this.key) ?? '[]') as Coffee[];
    } catch {
      // Garbled or closed: then every question is asked.
      return [];
    }
  }

  /** From now on this coffee is let pass, or asked about again. */
  pass(coffee: Coffee, is: boolean): void {
    const others = this.passed.filter((each) => each !== coffee);
    try {
      this.store?.setItem(this.key, JSON.stringify(is ? [...others, coffee] : others));
    } catch {
      // It is asked again next time.
    }
  }

  /** The answer to a blockade, if it was given ahead. */
  answer(coffee: Coffee | undefined, legal: readonly { text: string }[]): string | undefined {
    if (!coffee || !this.passed.includes(coffee)) return undefined;
    return legal.find((offer) => offer.text === 'decline')?.text;
  }
}
