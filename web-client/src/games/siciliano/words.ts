// Texts of Sicilian tarocchi for the generic table.
import type { Lang } from '../../i18n/index.svelte';
import type { GameWords } from '../game_ui';
import { wordsOf } from '../plain/plain';
import { texts } from './i18n/texts';

export function words(lang: Lang): GameWords {
  const { due, moves, refusals, options, match, reasons, keys, glossary, rules } = texts[lang];
  const own = { due, moves, refusals, options, match, reasons, keys, glossary };
  return wordsOf(lang, rules ? { ...own, rules } : own);
}
