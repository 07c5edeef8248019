// Texts of Sicilian tarocchi for the generic table.
import type { Lang } from '../../i18n/index.svelte';
import type { Statement } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import { wordsOf } from '../plain/plain';
import { texts } from './i18n/texts';
import { composed } from './statement';

export function words(lang: Lang): GameWords {
  const t = texts[lang];
  const announce = { ...t.moves.announce, said: (statement: Statement) => t.statement(composed(statement)) };
  return wordsOf(lang, { ...t, moves: { ...t.moves, announce } });
}
