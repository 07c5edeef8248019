// Presets and options of the games, requested from the server once.
import type { RulesGame } from '../protocol/types';
import { api } from '../net/api';

class Presets {
  games = $state.raw<RulesGame[]>([]);
  #asked: Promise<void> | null = null;

  /** Requests them unless loaded; rejects on failure and retries on the next call. */
  load(): Promise<void> {
    this.#asked ??= api.rules().then(
      (list) => void (this.games = list.games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  game(name: string): RulesGame | undefined {
    return this.games.find((game) => game.game === name);
  }
}

export const gamePresets = new Presets();
