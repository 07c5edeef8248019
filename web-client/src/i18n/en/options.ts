import type { options as it } from '../it/options';

export const options: typeof it = {
  title: 'Rules of this table',
  detail: 'All rules, one by one',
  detailHint: 'The preset sets them all: open a group to change any of them.',
  changedCount: (n) => `${n} changed`,
  named: (preset, n) => `${preset}, ${n} changed`,
  asPreset: 'Same as the preset',
  allAsPreset: 'Reset all to the preset',
  inPreset: (preset, value) => `${preset}: ${value}`,
  differences: 'Changes from the preset',
  noDifferences: (preset) => `Same as the ${preset} preset.`,
  other: 'Other',
  number: 'Number',
  show: 'See the rules',
  clause: (id) => `Rule ${id}`,
};
