// A part of a table that not everybody needs: fetched when it is wanted, and known to be here or to be missing.

export class Part<M> {
  #found = $state.raw<M>();
  #failed = $state(false);
  #going: Promise<void> | undefined;
  readonly #load: () => Promise<M>;

  constructor(load: () => Promise<M>) {
    this.#load = load;
  }

  /** The module, once it is here: whatever is drawn with it stands on the page at once. */
  get found(): M | undefined {
    return this.#found;
  }

  /** Whether it could not be fetched. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Whether there is nothing to wait for: it is here, or it cannot be had. */
  get settled(): boolean {
    return this.#failed || this.#found !== undefined;
  }

  /** Fetches it, unless it is here or on its way; a failure is told by `failed`. */
  fetch(): Promise<void> {
    return (this.#going ??= this.#load().then(
      (found) => {
        this.#found = found;
        this.#failed = false;
      },
      () => {
        this.#failed = true;
        this.#going = undefined;
      },
    ));
  }
}

/** Fetches what a question is asked with, and knows whether it can be asked. For the setup of a component. */
export function askedWith(parts: () => readonly Part<unknown>[]): { readonly here: boolean } {
  $effect(() => {
    for (const part of parts()) void part.fetch();
  });
  return {
    get here() {
      return parts().every((part) => part.settled);
    },
  };
}
