// The accusi as rows of a score table.
import type { Lang } from '../../i18n/index.svelte';
import type { ScoreRow } from '../plain/score';
import { texts } from './i18n/texts';
import type { Scene } from './scene';

export function accusiRows({ accusi }: Pick<Scene, 'accusi'>, names: string[], lang: Lang): ScoreRow[] {
  const { chronicle } = texts[lang];
  return accusi.map(({ seat, side, kind, why, cards, points }) => ({
    who: names[seat] ?? '',
    what: chronicle.why[kind ?? why],
    cards,
    points,
    data: { 'data-why': why, 'data-seat': seat, 'data-side': side, 'data-cards': cards.join(' ') },
  }));
}
