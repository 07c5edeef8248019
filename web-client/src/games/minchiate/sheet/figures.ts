// Figures of a closed hand for its sheet, at the table or on its page: sums of what the server reported.
import { catalogues, type Lang } from '../../../i18n/index.svelte';
import type { Paid } from '../../../protocol/types';
import type { ScoreRow } from '../../plain/score';
import { cardName } from '../deck';
import { minus } from '../../../match/persons';
import { single } from '../../../timeline/scene';
import { textsOf } from '../i18n/texts';
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
  const [own, others] = scene.final;
  const totals: [number, number] = [own ? total(own) : 0, others ? total(others) : 0];
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

/**
 * Points by which each side leads in the whole hand: a resto paid in play is worth its points. Without partners, the
 * results.
 */
export function leads(scene: Scene): number[] {
  if (single(scene.sides)) return scene.over ?? [];
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

/** The tally as rows of a score table, each with the lead after it; without partners, with the score. */
export function tallyRows({ tally, start, sides }: Scene, side: (side: number) => string, lang: Lang): ScoreRow[] {
  const { chronicle, sheet } = textsOf({ sides }, lang);
  const alone = single(sides);
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
    after: alone ? minus(lead) : leadText(lead, side, lang),
    remark: !alone && Math.abs(lead) >= (start.unitPoints ?? Infinity) ? sheet.resto : '',
    data: { 'data-why': why, 'data-side': to, 'data-lead': lead },
  }));
}
