// The lesson of Minchiate: a hand of four greedy players with the preset pagat that contains everything a beginner must
// have seen. The seat's events and choices are the engine's own output: a protocol test compares them.
import type { Lesson } from '../../../lesson/lesson';
import type { Choice, Move, SeenEvent, TableRules } from '../../../protocol/types';
import { texts } from '../i18n/texts';
import hand from './hand.json';
import { marks } from './marks';

const RESTO = 60;

interface Hand {
  seat: number;
  rules: TableRules & { edition: number };
  steps: { n: number; events: SeenEvent[]; choice?: Choice; move?: Move & { seat: number } }[];
}
const { seat, rules, steps } = hand as unknown as Hand;

/** A move as it is sent, without its seat. */
function sent(move: Move | undefined): Move | undefined {
  if (!move) return undefined;
  const { seat: _, ...rest } = move;
  return rest;
}

/** The cards of a move, in any order. */
function cards(move: Move): string[] {
  return Object.values(move)
    .flat(2)
    .filter((part): part is string => typeof part === 'string')
    .sort();
}
const name = (move: Move): string => Object.keys(move).join();

export const lesson: Lesson = {
  game: 'minchiate',
  seat,
  sides: [0, 1, 0, 1],
  unitPoints: RESTO,
  rules: { preset: rules.preset, options: rules.options },
  steps: steps.map(({ move, ...step }) => {
    const wanted = sent(move);
    return { ...step, ...(wanted ? { move: wanted } : {}) };
  }),
  marks,
  cards,
  same: (move, wanted) =>
    name(move) === name(wanted) &&
    (name(move) === 'cut' ? move.cut === wanted.cut : cards(move).join() === cards(wanted).join()),
  words: (lang) => texts[lang].lesson,
};
