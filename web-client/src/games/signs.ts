// Descriptions of the games, by id, for pages that do not play them.
import type { Lang } from '../i18n/index.svelte';
import type { GameSign, SignWords } from './game_ui';
import { SIGNS } from './index';
import { plainSign } from './plain/sign';

class Signs {
  /** The lobby's default game. */
  readonly first: GameSign = SIGNS[0];
  readonly all = SIGNS;

  of(game: string): GameSign | undefined {
    return SIGNS.find((sign) => sign.game === game);
  }

  /** Texts about a game; also for unknown games. */
  words(game: string, lang: Lang): SignWords {
    return this.of(game)?.words(lang) ?? plainSign(game, lang);
  }
}

export const signs = new Signs();
