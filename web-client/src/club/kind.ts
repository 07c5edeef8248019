// What a season ranks separately: a preset whose standings are apart, or a game's other presets together.
import { signs } from '../games/signs';
import type { Club, RulesGame } from '../protocol/types';
import type { Lang } from '../i18n/index.svelte';
import { presetName } from '../games/plain/words';

export interface Kind {
  game: string;
  preset: string | null;
}

export const kindsOf = (games: readonly RulesGame[]): Kind[] =>
  games.flatMap(({ game, by_preset }): Kind[] => {
    const apart = Object.keys(by_preset).filter((preset) => by_preset[preset]?.apart);
    const common = apart.length < Object.keys(by_preset).length ? [null] : [];
    return [...common, ...apart].map((preset) => ({ game, preset }));
  });

/** The kind of a club's house rules; null if it has none. */
export function houseKind(games: readonly RulesGame[], { house_rules: house }: Pick<Club, 'house_rules'>): Kind | null {
  if (!('game' in house)) return null;
  const apart = games.find(({ game }) => game === house.game)?.by_preset[house.preset]?.apart ?? false;
  return { game: house.game, preset: apart ? house.preset : null };
}

export const kindOf = ({ game, preset }: Kind): string => (preset === null ? game : `${game}-${preset}`);

export function kindName(lang: Lang, { game, preset }: Kind): string {
  const sign = signs.words(game, lang);
  return preset === null ? sign.name : `${sign.name}, ${presetName(sign, preset)}`;
}
