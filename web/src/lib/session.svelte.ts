// Who is here and what can be played: fetched once, kept for all screens.

import * as api from './api.ts';

class Session {
  me = $state.raw<api.Me>();
  games = $state.raw<api.GameInfo[]>([]);
  problem = $state<string>();
  ready = $state(false);

  async begin(): Promise<void> {
    this.problem = undefined;
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
      this.ready = true;
    } catch (error) {
      this.problem = error instanceof api.Refused ? error.code : 'internal';
    }
  }

  async rename(change: Partial<Pick<api.Me, 'name' | 'colour'>>): Promise<void> {
    this.me = await api.rename(change);
  }

  game(id: string): api.GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const session = new Session();
