// The rules in words: short, by option, by term; from docs/rules.
import type { Term } from '../../../../rules/glossary';
import type { GameWords, RulesText } from '../../../game_ui';
import words from '../../rules/words.en.json';

export const rules: RulesText = words.short;
export const glossary: Term[] = words.glossary;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: { match: 'The match', bid: 'The bids', play: 'The play', score: 'The count' },
  sources: { barilli: 'Barilli', variant: 'Barilli, variant' },
  list: words.options,
};
