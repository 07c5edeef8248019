import type { options as it } from '../it/options';

export const options: typeof it = {
  title: 'The rules of this table',
  detail: 'The rules, one by one',
  detailHint: 'The preset has chosen them all: open a group to change any of them.',
  changedCount: (n) => `${n} changed`,
  named: (preset, n) => `${preset}, ${n} changed`,
  asPreset: 'As in the preset',
  allAsPreset: 'All as in the preset',
  inPreset: (preset, value) => `${preset}: ${value}`,
  differences: 'Other than the preset',
  noDifferences: (preset) => `All as in the preset ${preset}.`,
  other: 'Other',
  number: 'Which number',
  show: 'See the rules',
  clause: (id) => `Rule ${id}`,
};
