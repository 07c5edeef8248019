// What has been fetched of the games, by their words on the wire.
import type { GameUi } from './game_ui';
import { plain } from './plain/plain';
import { signs } from './signs';

class GameRegistry {
  #fetched = $state.raw<Record<string, GameUi>>({});
  #asked = new Map<string, Promise<GameUi>>();
  #plain = new Map<string, GameUi>();

  /** What has been fetched of a game; null: it has to be waited for. A game that the house does not have is plain. */
  ready(game: string): GameUi | null {
    return this.#fetched[game] ?? (signs.of(game) ? null : this.#bare(game));
  }

  /** The game, or the plain one until it is fetched. */
  get(game: string): GameUi {
    return this.ready(game) ?? this.#bare(game);
  }

  /** The plain one of that name, always the same. */
  #bare(game: string): GameUi {
    const made = this.#plain.get(game) ?? plain(game);
    this.#plain.set(game, made);
    return made;
  }

  /** Fetches a game unless it is there; what went wrong is thrown, and the next time it is tried anew. */
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
