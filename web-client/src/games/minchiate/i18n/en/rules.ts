// The rules in words: short, by option, by term; from docs/rules.
import type { Term } from '../../../../rules/glossary';
import type { GameWords, RulesText } from '../../../game_ui';
import words from '../../rules/words.en.json';

export const rules: RulesText = words.short;
export const glossary: Term[] = words.glossary;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: {
    deal: 'Dealing and robbing',
    fola: 'The fola and the discards',
    declare: 'Declarations and the Fool',
    play: 'Play',
    score: 'Scoring',
    match: 'Match',
  },
  sources: {
    pagat: 'Pagat',
    variant: 'Pagat, variant',
    germini: 'Accademia de’ Germini',
    dresden: 'Dresden 1798',
    two: 'For two',
    three: 'For three',
    alone: 'For four, each alone',
  },
  list: words.options,
};
