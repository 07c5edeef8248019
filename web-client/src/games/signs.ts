// The games by their words on the wire, as pages show them that do not play them: a sign for each that the house has.
import type { Lang } from '../i18n/index.svelte';
import type { GameSign, SignWords } from './game_ui';
import { SIGNS } from './index';
import { plainSign } from './plain/sign';

class Signs {
  /** The game that the lobby offers first. */
  readonly first: GameSign = SIGNS[0];
  readonly all = SIGNS;

  of(game: string): GameSign | undefined {
    return SIGNS.find((sign) => sign.game === game);
  }

  /** What stands outside of a game, also of one that the house does not have. */
  words(game: string, lang: Lang): SignWords {
    return this.of(game)?.words(lang) ?? plainSign(game, lang);
  }
}

export const signs = new Signs();
