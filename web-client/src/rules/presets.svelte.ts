// The games with their presets and options, asked of the server once.
import type { RulesGame } from '../protocol/types';
import { api } from '../net/api';

class Presets {
  games = $state.raw<RulesGame[]>([]);
  #asked: Promise<void> | null = null;

  /** Asks the server unless it has answered; throws what went wrong, and asks anew the next time. */
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
