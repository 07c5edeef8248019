// The marks of a hand, for its sheet and the notebook.
import type { Lang } from '../../../i18n/index.svelte';
import type { TocchiScored } from '../../../protocol/types';
import type { ScoreRow } from '../../plain/score';
import { texts } from '../i18n/texts';
import type { Scene } from '../scene';

/** The clause of each mark where wagers are made (Sei tocchi), and in Al palio. */
const CLAUSES = { wagers: 'TOC-11', palio: 'TOC-12' };

export const markRows = ({ scored, score }: Scene, side: (side: number) => string, lang: Lang): ScoreRow[] =>
  scored.map((one) => ({
    who: side(one.side),
    what: texts[lang].why[one.why as TocchiScored] ?? one.why,
    cards: one.cards ?? [],
    points: one.points,
    clause: one.why === 'versicola' ? 'TOC-14' : CLAUSES[score ? 'palio' : 'wagers'],
    data: { 'data-why': one.why, 'data-side': one.side },
  }));
