// The lessons: every moment comes once and in order; each accepts its own moves and comments on others.
import { render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { lesson as mattazza } from '../src/games/bolognese/lesson/mattazza';
import { lesson as ottocento } from '../src/games/bolognese/lesson/ottocento';
import { lesson as terziglio } from '../src/games/bolognese/lesson/terziglio';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { lesson as pagat } from '../src/games/minchiate/lesson/pagat';
import { siciliano } from '../src/games/siciliano';
import { lesson as answer } from '../src/games/siciliano/lesson/answer';
import { lesson as speak } from '../src/games/siciliano/lesson/speak';
import { signs } from '../src/games/signs';
import { language } from '../src/i18n/index.svelte';
import { beats } from '../src/lesson/beats';
import { Course } from '../src/lesson/course.svelte';
import { finishedLessons } from '../src/lesson/finished.svelte';
import LearnPage from '../src/lesson/LearnPage.svelte';
import LessonTable from '../src/lesson/LessonTable.svelte';
import type { Move } from '../src/protocol/types';

const LESSONS = [
  {
    name: 'minchiate',
    ui: minchiate,
    lesson: pagat,
    /** Another legal move, and the lesson's. */
    moves: [
      [{ discard: ['C10', 'C5'] }, { discard: ['C10', 'B5'] }],
      [{ declare: [] }, { declare: [['M', 'T40', 'T39', 'T38']] }],
      [{ play: 'S6' }, { play: 'S2' }],
    ] as [Move, Move][],
  },
  {
    name: 'bolognese',
    ui: bolognese,
    lesson: ottocento,
    moves: [
      [{ call: [['SK', 'SQ', 'M']] }, { call: [] }],
      [{ discard: ['D7', 'C7'] }, { discard: ['C7', 'C10'] }],
      [{ declare: [] }, { declare: [['M', 'SQ', 'SK']] }],
      [{ play: 'T11' }, { play: 'TM4' }],
    ] as [Move, Move][],
  },
  {
    name: 'terziglio',
    ui: bolognese,
    lesson: terziglio,
    moves: [[{ bid: 'di_mio' }, { bid: 'posso' }]] as [Move, Move][],
  },
  {
    name: 'mattazza',
    ui: bolognese,
    lesson: mattazza,
    moves: [[{ play: 'B1' }, { play: 'DQ' }]] as [Move, Move][],
  },
  {
    name: 'siciliano, first speaker',
    ui: siciliano,
    lesson: speak,
    moves: [
      [{ announce: { decine: ['M'], trionfi: 4, re: 1 } }, { announce: { re: 1, trionfi: 3, decine: ['M'] } }],
      [{ announce: { re: 1 } }, { announce: { decine: ['T1', 'M'], re: 1, trionfi: 7 } }],
      [{ announce: { decine: ['M'] } }, { announce: { tengo: true } }],
      [{ play: 'T19' }, { play: 'T19', calls: ['batto'] }],
    ] as [Move, Move][],
  },
  {
    name: 'siciliano, who answers',
    ui: siciliano,
    lesson: answer,
    moves: [
      [{ say: 'mischio' }, { say: 'tengo' }],
      [{ say: 'tengo' }, { say: 'mischio' }],
    ] as [Move, Move][],
  },
];

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

describe.each(LESSONS)('the lesson of $name', ({ ui, lesson, moves }) => {
  const { game, id } = lesson;
  let made: Course;
  beforeEach(() => {
    made = new Course(lesson, ui, 'Lisa');
    made.session.pace = () => 'none';
  });

  it('is loaded by the game’s sign', async () => {
    const entries = (await signs.of(game)?.lessons?.()) ?? [];
    const entry = entries.find((one) => one.id === id);
    expect(await entry?.load()).toBe(lesson);
    for (const lang of ['it', 'en'] as const) expect(entry?.words(lang).title).not.toBe('');
  });

  it('says each thing once, in texts of both languages, and says everything', () => {
    const said = beats(lesson).flatMap((beat) => beat.marks.map(({ id }) => id));
    expect(said.toSorted()).toEqual(lesson.marks.map(({ id }) => id).toSorted());
    for (const lang of ['it', 'en'] as const)
      expect(Object.keys(lesson.words(lang).marks).toSorted()).toEqual(said.toSorted());
  });

  it('says things in the order in which its marks are listed', () => {
    const said = beats(lesson).flatMap((beat) => beat.marks.map(({ id }) => id));
    expect(said).toEqual(lesson.marks.map(({ id }) => id));
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

  it('goes from the first text to the count by its own moves', async () => {
    made.begin();
    const said = read(made);
    for (let step = 0; step < lesson.steps.length && !made.over; step++) {
      made.play();
      await settle();
      said.push(...read(made));
    }
    expect(said).toEqual(lesson.marks.map(({ id: mark }) => mark));
    expect(made.over).toBe(true);
    expect(made.session.scene.over).not.toBeNull();
    expect(made.share).toBe(1);
  });

  it('shows a text only while its subject is on the table', async () => {
    render(LessonTable, { props: { course: made, title: 'Lezione' }, context: gameContext(ui) });
    const missing: string[] = [];
    const shown = new Set<string>();
    const look = async (): Promise<void> => {
      const { mark, wants } = made;
      const subject = mark?.at;
      // Some panels are fetched.
      if (subject) await waitFor(() => expect(document.querySelector(subject)).not.toBeNull()).catch(() => undefined);
      if (mark) shown.add(mark.id);
      const at = mark?.at
        ? [mark.at]
        : mark?.waits && wants
          ? lesson.cards(wants).map((card) => `.hand [data-card="${card}"]`)
          : [];
      missing.push(...at.filter((one) => !document.querySelector(one)).map((one) => `${mark?.id}: ${one}`));
    };
    for (let step = 0; step < lesson.steps.length && !made.over; step++) {
      await tick();
      for (let { mark } = made; mark && !mark.waits; { mark } = made) {
        await look();
        made.next();
        await tick();
      }
      await look();
      made.play();
      await settle();
    }
    expect(missing).toEqual([]);
    expect(shown.size).toBe(lesson.marks.length);
  });

  it('accepts the cards of a move in any order, and no other move', async () => {
    made.begin();
    read(made);
    // The hand is set: any cut will do.
    if (lesson.steps[0]?.move && 'cut' in lesson.steps[0].move) {
      made.session.act({ cut: 12 });
      await settle();
      read(made);
    }
    for (const [wrong, right] of moves) {
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
});

describe('a lesson', () => {
  it('pauses while a text is shown', async () => {
    const made = new Course(pagat, minchiate, 'Lisa');
    made.session.pace = () => 'none';
    made.begin();
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

describe('the page of lessons', () => {
  beforeEach(() => localStorage.clear());

  it('lists the lessons of a family, with those that were finished', async () => {
    finishedLessons.add('bolognese', 'terziglio');
    render(LearnPage, { props: { game: 'bolognese' } });
    const done = await waitFor(() => screen.getByTestId('lesson-terziglio'));
    expect(done.getAttribute('href')).toBe('#/learn/bolognese/terziglio');
    expect(done.closest('li')?.textContent).toContain(language.t.lesson.finished);
    expect(screen.queryByTestId('lessons-siciliano')).toBeNull();
  });

  it('lists every family without one', async () => {
    render(LearnPage);
    for (const { game, lessons } of signs.all) if (lessons) await waitFor(() => screen.getByTestId(`lessons-${game}`));
    expect(screen.queryByTestId('lessons-tocchi')).toBeNull();
  });

  it('says that there is no such lesson', async () => {
    render(LearnPage, { props: { game: 'bolognese', lesson: 'scopa' } });
    await waitFor(() => screen.getByText(language.t.lesson.none));
  });
});
