// Texts of Minchiate for the generic table.
import { catalogues, type Lang } from '../../i18n/index.svelte';
import type { MinchiateReason, MinchiateVersicola, OfferedMove, Reason } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import { wordsOf } from '../plain/plain';
import { texts } from './i18n/texts';

/** Progress of the discard. */
function chosen({ most = 0, must = [], notes }: OfferedMove, n: number, brief: boolean, lang: Lang): string {
  const { discard } = texts[lang];
  const text = catalogues[lang].moves.chosenOf(n, most);
  if (notes?.pass) return `${text}: ${discard.surplus(notes.pass)}`;
  return must.length && !brief ? `${text}. ${discard.must}` : text;
}

/** The clauses of the reasons and of the kinds of versicole. */
const CLAUSES: Record<Exclude<MinchiateReason, 'makes' | 'denies'> | MinchiateVersicola, string> = {
  takes: 'PLAY-5',
  partner_takes: 'PLAY-5',
  home: 'PLAY-9',
  last: 'END-1',
  papi: 'VERS-1',
  trumps: 'VERS-1',
  matto: 'VERS-2',
  tredici: 'VERS-3',
  diecine: 'VERS-4',
  kings: 'VERS-5',
  devil: 'VERS-8',
};
function because(reason: Reason, cards: string, lang: Lang): { text: string; clause: string } {
  const { because, versicole } = texts[lang];
  const set = reason.set as MinchiateVersicola | undefined;
  const why = reason.why as MinchiateReason;
  return {
    text: because[why](reason, set ? versicole[set] : cards),
    clause: CLAUSES[set ?? (why as keyof typeof CLAUSES)],
  };
}

/** Versicole of each kind, for the rules page. */
const EXAMPLES = [
  ['T1', 'T2', 'T3'],
  ['T28', 'T29', 'T30', 'T31'],
  ['T1', 'T13', 'T28'],
  ['T20', 'T30', 'T40'],
  ['CK', 'SK', 'BK', 'M'],
];

export function words(lang: Lang): GameWords {
  const t = texts[lang];
  const { discard } = t.moves;
  return wordsOf(lang, {
    ...t,
    because: (reason, cards) => because(reason, cards, lang),
    moves: { ...t.moves, discard: { ...discard, chosen: (offered, n, brief) => chosen(offered, n, brief, lang) } },
    rules: { ...t.rules, examples: { after: 2, label: t.sheet.versicole, cards: EXAMPLES } },
  });
}
