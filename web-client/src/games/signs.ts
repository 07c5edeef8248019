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

  /** What can be chosen on the start page: a game, or a preset that is a game of its own as GAME/PRESET. */
  choices(): string[] {
    return SIGNS.flatMap((sign) => {
      const others = (sign.apart ?? []).filter((preset) => preset !== sign.first);
      return [sign.first, ...others].map((preset) => (preset === sign.first ? sign.game : `${sign.game}/${preset}`));
    });
  }

  /** The game and preset of a choice; the default game if there is no such choice. */
  chosen(choice: string | null): { sign: GameSign; preset: string } {
    const [game = '', preset] = (choice ?? '').split('/');
    const sign = this.of(game) ?? this.first;
    return { sign, preset: preset ?? sign.first };
  }

  /** The name of a choice, with its number of players. */
  choiceName(choice: string, lang: Lang): string {
    const { sign, preset } = this.chosen(choice);
    const { name, presets } = sign.words(lang);
    const full = sign.apart?.includes(preset) ? `${name}: ${presets[preset]?.name ?? preset}` : name;
    return `${full} (${sign.players?.[preset] ?? '4'})`;
  }

  /** Texts about a game; also for unknown games. */
  words(game: string, lang: Lang): SignWords {
    return this.of(game)?.words(lang) ?? plainSign(game, lang);
  }
}

export const signs = new Signs();
