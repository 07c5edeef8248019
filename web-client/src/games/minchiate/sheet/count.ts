// What only the sheet shows of a hand: the count of a side as a table, and the margin as it lies on the table.
import type { Lang } from '../../../i18n/index.svelte';
import type { CountGroup } from '../../plain/score';
import { cardNames } from '../deck';
import type { Texts } from '../i18n/texts';
import { isShameful, type FinalCount } from '../scene';

/** The count of a side as a table: its versicole, then the rest. */
export function countGroups(count: FinalCount, side: number, { sheet: t, chronicle }: Texts, lang: Lang): CountGroup[] {
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
