// What a set of rules, an option and its value are called.
import type { Options, OptionValue, RulesGame } from '../protocol/types';
import type { Catalogue } from '../i18n/index.svelte';
import { changes, keyOf } from './options';

export const presetName = (t: Catalogue, preset: string): string => t.lobby.presets[preset]?.name ?? preset;

/** "Germini", or "Germini, 3 changed". */
export function rulesName(t: Catalogue, preset: string, changed: number): string {
  const name = presetName(t, preset);
  return changed > 0 ? t.options.named(name, changed) : name;
}

/** How many of a table's options are not its preset's; 0 while the presets are not known. */
export const changedCount = (game: RulesGame | undefined, preset: string, options: Options): number =>
  Object.keys(changes(options, game?.presets[preset])).length;

export const optionName = (t: Catalogue, option: string): string => t.options.list[option]?.name ?? option;

export const valueName = (t: Catalogue, option: string, value: OptionValue | undefined): string =>
  t.options.list[option]?.values[keyOf(value)] ?? keyOf(value);
