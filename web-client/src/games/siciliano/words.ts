// Texts of Sicilian tarocchi for the generic table.
import type { Lang } from '../../i18n/index.svelte';
import type { Statement } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import { wordsOf } from '../plain/plain';
import { becauseOf, type ReasonClauses } from '../tarot/because';
import { texts } from './i18n/texts';
import { composed } from './statement';

const CLAUSES: ReasonClauses = {
  takes: 'TRICK-2',
  partner_takes: 'TRICK-2',
  home: 'VAL-4',
  last: 'COUNT-2',
  wins: 'COUNT-3',
};

export function words(lang: Lang): GameWords {
  const t = texts[lang];
  const announce = { ...t.moves.announce, said: (statement: Statement) => t.statement(composed(statement)) };
  return wordsOf(lang, { ...t, because: becauseOf(t.because, CLAUSES), moves: { ...t.moves, announce } });
}
