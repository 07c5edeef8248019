// Texts of both games for the generic table.
import type { Lang } from '../../i18n/index.svelte';
import type { Word } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import { wordsOf } from '../plain/plain';
import { texts } from './i18n/texts';

export const PALIO: Word = 'palio';

export function words(lang: Lang, preset?: Word): GameWords {
  const t = texts[lang];
  const spoils = preset === PALIO ? t.match.lupini : t.match.partite;
  return wordsOf(lang, { ...t, reasons: {}, match: { ...t.match, spoils } });
}
