// Makes a lesson from the file of its hand, which a protocol test writes (tests/golden/README.md).
import type { Move, TableRules } from '../protocol/types';
import type { Lesson, Step } from '../games/contract/lesson';

interface RecordedHand {
  seat: number;
  rules: TableRules & { edition: number };
  seats: number[];
  steps: (Omit<Step, 'move'> & { move?: Move & { seat: number } })[];
}

/** A move as it is sent, without its seat. */
function sent(move: Move | undefined): Move | undefined {
  if (!move) return undefined;
  const { seat: _, ...rest } = move;
  return rest;
}

/** The cards of a move, in any order. */
const cards = (move: Move): string[] =>
  Object.values(move)
    .flat(2)
    .filter((part): part is string => typeof part === 'string')
    .sort();

/** What a move says, whatever the order of its parts; the number of cards that are cut does not matter. */
function meaning(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(meaning).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${key === 'cut' ? '' : meaning(part)}`)
    .sort()
    .join()}}`;
}

/** `file` is the hand as JSON. */
export function recordedLesson(
  file: unknown,
  rest: Pick<Lesson, 'game' | 'id' | 'sides' | 'unitPoints' | 'marks' | 'words'>,
): Lesson {
  const { seat, rules, seats, steps } = file as RecordedHand;
  return {
    ...rest,
    seat,
    seats,
    rules: { preset: rules.preset, options: rules.options },
    steps: steps.map(({ move, ...step }) => {
      const wanted = sent(move);
      return { ...step, ...(wanted ? { move: wanted } : {}) };
    }),
    cards,
    same: (move, wanted) => meaning(move) === meaning(wanted),
  };
}
