// Names of rule sets, options and values.
import type { GameWords, SignWords } from '../games/game_ui';
import { plainWord, presetName } from '../games/plain/words';
import type { Catalogue } from '../i18n/index.svelte';
import type { Options, OptionValue, RulesGame } from '../protocol/types';
import { changes, keyOf } from './options';

type OptionWords = GameWords['options'];

/** "As in 1798", or "As in 1798, 3 changed". */
export function rulesName(t: Catalogue, sign: SignWords, preset: string, changed: number): string {
  const name = presetName(sign, preset);
  return changed > 0 ? t.options.named(name, changed) : name;
}

/** Number of options that differ from the table's preset; 0 while presets are not loaded. */
export const changedCount = (game: RulesGame | undefined, preset: string, options: Options): number =>
  Object.keys(changes(options, game?.presets[preset])).length;

export const groupName = (t: Catalogue, words: OptionWords, group: string): string =>
  words.groups[group] ?? (group === 'other' ? t.options.other : plainWord(group));

export const optionName = (words: OptionWords, option: string): string => words.list[option]?.name ?? plainWord(option);

export function valueName(words: OptionWords, option: string, value: OptionValue | undefined): string {
  const key = keyOf(value);
  const values = words.list[option]?.values;
  return values?.[key] ?? values?.['#']?.replace('#', key) ?? plainWord(key);
}
