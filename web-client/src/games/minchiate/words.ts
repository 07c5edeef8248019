// Texts of Minchiate for the generic table.
import { catalogues, type Lang } from '../../i18n/index.svelte';
import type { MinchiateVersicola, OfferedMove, Word } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import { wordsOf } from '../plain/plain';
import { becauseOf, type ReasonClauses } from '../tarot/because';
import { formOf } from './forms';
import { aloneTexts, texts } from './i18n/texts';

/** Progress of the discard. */
function chosen({ most = 0, must = [], notes }: OfferedMove, n: number, brief: boolean, lang: Lang): string {
  const { discard } = texts[lang];
  const text = catalogues[lang].moves.chosenOf(n, most);
  if (notes?.pass) return `${text}: ${discard.surplus(notes.pass)}`;
  return must.length && !brief ? `${text}. ${discard.must}` : text;
}

const CLAUSES: ReasonClauses = { takes: 'PLAY-5', partner_takes: 'PLAY-5', home: 'PLAY-9', last: 'END-1' };
const VERSICOLE: Record<MinchiateVersicola, string> = {
  papi: 'VERS-1',
  trumps: 'VERS-1',
  matto: 'VERS-2',
  tredici: 'VERS-3',
  diecine: 'VERS-4',
  kings: 'VERS-5',
  devil: 'VERS-8',
};
const versicole = (lang: Lang): Record<string, { name: string; clause: string }> =>
  Object.fromEntries(
    Object.entries(VERSICOLE).map(([kind, clause]) => [
      kind,
      { name: texts[lang].versicole[kind as MinchiateVersicola], clause },
    ]),
  );

/** Versicole of each kind, for the rules page. */
const EXAMPLES = [
  ['T1', 'T2', 'T3'],
  ['T28', 'T29', 'T30', 'T31'],
  ['T1', 'T13', 'T28'],
  ['T20', 'T30', 'T40'],
  ['CK', 'SK', 'BK', 'M'],
];

export function words(lang: Lang, preset?: Word): GameWords {
  const t = (formOf(preset) ? aloneTexts : texts)[lang];
  const { discard } = t.moves;
  return wordsOf(lang, {
    ...t,
    because: becauseOf(t.because, CLAUSES, versicole(lang)),
    moves: { ...t.moves, discard: { ...discard, chosen: (offered, n, brief) => chosen(offered, n, brief, lang) } },
    rules: { ...t.rules, examples: { after: 2, label: t.sheet.versicole, cards: EXAMPLES } },
  });
}
