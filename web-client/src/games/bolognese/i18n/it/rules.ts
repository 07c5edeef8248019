// The rules in words: short, by option, by term; from docs/rules.
import type { Term } from '../../../../rules/glossary';
import type { GameWords, RulesText } from '../../../game_ui';
import words from '../../rules/words.it.json';

export const rules: RulesText = words.short;
export const glossary: Term[] = words.glossary;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: {
    match: 'La partita',
    bid: 'Le dichiarazioni',
    play: 'Il gioco',
    score: 'Il conto',
  },
  sources: { barilli: 'Barilli', variant: 'Barilli, variante' },
  list: words.options,
};
