// Parts of hints that games share.
import type { CoachMark, CoachWords } from '../games/contract/coach';
import type { Lang } from '../i18n/index.svelte';
import type { Card, Word } from '../protocol/types';
import { onlyAnswer } from '../table/choice';

/** Explains a difficult question when it is first asked and there is a choice. */
export const question = (
  phase: Word,
  clauses: string[],
  words: (lang: Lang) => CoachWords,
  advice?: string,
): CoachMark => ({
  id: `asked-${phase}`,
  message: ({ asked }) => (asked?.phase === phase && !onlyAnswer(asked) ? { words, clauses, advice, at: [] } : null),
});

/** Selectors of cards in the own hand. */
export const inHand = (cards: readonly Card[]): string[] => cards.map((card) => `.hand [data-card="${card}"]`);
