// The exercises: ten positions per game with a question and a reason, and the judgement of each card.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { Exercise } from '../src/exercise/exercise.svelte';
import ExercisesPage from '../src/exercise/ExercisesPage.svelte';
import { progress } from '../src/exercise/progress.svelte';
import type { Exercises } from '../src/games/contract/exercise';
import { registry } from '../src/games/registry.svelte';
import { signs } from '../src/games/signs';

const TEN = 10;

describe.each(signs.all.filter(({ exercises }) => exercises).map(({ game }) => game))('the exercises of %s', (game) => {
  let exercises: Exercises;
  beforeEach(async () => {
    exercises = (await signs.of(game)?.exercises?.()) as Exercises;
  });

  it('are ten, each with a question and a reason in both languages', () => {
    const ids = exercises.positions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(TEN);
    for (const lang of ['it', 'en'] as const) {
      const words = exercises.words(lang);
      expect(Object.keys(words)).toEqual(ids);
      for (const { title, question, reason } of Object.values(words))
        for (const text of [title, question, reason]) expect(text).not.toBe('');
    }
  });

  it('have one best card, and a judgement of every other one', async () => {
    const ui = await registry.load(game);
    for (const { best, costs, choice, events } of exercises.positions) {
      const cards = choice.moves[0]?.cards ?? [];
      expect([best, ...Object.keys(costs)].toSorted()).toEqual(cards.toSorted());
      expect(Object.values(costs).some(Boolean)).toBe(true);
      expect(events.every((event) => ui.knows(event))).toBe(true);
    }
  });

  it('show the position at once, judge a card, and let another one be tried', async () => {
    const ui = await registry.load(game);
    for (const position of exercises.positions) {
      const exercise = new Exercise(position, ui, 'Lisa');
      const { session } = exercise;
      expect(session.choice?.moves[0]?.cards).toContain(position.best);
      const [wrong = ''] = Object.entries(position.costs).find(([, cost]) => cost) ?? [];
      for (const card of [wrong, position.best]) {
        session.act({ play: card });
        await tick();
        expect(exercise.verdict).toMatchObject({ card, right: card === position.best });
        expect(session.choice).not.toBeNull();
      }
      session.destroy();
    }
  });
});

describe('the page of the exercises', () => {
  it('lists them with their state, which the browser keeps', async () => {
    progress.mark('siciliano', 'first', 'tried');
    progress.mark('siciliano', 'first', 'solved');
    progress.mark('siciliano', 'first', 'tried');
    expect(progress.of('siciliano', 'first')).toBe('solved');
    expect(JSON.parse(localStorage.getItem('germini.exercises') ?? '')).toEqual({ 'siciliano/first': 'solved' });
    render(ExercisesPage, { props: { game: 'siciliano' } });
    expect((await screen.findByTestId('exercises')).querySelectorAll('[data-state="fresh"]').length).toBe(TEN);
  });

  it('opens one: the question, then the judgement', async () => {
    const { positions } = (await signs.of('siciliano')?.exercises?.()) as Exercises;
    const [{ id, best }] = positions as [Exercises['positions'][number]];
    render(ExercisesPage, { props: { game: 'siciliano', exercise: id } });
    expect((await screen.findByTestId('exercise')).dataset['mark']).toBe('asked');
    await fireEvent.click(await screen.findByTestId(`card-${best}`));
    expect((await screen.findByText('Right!')).closest('[data-mark]')?.getAttribute('data-mark')).toBe('right');
    expect(progress.of('siciliano', id)).toBe('solved');
  });
});
