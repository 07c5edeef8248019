// A lesson's hand in beats: so much comes on the table, then something is said of it or a move is awaited.
import type { Choice, Move, SeenEvent } from '../protocol/types';
import type { Lesson, Mark, Moment } from './lesson';

export interface Beat {
  /** The number of the first of its events. */
  n: number;
  events: SeenEvent[];
  /** What is said then, one after the other. */
  marks: Mark[];
  /** What is asked at its end, and the move that goes on. */
  asked: { choice: Choice; move: Move } | null;
}

/** Every mark is said once: the first time that its moment comes. */
export function beats({ steps, marks, seat }: Lesson): Beat[] {
  const said = new Set<Mark>();
  const due = (moment: Omit<Moment, 'seat'>): Mark[] => {
    const now = marks.filter((mark) => !said.has(mark) && mark.when({ ...moment, seat }));
    for (const mark of now) said.add(mark);
    return now;
  };
  return steps.flatMap(({ n, events, choice, move }) => {
    const out: Beat[] = [];
    let from = 0;
    for (const [i, event] of events.entries()) {
      const now = due({ event, asked: null, wants: null });
      if (!now.length) continue;
      out.push({ n: n + from, events: events.slice(from, i + 1), marks: now, asked: null });
      from = i + 1;
    }
    const asked = choice && move ? { choice, move } : null;
    const rest = events.slice(from);
    if (asked || rest.length)
      out.push({
        n: n + from,
        events: rest,
        marks: asked ? due({ event: null, asked: asked.choice, wants: asked.move }) : [],
        asked,
      });
    return out;
  });
}
