// The rules in words: short, by option, by term; from docs/rules.
import type { Term } from '../../../../rules/glossary';
import type { GameWords, RulesText } from '../../../game_ui';
import words from '../../rules/words.en.json';

export const rules: RulesText = words.short;
export const glossary: Term[] = words.glossary;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: { deal: 'Deal and exposure', words: 'Announcements and calls', play: 'Discard and play', match: 'The match' },
  sources: { tortorici2014: 'Tortorici 2014', dummett: 'Dummett' },
  list: words.options,
};
