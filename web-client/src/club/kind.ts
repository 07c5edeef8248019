// What a season ranks separately: a game, and its preset if presets are ranked apart.
import { signs } from '../games/signs';
import type { Club, RulesGame } from '../protocol/types';
import type { Lang } from '../i18n/index.svelte';
import { presetName } from '../games/plain/words';

export interface Kind {
  game: string;
  preset: string | null;
}

export const kindsOf = (games: readonly RulesGame[]): Kind[] =>
  games.flatMap(({ game, presets, presets_apart }): Kind[] =>
    presets_apart ? Object.keys(presets).map((preset) => ({ game, preset })) : [{ game, preset: null }],
  );

/** The kind of a club's house rules; null if it has none. */
export function houseKind(games: readonly RulesGame[], { house_rules: house }: Pick<Club, 'house_rules'>): Kind | null {
  if (!('game' in house)) return null;
  const apart = games.find(({ game }) => game === house.game)?.presets_apart ?? false;
  return { game: house.game, preset: apart ? house.preset : null };
}

export const kindOf = ({ game, preset }: Kind): string => (preset === null ? game : `${game}-${preset}`);

export function kindName(lang: Lang, { game, preset }: Kind): string {
  const sign = signs.words(game, lang);
  return preset === null ? sign.name : `${sign.name}, ${presetName(sign, preset)}`;
}
