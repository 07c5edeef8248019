// Figures of a closed hand for its sheet, at the table or on its page: sums of what the server reported.
import { catalogues, type Lang } from '../../../i18n/index.svelte';
import type { Paid } from '../../../protocol/types';
import type { CountGroup, ScoreRow } from '../../plain/score';
import { cardName, cardNames } from '../deck';
import { texts } from '../i18n/texts';
import { isShameful, type FinalCount, type Scene } from '../scene';

interface Figures {
  /** Side 0's lead during play, after the last resto. */
  lead: number;
  totals: [number, number];
  /** Side 0's lead after the count. */
  end: number;
  restiEnd: Paid | null;
  restiDeal: Paid | null;
  restiPlay: [number, number];
  /** Resti won or lost by each seat. */
  seats: number[];
}

export const versicolePoints = (count: FinalCount): number => count.versicole.reduce((sum, v) => sum + v.points, 0);
export const total = (count: FinalCount): number => versicolePoints(count) + count.cards + count.tricks + count.last;

/** One resto per 60 points or part thereof (END-7). */
export const begun = (scene: Scene, points: number): number =>
  Math.ceil(Math.abs(points) / (scene.start.unitPoints ?? Infinity));

export function figures(scene: Scene): Figures {
  const totals: [number, number] = [total(scene.final[0]), total(scene.final[1])];
  const one = (why: string) => scene.paid.find((paid) => paid.why === why) ?? null;
  const restiPlay: [number, number] = [0, 0];
  for (const paid of scene.paid) if (paid.why === 'play') restiPlay[paid.side === 0 ? 0 : 1] += paid.amount;
  const net = (scene.amounts[0] ?? 0) - (scene.amounts[1] ?? 0);
  return {
    lead: scene.lead,
    totals,
    end: scene.over?.[0] ?? scene.lead + totals[0] - totals[1],
    restiEnd: one('end'),
    restiDeal: one('deal'),
    restiPlay,
    seats: scene.sides.map((side) => (side === 0 ? net : -net)),
  };
}

/** Points by which each side leads in the whole hand: a resto paid in play is worth its points. */
export function leads(scene: Scene): [number, number] {
  const { restiPlay, end } = figures(scene);
  const lead = (restiPlay[0] - restiPlay[1]) * (scene.start.unitPoints ?? 0) + end;
  return [lead, -lead];
}

/** Whether this is what the lead after the count costs without a capotto (END-7, SETT-7). */
export const isUsual = (paid: Paid, scene: Scene): boolean => paid.amount === begun(scene, figures(scene).end);

/** The lead in words. */
export function leadText(lead: number, side: (side: number) => string, lang: Lang): string {
  const t = catalogues[lang].table;
  return lead === 0 ? t.even : t.leadOf(side(lead > 0 ? 0 : 1), Math.abs(lead));
}

/** The tally as rows of a score table, each with the lead after it. */
export function tallyRows({ tally, start }: Scene, side: (side: number) => string, lang: Lang): ScoreRow[] {
  const { chronicle, sheet } = texts[lang];
  return tally.map(({ why, side: to, points, cards, lead, clause }) => ({
    who: side(to),
    what:
      why === 'death' && cards[0]
        ? chronicle.death(cardName(cards[0], lang))
        : isShameful(why, cards)
          ? chronicle.shameful
          : chronicle.why[why],
    cards: why === 'death' ? [] : cards,
    points,
    clause,
    after: leadText(lead, side, lang),
    remark: Math.abs(lead) >= (start.unitPoints ?? Infinity) ? sheet.resto : '',
    data: { 'data-why': why, 'data-side': to, 'data-lead': lead },
  }));
}

/** The count of a side as a table: its versicole, then the rest. */
export function countGroups(count: FinalCount, side: number, lang: Lang): CountGroup[] {
  const { sheet: t, chronicle } = texts[lang];
  const versicole = count.versicole.map(({ cards, points }, i) => ({
    name: isShameful('versicola', cards)
      ? chronicle.with(chronicle.shameful, cardNames(cards, lang))
      : cardNames(cards, lang),
    cards,
    points,
    data: { 'data-testid': `end-versicola-${side}-${i}`, 'data-points': points, 'data-cards': cards.join(' ') },
  }));
  const none = { name: `${t.versicole}: ${t.noVersicole}`, points: 0 };
  return [
    { items: versicole.length ? versicole : [none] },
    {
      items: [
        { name: chronicle.why.cards, points: count.cards },
        { name: chronicle.why.tricks, points: count.tricks },
        { name: chronicle.why.last, points: count.last },
      ],
    },
  ];
}

const FISH = 10;
const PAIR = 5;
/** A margin as it lies on the table: a fish is ten, a pair of counters five, a counter one (SCORE-5). */
export interface Tokens {
  fish: number;
  /** Counters at the fish's left, which add. */
  pairs: number;
  singles: number;
  /** Counters at its right, which subtract. */
  less: number;
}
export function tokens(margin: number): Tokens {
  const rest = margin % FISH;
  const fish = Math.floor(margin / FISH);
  // A side has five fish and five counters, so 59 is 50 + 5 + 5 − 1.
  if (rest > 7 && fish < 5) return { fish: fish + 1, pairs: 0, singles: 0, less: FISH - rest };
  if (rest === 9) return { fish, pairs: 2, singles: 0, less: 1 };
  return { fish, pairs: Math.floor(rest / PAIR), singles: rest % PAIR, less: 0 };
}
