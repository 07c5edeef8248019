// The coaching of a newcomer in the first hands. The stream is the engine's own output for one seat (the lesson's hand),
// and the expected texts are computed from the rules.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Coach } from '../src/coach/coach.svelte';
import CoachNote from '../src/coach/CoachNote.svelte';
import { coachProgress, HANDS } from '../src/coach/coach_progress.svelte';
import { bolognese } from '../src/games/bolognese';
import { gameContext } from '../src/games/context';
import type { GameUi } from '../src/games/game_ui';
import { minchiate } from '../src/games/minchiate';
import { lesson } from '../src/games/minchiate/lesson/pagat';
import { texts } from '../src/games/minchiate/i18n/texts';
import { plain } from '../src/games/plain/plain';
import { language } from '../src/i18n/index.svelte';
import { tableOf, welcomeTo } from '../src/table/local_table';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import { announcer } from '../src/ui/announcer.svelte';

interface At {
  coach: Coach;
  session: TableSession;
  said: string[];
  /** Plays the next step of the hand, and reads all its texts. `together`: its events come at once. */
  step(read?: boolean, together?: boolean): boolean;
}
let off: (() => void)[] = [];

function sit(game: GameUi = minchiate, seated = true): At {
  const session = new TableSession();
  session.pace = () => 'none';
  const { you, ...welcome } = welcomeTo(lesson, 'Lisa');
  session.take({ ...welcome, you: { ...you, seat: seated ? you.seat : null } });
  session.take(tableOf(lesson, 'Lisa'));
  session.play(game, lesson.unitPoints);
  const coach = new Coach(new TableView(session));
  off.push($effect.root(() => coach.watch()));
  const said: string[] = [];
  let at = 0;
  const read = () => {
    for (flushSync(); coach.current && coach.on; flushSync()) {
      said.push(coach.current.id);
      coach.next();
    }
  };
  return {
    coach,
    session,
    said,
    step(all = true, together = false) {
      const step = lesson.steps[at++];
      if (!step) return false;
      const messages = together ? [step.events] : step.events.map((event) => [event]);
      messages.forEach((events, i) => {
        session.take({ t: 'events', hand: 1, n: step.n + i, events });
        flushSync();
        if (all) read();
      });
      const n = step.n + step.events.length - 1;
      if (step.choice) session.take({ t: 'choice', hand: 1, n, choice: step.choice });
      flushSync();
      if (all) read();
      return true;
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  coachProgress.turn(true);
  language.set('it');
});
afterEach(() => {
  for (const end of off) end();
  off = [];
  vi.restoreAllMocks();
});

describe('a first hand of Minchiate', () => {
  it('is explained from what the seat itself knows, each thing once', () => {
    const at = sit();
    while (at.step());
    expect(new Set(at.said).size).toBe(at.said.length);
    for (const id of ['fola', 'matto', 'resto']) expect(at.said).toContain(id);
    expect(at.coach.current).toBeNull();
  });

  it('is explained on a page that gets the whole deal at once', () => {
    const at = sit();
    while (at.step(true, true) && at.coach.board.scene.tricks.length === 0);
    expect(at.said).toContain('fola');
  });

  it('is explained up to the first trick on a page that was slow', () => {
    const at = sit();
    while (at.step(false, true) && at.coach.board.scene.phase !== 'play');
    at.session.sending = true; // a question's own text would be the first
    flushSync();
    expect(at.coach.current?.id).toBe('fola');
  });

  it.each([
    ['minchiate', minchiate, ['asked-cut', 'asked-discard', 'asked-declare']],
    ['bolognese', bolognese, ['asked-call', 'asked-discard', 'asked-declare']],
  ])('explains the first hard questions (%s)', (_, game, ids) => {
    const { board } = sit(game).coach;
    for (const id of ids) {
      const phase = id.slice('asked-'.length);
      const mark = game.marks.find((one) => one.id === id);
      const asked = (...items: { word: string; cards: string[]; worth: number }[]) =>
        mark?.message({ board, event: null, asked: { phase, moves: [{ move: phase, takes: 'items', items }] } });
      const told = asked({ word: 'x', cards: ['M'], worth: 1 });
      for (const lang of ['it', 'en'] as const) expect(told?.words(lang).text.length).toBeGreaterThan(40);
      expect(told?.clauses.length).toBeGreaterThan(0);
      // What the page answers by itself is not a question.
      expect(asked()).toBeNull();
    }
  });

  it('explains why a King is forced, whatever else is barred', () => {
    const king = minchiate.marks.map((mark) =>
      mark.message({
        board: sit().coach.board,
        event: null,
        asked: {
          phase: 'play',
          moves: [{ move: 'play', takes: 'card', cards: ['CK'], barred: { C3: 'KING-1', T7: 'PLAY-2' } }],
        },
      }),
    );
    const first = king.find((told) => told !== null);
    expect(first?.clauses).toEqual(['KING-1']);
    expect(first?.at).toEqual(['.hand [data-card="CK"]']);
  });

  it('has words for every mark in both languages', () => {
    const keys = (lang: 'it' | 'en') => Object.keys(texts[lang].coach).toSorted();
    expect(keys('en')).toEqual(keys('it'));
  });
});

describe('no coaching is shown to a player who', () => {
  it('watches without a seat', () => {
    const at = sit(minchiate, false);
    at.step();
    expect(at.coach.on).toBe(false);
    expect(at.said).toEqual([]);
  });

  it('plays a game without coaching', () => {
    const at = sit(plain('minchiate'));
    at.step();
    expect(at.coach.on).toBe(false);
    expect(at.said).toEqual([]);
    expect(bolognese.marks.length).toBeGreaterThan(0);
  });

  it('dismissed it for good', () => {
    const at = sit();
    at.step(false);
    at.step(false);
    expect(at.coach.current).not.toBeNull();
    at.coach.off();
    while (at.step(false));
    expect(at.coach.current).toBeNull();
    expect(localStorage.getItem('germini.coached')).toBe(String(HANDS));
    const next = sit();
    while (next.step());
    expect(next.said).toEqual([]);
  });

  it('has played the first hands; switched on again it begins again', () => {
    for (let hand = 0; hand < HANDS; hand++) {
      expect(coachProgress.on).toBe(true);
      const at = sit();
      while (at.step());
    }
    expect(coachProgress.on).toBe(false);
    coachProgress.turn(true);
    const again = sit();
    again.step();
    again.step();
    expect(again.said.length).toBeGreaterThan(0);
  });

  it('has seen it already: the second hand adds nothing', () => {
    const first = sit();
    while (first.step());
    const second = sit();
    while (second.step());
    expect(second.said).toEqual([]);
  });
});

describe('a coaching text', () => {
  it('waits its turn, is announced once, and gives way when its trick is over', () => {
    const say = vi.spyOn(announcer, 'say');
    const at = sit();
    at.step(false);
    at.step(false);
    const first = at.coach.current;
    expect(first).not.toBeNull();
    const spoken = () => say.mock.calls.filter(([text]) => text.includes('?') || text.includes('fola')).length;
    expect(spoken()).toBe(1);
    while (at.step(false));
    expect(at.coach.current).toBeNull();
  });

  it('goes away with its question', () => {
    const at = sit();
    let told = '';
    while (!told && at.step(false)) if (at.coach.current?.about) told = at.coach.current.id;
    expect(told).toBe('asked-cut');
    at.session.sending = true;
    flushSync();
    expect(at.coach.current?.about ?? null).toBeNull();
  });

  it('is on the page with its clause, and is dismissed once or for good by buttons', async () => {
    const at = sit();
    at.step(false);
    at.step(false);
    render(CoachNote, { props: { coach: at.coach }, context: gameContext(minchiate) });
    const place = screen.getByTestId('coaching');
    const first = at.coach.current;
    expect(place.dataset.mark).toBe(first?.id);
    expect(screen.getByTestId(`chip-${first?.message.clauses[0]}`)).toBeTruthy();
    await fireEvent.click(screen.getByTestId('coaching-next'));
    expect(at.coach.current).not.toBe(first);
    await fireEvent.click(screen.getByTestId('coaching-off'));
    await tick();
    expect(screen.queryByTestId('coaching')).toBeNull();
    expect(coachProgress.on).toBe(false);
  });
});
