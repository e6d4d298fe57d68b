// Who is here and what can be played: fetched once, kept for all screens.

import * as api from './api.ts';

/** Changed whenever somebody else is here than before, so that other tabs look again. */
const KEY = 'klatsch-who';

class Session {
  me = $state.raw<api.Me>();
  /** What the house tells everybody. */
  house = $state.raw<api.House>({});
  games = $state.raw<api.GameInfo[]>([]);
  problem = $state<unknown>();
  ready = $state(false);

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) location.reload();
    });
  }

  async begin(): Promise<void> {
    this.problem = undefined;
    try {
      const told = api.house().then((house) => (this.house = house));
      [this.me, this.games] = await Promise.all([api.me(), api.games(), told]);
      this.ready = true;
    } catch (error) {
      this.problem = error;
    }
  }

  /** Somebody else is here from now on. */
  async changed(): Promise<void> {
    try {
      localStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Other tabs notice at their next call.
    }
    await this.begin();
  }

  /** The house tells everybody something else from now on. */
  hear({ text, maintenance }: { text?: string; maintenance?: boolean }): void {
    const { notice: _, maintenance: __, ...rest } = this.house;
    this.house = { ...rest, ...(text ? { notice: text } : {}), ...(maintenance ? { maintenance } : {}) };
  }

  async rename(change: Partial<Pick<api.Me, 'name' | 'colour'>>): Promise<void> {
    this.me = await api.rename(change);
  }

  game(id: string): api.GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const session = new Session();
