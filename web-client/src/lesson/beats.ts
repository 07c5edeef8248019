// Divides a lesson's hand into beats: some events, followed by texts or by a requested move.
import type { Choice, Move, SeenEvent } from '../protocol/types';
import type { Lesson, Mark, Moment, Step } from '../games/contract/lesson';

export interface Beat {
  /** Number of its first event. */
  n: number;
  events: SeenEvent[];
  /** Texts shown then, in order. */
  marks: Mark[];
  /** The question at its end, and the move that continues. */
  asked: { choice: Choice; move: Move; advice: Step['advice'] } | null;
}

/** Every mark is used once, at the first match. */
export function beats({ steps, marks, seat }: Lesson): Beat[] {
  const said = new Set<Mark>();
  const due = (moment: Omit<Moment, 'seat'>): Mark[] => {
    const now = marks.filter((mark) => !said.has(mark) && mark.when({ ...moment, seat }));
    for (const mark of now) said.add(mark);
    return now;
  };
  return steps.flatMap(({ n, events, choice, move, advice }, made) => {
    const out: Beat[] = [];
    let from = 0;
    for (const [i, event] of events.entries()) {
      const now = due({ event, asked: null, wants: null, made });
      if (!now.length) continue;
      out.push({ n: n + from, events: events.slice(from, i + 1), marks: now, asked: null });
      from = i + 1;
    }
    const asked = choice && move ? { choice, move, advice } : null;
    const rest = events.slice(from);
    if (asked || rest.length)
      out.push({
        n: n + from,
        events: rest,
        marks: asked ? due({ event: null, asked: asked.choice, wants: asked.move, made }) : [],
        asked,
      });
    return out;
  });
}
