// Makes a lesson from the file of its hand, which a protocol test writes (tests/golden/README.md).
import type { Choice, Move, SeenEvent, TableRules } from '../protocol/types';
import type { Lesson } from '../games/contract/lesson';

interface RecordedHand {
  seat: number;
  rules: TableRules & { edition: number };
  steps: { n: number; events: SeenEvent[]; choice?: Choice; move?: Move & { seat: number } }[];
}

/** A move as it is sent, without its seat. */
function sent(move: Move | undefined): Move | undefined {
  if (!move) return undefined;
  const { seat: _, ...rest } = move;
  return rest;
}

/** What a move contains, in any order. */
const parts = (move: Move): unknown[] => Object.values(move).flat(2);
const name = (move: Move): string => Object.keys(move).join();

/** The cards of a move, in any order. */
const cards = (move: Move): string[] =>
  parts(move)
    .filter((part): part is string => typeof part === 'string')
    .sort();

/** The number of cards that are cut does not matter. */
const same = (move: Move, wanted: Move): boolean =>
  name(move) === name(wanted) && cards(move).join() === cards(wanted).join();

/** `file` is the hand as JSON. */
export function recordedLesson(
  file: unknown,
  rest: Pick<Lesson, 'game' | 'sides' | 'unitPoints' | 'marks' | 'words'>,
): Lesson {
  const { seat, rules, steps } = file as RecordedHand;
  return {
    ...rest,
    seat,
    rules: { preset: rules.preset, options: rules.options },
    steps: steps.map(({ move, ...step }) => {
      const wanted = sent(move);
      return { ...step, ...(wanted ? { move: wanted } : {}) };
    }),
    cards,
    same,
  };
}
