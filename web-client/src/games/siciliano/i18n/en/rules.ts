// The rules in words: short, by option, by term; from docs/rules.
import type { GameWords } from '../../../game_ui';
import { inWords, type RulesInWords } from '../book';

const words = inWords(import.meta.glob<RulesInWords>('../../rules/words.en.json', { eager: true, import: 'default' }));
export const rules = words.short;
export const { glossary } = words;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: { deal: 'Deal and exposure', words: 'Announcements and calls', play: 'Discard and play', match: 'The match' },
  sources: { tortorici2014: 'Tortorici 2014', dummett: 'Dummett' },
  list: words.options,
};
