// The games by their words on the wire: a sign for each that the house has, and what has been fetched of it.
import type { GameSign, GameUi, SignWords } from './game_ui';
import { SIGNS } from './index';
import { plain, plainSign } from './plain/plain';
import type { Lang } from '../i18n/index.svelte';

class House {
  #fetched = $state.raw<Record<string, GameUi>>({});
  #asked = new Map<string, Promise<GameUi>>();
  #plain = new Map<string, GameUi>();

  /** The game that the lobby offers first. */
  readonly first: GameSign = SIGNS[0];
  readonly signs = SIGNS;

  sign(game: string): GameSign | undefined {
    return SIGNS.find((sign) => sign.game === game);
  }

  /** What stands outside of a game, also of one that the house does not have. */
  words(game: string, lang: Lang): SignWords {
    return this.sign(game)?.words(lang) ?? plainSign(game, lang);
  }

  /** What has been fetched of a game; null: it has to be waited for. A game that the house does not have is plain. */
  ready(game: string): GameUi | null {
    return this.#fetched[game] ?? (this.sign(game) ? null : this.#bare(game));
  }

  /** The game, or the plain one until it is fetched. */
  of(game: string): GameUi {
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
      const ui = (await this.sign(game)?.load()) ?? this.#bare(game);
      this.#fetched = { ...this.#fetched, [game]: ui };
      return ui;
    } finally {
      this.#asked.delete(game);
    }
  }
}

export const house = new House();
