// Figures of a hand for its sheet, by side: sums of what the server reported.
import type { Lang } from '../../../i18n/index.svelte';
import { bySide } from '../../../timeline/scene';
import type { CountGroup, CountItem, ScoreRow } from '../../plain/score';
import { texts } from '../i18n/texts';
import { accusoOf, emptyCount, type Combination, type Count, type Scene } from '../scene';

export interface Figures {
  count: Count;
  tricks: number;
  /** Including doubling. */
  sequences: number;
  cricche: number;
  scartini: number;
  last: number;
  declared: number;
  total: number;
}

const sum = (list: Combination[]): number => list.reduce((all, { points }) => all + points, 0);

export function figures(scene: Scene, side: number): Figures {
  const count = scene.count[side] ?? emptyCount();
  const sequences = sum(count.sequences) + count.sequenza;
  const cricche = sum(count.cricche) + count.criccone;
  const declared = accusoOf(scene, side);
  const { scartini, last } = count;
  return {
    count,
    tricks: bySide(scene.sides, scene.won, side),
    sequences,
    cricche,
    scartini,
    last,
    declared,
    total: sequences + cricche + scartini + last + declared,
  };
}

/** The count as a table: combinations with their doubling, then the rest. `alone`: each plays alone. */
export function countGroups(of: Figures, alone: boolean, lang: Lang): CountGroup[] {
  const { sheet: t, table, chronicle, mattazza } = texts[lang];
  const group = (list: Combination[], title: string, none: string, doubled: number, doubling: string): CountGroup => {
    const items: CountItem[] = list.map(({ kind, cards, points }) => ({
      name: chronicle.why[kind],
      cards,
      points,
      data: { 'data-kind': kind, 'data-points': points, 'data-cards': cards.join(' ') },
    }));
    const twice = { name: doubling, points: `+${doubled}`, data: { 'data-doubled': doubled } };
    return { title: list.length ? title : none, items: doubled ? [...items, twice] : items };
  };
  const { sequences, sequenza, cricche, criccone } = of.count;
  const declared = { name: table.accusi, points: of.declared };
  return [
    group(sequences, t.sequences, t.noSequences, sequenza, chronicle.why.sequenza),
    group(cricche, t.cricche, t.noCricche, criccone, chronicle.why.criccone),
    {
      items: [
        { name: alone ? mattazza.scartini : chronicle.why.scartini, points: of.scartini },
        { name: chronicle.why.last, points: of.last },
        ...(alone ? [] : [declared]),
      ],
    },
  ];
}

/** The accusi as rows of a score table. */
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
