// The options of the rules as the server lists them: in what groups they are shown, how a set differs from a preset,
// which text has each value. What a value does is the server's business alone.
import type { Options, OptionValue, RulesOption } from '../protocol/types';

export interface Group {
  id: string;
  options: RulesOption[];
}

/** In the order of a hand. An option that no group names is shown in the last one, `other`. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['deal', ['deal', 'bottom_plain', 'cut_min_left', 'rob_limit', 'cutter_peek']],
  ['fola', ['take29', 'fola_view', 'discard_ban', 'discards_shown']],
  ['declare', ['declare', 'devil', 'matto_last', 'matto_debt', 'matto_death']],
  ['play', ['look_back', 'cascare']],
  ['score', ['capotto', 'no_rob_penalty']],
  ['match', ['girata_bonus', 'interruption']],
];

export function grouped(options: RulesOption[]): Group[] {
  const named = new Map(options.map((option) => [option.name, option]));
  const groups = GROUPS.map(([id, names]) => ({
    id,
    options: names.flatMap((name) => named.get(name) ?? []),
  }));
  const placed = new Set(GROUPS.flatMap(([, names]) => names));
  groups.push({ id: 'other', options: options.filter(({ name }) => !placed.has(name)) });
  return groups.filter((group) => group.options.length > 0);
}

/** A value as the key of its texts. */
export const keyOf = (value: OptionValue | undefined): string => String(value);

/** Those of the options whose value is not the preset's. */
export function changes(options: Options, preset: Options | undefined): Options {
  if (!preset) return {};
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => preset[name] !== value));
}

/** Where a value stands written; `none`: in no text, the option alone offers it. */
export type Source = 'pagat' | 'variant' | 'germini' | 'dresden' | 'none';

/** The spec's section 0 and its clauses: who has each value. */
export const SOURCES: Record<string, Record<string, Source[]>> = {
  deal: { '10+11': ['pagat', 'germini', 'dresden'], '10+10+1': ['germini'] },
  bottom_plain: { true: ['germini', 'dresden'], false: ['pagat'] },
  cut_min_left: { '1': ['none'], '2': ['dresden'], '3': ['pagat'] },
  rob_limit: { '13': ['pagat'], null: ['variant', 'germini', 'dresden'] },
  cutter_peek: { '0': ['pagat'], '13': ['germini', 'dresden'] },
  take29: { always: ['pagat'], versicola: ['variant'], never: ['germini', 'dresden'] },
  discard_ban: { true: ['pagat', 'dresden'], false: ['none'] },
  fola_view: { faceup_suits: ['pagat', 'dresden'], counts: ['germini'] },
  discards_shown: { before_second_card: ['pagat', 'dresden'], end_first_trick: ['germini'] },
  declare: { before: ['pagat'], lead: ['dresden'], after: ['germini'] },
  devil: { true: ['variant', 'germini'], false: ['pagat', 'dresden'] },
  matto_last: { kept: ['pagat', 'dresden'], captured: ['germini'] },
  matto_debt: { choice: ['pagat'], least: ['germini', 'dresden'] },
  matto_death: { '5': ['pagat', 'dresden'], '10': ['germini'] },
  look_back: { off: ['pagat'], own_side: ['variant', 'germini', 'dresden'] },
  cascare: { off: ['pagat'], after: ['variant', 'dresden'], next: ['germini'] },
  capotto: { none: ['pagat'], double: ['variant'], fourteen: ['germini', 'dresden'] },
  no_rob_penalty: { '0': ['pagat', 'germini', 'dresden'], '1': ['variant'] },
  girata_bonus: { '0': ['pagat', 'germini', 'dresden'], '3': ['variant'] },
  interruption: { '0': ['pagat'], '2': ['germini', 'dresden'] },
};
