// The options of the rules as the server lists them: their groups, how a set differs from a preset, which text has
// each value. What a value does is the server's business alone.
import type { Options, OptionValue, RulesOption } from '../protocol/types';

export interface Group {
  id: string;
  options: RulesOption[];
}

/** In the order in which the server names them first. */
export function grouped(options: RulesOption[]): Group[] {
  const ids = [...new Set(options.map((option) => option.group))];
  return ids.map((id) => ({ id, options: options.filter((option) => option.group === id) }));
}

/** The texts in which a value stands; null where it is only one of a range. */
export function sourcesOf({ values, sources }: RulesOption, value: OptionValue): string[] | null {
  const at = values.indexOf(value);
  return at < 0 ? null : (sources[at] ?? []);
}

/** Any whole number from the least to the most, and not only those listed. */
export const ranges = (option: RulesOption): option is RulesOption & { least: number; most: number } =>
  option.least !== undefined && option.most !== undefined;

/** A value as the key of its texts. */
export const keyOf = (value: OptionValue | undefined): string => String(value);

/** Those of the options whose value is not the preset's. */
export function changes(options: Options, preset: Options | undefined): Options {
  if (!preset) return {};
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => preset[name] !== value));
}
