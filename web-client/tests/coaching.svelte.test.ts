// The coaching of a newcomer in the first hands. The stream is the engine's own output for one seat (the lesson's hand),
// and the expected texts are computed from the rules.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Coach } from '../src/coach/coach.svelte';
import CoachNote from '../src/coach/CoachNote.svelte';
import { coachProgress, HANDS } from '../src/coach/coach_progress.svelte';
import { runs, standing, notable } from '../src/coach/standing';
import { bolognese } from '../src/games/bolognese';
import { families as cricche } from '../src/games/bolognese/about';
import { gameContext } from '../src/games/context';
import type { GameUi } from '../src/games/game_ui';
import { minchiate } from '../src/games/minchiate';
import { families } from '../src/games/minchiate/about';
import { lesson } from '../src/games/minchiate/lesson';
import { texts } from '../src/games/minchiate/i18n/texts';
import { plain } from '../src/games/plain/plain';
import { language } from '../src/i18n/index.svelte';
import { tableOf, welcomeTo } from '../src/table/local_table';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import { announcer } from '../src/ui/announcer.svelte';

const cards = (text: string): Set<string> => new Set(text.split(' '));
const none = new Set<string>();
const of = (is: string, ours: string, gone = '') => {
  const family = [...families({ devil: true }), ...cricche].find((one) => one.is === is);
  if (!family) throw new Error(is);
  return standing(family, { ours: cards(ours), gone: gone ? cards(gone) : none });
};

interface At {
  coach: Coach;
  session: TableSession;
  said: string[];
  /** Plays the next step of the hand, and reads all its texts. */
  step(read?: boolean): boolean;
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
    step(all = true) {
      const step = lesson.steps[at++];
      if (!step) return false;
      step.events.forEach((event, i) => {
        session.take({ t: 'events', hand: 1, n: step.n + i, events: [event] });
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

describe('the progress of a combination', () => {
  it('is complete, one card short, or impossible (VERS-1 to VERS-5, VERS-8)', () => {
    expect(of('thirteen', 'T1 T13 T28').made).toEqual(['T1', 'T13', 'T28']);
    expect(of('thirteen', 'T1 T28 CK').near).toEqual({ cards: ['T1', 'T28'], missing: ['T13'] });
    expect(of('thirteen', 'T1 T28', 'T13')).toMatchObject({ made: [], near: null });
    expect(of('thirteen', 'T1').near).toBeNull();
    // V-N12: sequences with holes do not count; the 29 is in them.
    expect(of('high', 'T27 T28 T29').made).toEqual([]);
    expect(of('high', 'T27 T28 T29').near?.missing).toEqual(['T30']);
    expect(of('high', 'T28 T29 T30 T31').made).toEqual(['T28', 'T29', 'T30', 'T31']);
    expect(of('low', 'T1 T2 T4 T5').near?.missing).toEqual(['T3']);
    expect(of('tens', 'T10 T20 T40').near?.missing).toEqual(['T30']);
    expect(of('tens', 'T20 T30').near?.missing).toEqual(['T10', 'T40']);
    expect(of('kings', 'CK SK', 'DK').near?.missing).toEqual(['BK']);
    expect(of('kings', 'CK SK', 'DK BK').near).toBeNull();
    expect(of('devil', 'T14 T39').near?.missing).toEqual(['T35']);
    expect(families({ devil: false }).some(({ is }) => is === 'devil')).toBe(false);
    expect(runs(['T1', 'T2', 'T3', 'T4', 'T5'], 3)).toHaveLength(3);
  });

  it('follows the rules of Tarocco bolognese (CRIC-1, CRIC-2, SEQ-2, SEQ-3, SEQ-4, SEQ-7, GRANDE-1)', () => {
    expect(of('re', 'CK DK T1').made).toEqual([]);
    expect(of('re', 'CK DK T1').near?.missing).toEqual(['SK', 'BK']);
    expect(of('tarocchi', 'T20 T1 M').made).toEqual(['T20', 'T1', 'M']);
    expect(of('suitC', 'CK CN M').made).toEqual(['CK', 'CN', 'M']);
    expect(of('suitC', 'CK CN C1').made).toEqual([]);
    expect(of('suitC', 'CQ CN CJ').made).toEqual([]);
    expect(of('suitC', 'CQ CN CJ').near?.missing).toEqual(['CK']);
    expect(of('suitC', 'CQ CN CJ', 'CK').near).toBeNull();
    expect(of('assi', 'C1 D1 M').made).toEqual(['C1', 'D1', 'M']);
    expect(of('grande', 'T19 T18 T17 T1 M').made).toEqual([]);
    expect(of('grande', 'T20 T17 M').made).toEqual(['T20', 'T17', 'M']);
  });

  it('is shown for complete ones first, then for those that lack the fewest cards', () => {
    const all = [of('high', 'T33 T34'), of('matto', 'T40 M'), of('kings', 'CK DK SK'), of('low', 'T1')];
    expect(notable(all, 3).map(({ is }) => is)).toEqual(['kings', 'matto', 'high']);
    expect(notable(all, 1)).toHaveLength(1);
  });
});

describe('a first hand of Minchiate', () => {
  it('is explained from what the seat itself knows, each thing once', () => {
    const at = sit();
    while (at.step());
    expect(new Set(at.said).size).toBe(at.said.length);
    for (const id of ['fola', 'versicole', 'matto', 'resto']) expect(at.said).toContain(id);
    expect(at.coach.current).toBeNull();
  });

  it('names the player’s versicole and the one card that another lacks', () => {
    const at = sit();
    while (!at.session.events.some(({ e }) => e === 'trick')) {
      at.step(false);
      for (; at.coach.current && at.coach.current.id !== 'versicole'; flushSync()) at.coach.next();
      if (at.coach.current?.id === 'versicole') break;
    }
    const told = at.coach.current?.message;
    expect(told?.words('it').text).toContain('Versicola alta: ce l’hai');
    expect(told?.words('it').text).toContain('Versicola del Matto: ti manca solo');
    expect(told?.at).toContain('.hand [data-card="T40"]');
    expect(told?.at).not.toContain('.hand [data-card="T1"]');
    expect(told?.clauses).toEqual(['VERS-15']);
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

  it('has seen it already: the second hand adds only its own topics', () => {
    const first = sit();
    while (first.step());
    const second = sit();
    while (second.step());
    expect(new Set(second.said)).toEqual(new Set(['versicole']));
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
    render(CoachNote, { props: { coach: at.coach, strip: true }, context: gameContext(minchiate) });
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
