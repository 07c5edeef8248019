// A hand played differently: the requests after each move, and how the table shows the answers.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { lesson } from '../src/games/minchiate/lesson/pagat';
import type { HandSource } from '../src/history/source';
import { language } from '../src/i18n/index.svelte';
import type { WhatIf, WhatIfRequest } from '../src/protocol/types';
import { Trial } from '../src/trial/trial.svelte';
import TrialTable from '../src/trial/TrialTable.svelte';

const HAND = 'abcdefgh1234';
const STEP = 6;
const AMOUNTS = [1, -1, 1, -1];
const events = lesson.steps.flatMap((step) => step.events);
const moves = lesson.steps.flatMap(({ move }) => (move ? [move] : []));
const source: HandSource = {
  game: 'minchiate',
  hand: { events: [], sides: lesson.sides, unit: 'resti', seats: [0, 0, 0, 0] },
  rules: lesson.rules,
  unitPoints: 60,
  title: () => '',
  names: () => ['Neri', 'Lapo', 'Tessa', 'Lisa'],
  about: () => [],
  bots: [],
  number: 1,
  own: null,
  perspective: 'all',
  bad: null,
  playOn: { hand: HAND },
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The server: the lesson's hand, in which each right move brings the next step; requests are recorded. */
let asked: WhatIfRequest[] = [];
let cut = false;
function answered(request: WhatIfRequest): WhatIf {
  const last = request.last ?? 0;
  const wrong = request.moves.findIndex((move, i) => JSON.stringify(move) !== JSON.stringify(moves[i]));
  const made = wrong < 0 ? request.moves.length : wrong;
  const { n, events: news, choice } = lesson.steps[made] ?? { n: 1, events: [] };
  const end = n + news.length - 1;
  return {
    n: last + 1,
    events: events.slice(last, end),
    asked: choice ? { n: end, choice } : null,
    refused: wrong < 0 ? null : { move: wrong, rule: 'FOLLOW-1', message: 'Follow suit.' },
    over: !choice,
    seats: choice ? null : AMOUNTS,
  };
}

beforeAll(() => language.set('en'));
beforeEach(() => {
  settings.set('pace', 'none');
  [asked, cut] = [[], false];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (cut) return Promise.reject(new Error('offline'));
    expect(path).toMatch(/api\/what-if$/);
    const request = JSON.parse(String(init.body)) as WhatIfRequest;
    asked.push(request);
    return Promise.resolve(new Response(JSON.stringify(answered(request))));
  });
});
afterEach(() => vi.unstubAllGlobals());

function begun(): Trial {
  const trial = new Trial(source, STEP, lesson.seat, minchiate, 'Lisa');
  trial.session.pace = () => 'none';
  return trial;
}

describe('a trial', () => {
  it('is requested with all moves so far, and for the missing events', async () => {
    const trial = begun();
    await trial.begin();
    expect(asked).toEqual([{ hand: HAND, step: STEP, seat: lesson.seat, last: 0, moves: [] }]);
    for (const move of moves) {
      await settle();
      expect(trial.session.choice).not.toBeNull();
      trial.session.act(move);
      await settle();
    }
    await settle();
    expect(asked.at(-1)?.moves).toEqual(moves);
    expect(asked.map(({ last }) => last)).toEqual(lesson.steps.map(({ n }) => n - 1));
    expect(trial.session.events).toEqual(events);
    expect(trial.came).toEqual(AMOUNTS);
    expect(trial.over).toBe(true);
    trial.destroy();
  });

  it('shows a refusal at the table, and asks the same again', async () => {
    const trial = begun();
    await trial.begin();
    trial.session.act({ play: 'T40' });
    await settle();
    expect(trial.session.notice?.rule).toBe('FOLLOW-1');
    expect(trial.session.choice).not.toBeNull();
    trial.session.act(moves[0] ?? {});
    await settle();
    expect(asked.at(-1)?.moves).toEqual(moves.slice(0, 1));
    trial.destroy();
  });

  it('that does not reach the server has made no move, and says so', async () => {
    const trial = begun();
    const lost = vi.fn();
    trial.lost = lost;
    await trial.begin();
    cut = true;
    trial.session.act(moves[0] ?? {});
    await settle();
    expect(lost).toHaveBeenCalledOnce();
    cut = false;
    trial.session.act(moves[0] ?? {});
    await settle();
    expect(asked.at(-1)?.moves).toEqual(moves.slice(0, 1));
    expect(trial.session.sending).toBe(false);
    trial.destroy();
  });
});

describe('the trial table', () => {
  const shown = (onback = vi.fn()) => {
    render(TrialTable, {
      props: { source, step: STEP, seat: lesson.seat, onback },
      context: gameContext(minchiate),
    });
    return onback;
  };

  it('has the mark of a trial and a way back', async () => {
    const onback = shown();
    await screen.findByTestId('board');
    const mark = screen.getByTestId('trial-mark');
    expect(mark.textContent).toContain('does not count');
    await fireEvent.click(mark);
    expect(onback).toHaveBeenCalledOnce();
  });

  it('can be requested again if the server did not answer', async () => {
    cut = true;
    shown();
    const again = await screen.findByTestId('trial-again');
    expect(screen.queryByTestId('board')).toBeNull();
    cut = false;
    await fireEvent.click(again);
    await screen.findByTestId('board');
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});
