// The rules in words: short, by option, by term; from docs/rules.
import type { Term } from '../../../../rules/glossary';
import type { GameWords, RulesText } from '../../../game_ui';
import words from '../../rules/words.en.json';

export const rules: RulesText = words.short;
export const glossary: Term[] = words.glossary;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: { deal: 'Players', play: 'Calling', score: 'Marks', match: 'Match' },
  sources: { sei_tocchi: 'Six touches', palio: 'Al palio', variant: 'Variants' },
  list: words.options,
};
