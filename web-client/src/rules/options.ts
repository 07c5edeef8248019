// Options as listed by the server: groups, differences from a preset, sources of a value. Their effect is known to the
// server only.
import type { Options, OptionValue, RulesGame, RulesOption, Word } from '../protocol/types';

export interface Group {
  id: string;
  options: RulesOption[];
}

/** The options that a preset has, with its usual values. */
export function optionsOf({ presets, options }: RulesGame, preset: Word): RulesOption[] {
  const own = presets[preset] ?? {};
  return options.filter((option) => option.name in own && (option.presets?.includes(preset) ?? true));
}

/** Numbers of players to choose from; empty if the preset has a fixed one. */
export function numbersOfPlayers(game: RulesGame | undefined, preset: Word | null): number[] {
  const option = game && preset !== null ? optionsOf(game, preset).find(({ name }) => name === 'players') : undefined;
  return (option?.values ?? []).filter((value) => typeof value === 'number');
}

/** Groups in the server's order. */
export function grouped(options: RulesOption[]): Group[] {
  const ids = [...new Set(options.map((option) => option.group))];
  return ids.map((id) => ({ id, options: options.filter((option) => option.group === id) }));
}

/** Sources of a value; null if it is only part of a range. */
export function sourcesOf({ values, sources }: RulesOption, value: OptionValue): string[] | null {
  const at = values.indexOf(value);
  return at < 0 ? null : (sources[at] ?? []);
}

/** Whether the option takes any integer of a range, not only the listed values. */
export const ranges = (option: RulesOption): option is RulesOption & { least: number; most: number } =>
  option.least !== undefined && option.most !== undefined;

/** Key of a value's texts. */
export const keyOf = (value: OptionValue | undefined): string => String(value);

/** Options whose value differs from the preset's. */
export function changes(options: Options, preset: Options | undefined): Options {
  if (!preset) return {};
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => preset[name] !== value));
}
