// The rules in words: short, by option, by term; from docs/rules.
import type { Term } from '../../../../rules/glossary';
import type { GameWords, RulesText } from '../../../game_ui';
import words from '../../rules/words.it.json';

export const rules: RulesText = words.short;
export const glossary: Term[] = words.glossary;
export const options: Omit<GameWords['options'], 'noSource'> = {
  groups: {
    deal: 'Dare e rubare',
    fola: 'La fola e gli scarti',
    declare: 'Le accuse e il Matto',
    play: 'Il gioco',
    score: 'Il conto',
    match: 'La partita',
  },
  sources: {
    pagat: 'Pagat',
    variant: 'Pagat, variante',
    germini: 'Accademia de’ Germini',
    dresden: 'Dresda 1798',
    two: 'In due',
    three: 'In tre',
    alone: 'Ognuno per sé',
  },
  list: words.options,
};
