// The lesson: every moment of it comes once and in order; it accepts its own moves and comments on others.
import { describe, expect, it } from 'vitest';
import { minchiate } from '../src/games/minchiate';
import { lesson } from '../src/games/minchiate/lesson';
import { texts } from '../src/games/minchiate/i18n/texts';
import { beats } from '../src/lesson/beats';
import { Course } from '../src/lesson/course.svelte';
import { edgeFor, spotsOf } from '../src/ui/spot';
import type { Move } from '../src/protocol/types';

function course(): Course {
  const made = new Course(lesson, minchiate, 'Lisa');
  made.session.pace = () => 'none';
  made.begin();
  return made;
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Reads all texts until a move is awaited. */
function read(made: Course): string[] {
  const said: string[] = [];
  for (;;) {
    const { mark } = made;
    if (!mark) return said;
    said.push(mark.id);
    if (mark.waits) return said;
    made.next();
  }
}

describe('the lesson of Minchiate', () => {
  it('says each thing once, in texts of both languages, and says everything', () => {
    const said = beats(lesson).flatMap((beat) => beat.marks.map(({ id }) => id));
    expect(said.toSorted()).toEqual(lesson.marks.map(({ id }) => id).toSorted());
    for (const lang of ['it', 'en'] as const)
      expect(Object.keys(texts[lang].lesson.marks).toSorted()).toEqual(said.toSorted());
  });

  it('shows every event of the hand once, in order', () => {
    const told = beats(lesson).flatMap((beat) => beat.events);
    expect(told).toEqual(lesson.steps.flatMap((step) => step.events));
    for (const [i, beat] of beats(lesson).entries())
      expect(beat.n).toBe(
        1 +
          beats(lesson)
            .slice(0, i)
            .reduce((sum, { events }) => sum + events.length, 0),
      );
  });

  it('goes from the cut to the count by its own moves', async () => {
    const made = course();
    const said = read(made);
    expect(said).toEqual(['hello', 'cut']);
    for (let moves = 0; moves < lesson.steps.length && !made.over; moves++) {
      made.play();
      await settle();
      said.push(...read(made));
    }
    expect(said.slice(2, 6)).toEqual(['rob', 'exposed', 'lead', 'fola']);
    expect(said.at(-1)).toBe('count');
    expect(made.over).toBe(true);
    expect(made.session.scene.over).not.toBeNull();
    expect(made.share).toBe(1);
  });

  it('accepts the cards of a discard in any order, and no other move', async () => {
    const made = course();
    read(made);
    for (const [wrong, right] of [
      [{ cut: 12 }, { cut: 49 }],
      [{ discard: ['C10', 'C5'] }, { discard: ['C10', 'B5'] }],
      [{ declare: [] }, { declare: [['M', 'T40', 'T39', 'T38']] }],
      [{ play: 'S6' }, { play: 'S2' }],
    ] as [Move, Move][]) {
      made.session.act(wrong);
      await settle();
      expect(made.other).toBe(true);
      expect(made.wants).not.toBeNull();
      made.session.act(right);
      await settle();
      expect(made.other).toBe(false);
      read(made);
    }
  });

  it('pauses while a text is shown', async () => {
    const made = course();
    read(made);
    made.play();
    await settle();
    expect(made.mark?.id).toBe('rob');
    const { length } = made.session.events;
    await settle();
    expect(made.session.events).toHaveLength(length);
    expect(made.session.events.at(-1)).toMatchObject({ e: 'scored', why: 'rob' });
  });
});

describe('the place of a text', () => {
  it('is the edge that is farther from its subject', () => {
    const at = (top: number) => ({ left: 0, top, width: 10, height: 20 });
    expect(edgeFor([at(0)], 600)).toBe('bottom');
    expect(edgeFor([at(560)], 600)).toBe('top');
    expect(edgeFor([], 600)).toBe('top');
    expect(spotsOf(document, ['.nowhere'])).toEqual([]);
  });

  it('points at the visible part of a card, which others to the right and below cover', () => {
    const list = document.createElement('ul');
    const card = (code: string, left: number, top: number) => {
      const item = list.appendChild(document.createElement('li'));
      const button = item.appendChild(document.createElement('button'));
      button.dataset.card = code;
      button.getBoundingClientRect = () => new DOMRect(left, top, 70, 120);
    };
    card('C1', 0, 0);
    card('C2', 30, 4);
    card('T1', 10, 70);
    card('T2', 40, 70);
    const [seen] = spotsOf(list, ['[data-card="C1"]']);
    expect(seen).toEqual({ left: 0, top: 0, width: 30, height: 70 });
    expect(spotsOf(list, ['[data-card="C2"]'])).toEqual([{ left: 30, top: 4, width: 70, height: 66 }]);
    expect(spotsOf(list, ['[data-card="T2"]'])).toEqual([{ left: 40, top: 70, width: 70, height: 120 }]);
  });
});
