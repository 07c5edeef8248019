// The loaded games, by id.
import type { GameUi } from './game_ui';
import { plain } from './plain/plain';
import { signs } from './signs';

class GameRegistry {
  #fetched = $state.raw<Record<string, GameUi>>({});
  #asked = new Map<string, Promise<GameUi>>();
  #plain = new Map<string, GameUi>();

  /** Returns the game if loaded, else null; unknown games get the plain one. */
  ready(game: string): GameUi | null {
    return this.#fetched[game] ?? (signs.of(game) ? null : this.#bare(game));
  }

  /** Returns the game, or the plain one until it is loaded. */
  get(game: string): GameUi {
    return this.ready(game) ?? this.#bare(game);
  }

  /** Returns the plain game of that id, always the same object. */
  #bare(game: string): GameUi {
    const made = this.#plain.get(game) ?? plain(game);
    this.#plain.set(game, made);
    return made;
  }

  /** Loads a game once; rejects on failure and retries on the next call. */
  load(game: string): Promise<GameUi> {
    const ready = this.ready(game);
    if (ready) return Promise.resolve(ready);
    const asked = this.#asked.get(game) ?? this.#fetch(game);
    this.#asked.set(game, asked);
    return asked;
  }

  async #fetch(game: string): Promise<GameUi> {
    try {
      const ui = (await signs.of(game)?.load()) ?? this.#bare(game);
      this.#fetched = { ...this.#fetched, [game]: ui };
      return ui;
    } finally {
      this.#asked.delete(game);
    }
  }
}

export const registry = new GameRegistry();
