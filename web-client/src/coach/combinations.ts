// The hint about combinations, for any game that has them: at the start of play those that you hold or lack one card
// of.
import type { Lang } from '../i18n/index.svelte';
import type { Card, Word } from '../protocol/types';
import type { GameBoard } from '../games/contract/board';
import type { CoachMark, CoachWords } from '../games/contract/coach';
import { inHand } from './marks';
import { anyOf, standing, notable, type Family, type CardKnowledge, type Standing } from './standing';

/** Cards and combinations are passed by name. */
export interface CombinationWords {
  title: string;
  held(name: string, cards: string): string;
  lacking(name: string, missing: string): string;
  counted: string;
}
export interface Combinations {
  id: Word;
  families(board: GameBoard): readonly Family[];
  known(board: GameBoard): CardKnowledge;
  name(is: string, lang: Lang): string;
  card(card: Card, lang: Lang): string;
  list(cards: Card[], lang: Lang): string;
  words(lang: Lang): CombinationWords;
  /** Clause: combinations count for the side that won their cards. */
  clause: string;
}

function atBeginning(game: Combinations, all: Standing[], lang: Lang): CoachWords {
  const words = game.words(lang);
  const lines = all.map(({ is, made, near }) => {
    if (made.length) return words.held(game.name(is, lang), game.list(made, lang));
    const missing = (near?.missing ?? []).map((card) => game.card(card, lang));
    return words.lacking(game.name(is, lang), anyOf(missing, lang));
  });
  return { title: words.title, text: [...lines, words.counted].join(' ') };
}

export const combinationMark = (game: Combinations): CoachMark => ({
  id: game.id,
  message({ event, board }) {
    if (event?.e !== 'due' || event.phase !== 'play' || board.scene.tricks.length > 0) return null;
    const now = game.known(board);
    const all = notable(game.families(board).map((family) => standing(family, now)));
    if (!all.length) return null;
    const cards = new Set(all.flatMap(({ made, near }) => [...made, ...(near?.cards ?? [])]));
    const words = (lang: Lang): CoachWords => atBeginning(game, all, lang);
    return { words, clauses: [game.clause], at: inHand([...cards]), always: true };
  },
});
