// One intention that takes several actions of the protocol: the first is sent, the next as soon as it is offered.

interface Hooks {
  /** Plays an action. */
  play: (text: string) => void;
  /** An action that should have followed is not offered; the ones before it were played. */
  missing: (text: string, played: number) => void;
}

export class Intention {
  private rest: string[] = [];
  private played = 0;
  /** The offers it was begun with: until they change, the answer is not here yet. */
  private after: string | undefined;

  constructor(private readonly hooks: Hooks) {}

  /** Whether something is still to follow. */
  get open(): boolean {
    return this.rest.length > 0;
  }

  /** Plays these one after the other, beginning now. */
  begin(texts: readonly string[], legal: readonly { text: string }[]): void {
    const [first, ...rest] = texts;
    if (first === undefined) return;
    [this.rest, this.played, this.after] = [rest, 1, named(legal)];
    this.hooks.play(first);
  }

  /** Adds an action to what was begun, whose answer may not be here yet. */
  then(text: string): void {
    this.rest = [...this.rest, text];
  }

  /** Somebody wants something else. */
  drop(): void {
    this.rest = [];
  }

  /** To be called with what is offered, whenever that changes. */
  offered(legal: readonly { text: string }[]): void {
    const [next, ...rest] = this.rest;
    // Nothing is offered while the table waits for the others or shows what happened.
    if (next === undefined || legal.length === 0 || named(legal) === this.after) return;
    if (!legal.some((offer) => offer.text === next)) {
      this.rest = [];
      this.hooks.missing(next, this.played);
      return;
    }
    [this.rest, this.played, this.after] = [rest, this.played + 1, named(legal)];
    this.hooks.play(next);
  }
}

const named = (legal: readonly { text: string }[]): string => legal.map((offer) => offer.text).join('\n');
