// Who is waited for, whose votes count and how many are needed: the figures are the server's (server/table/ballot.hpp).
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import CouncilDialog from '../src/council/CouncilDialog.svelte';
import CouncilLine from '../src/council/CouncilLine.svelte';
import LeaveDialog from '../src/council/LeaveDialog.svelte';
import Rematch from '../src/council/Rematch.svelte';
import { count, openBallots } from '../src/council/ballots';
import { span } from '../src/council/council.svelte';
import { news } from '../src/council/news';
import { isClaimable, isDeserted, hasLeft } from '../src/council/seats';
import { ServerTime } from '../src/council/server_time';
import { CouncilMemory } from '../src/council/memory.svelte';
import { waited as waitedFor } from '../src/council/waited';
import { catalogues, language } from '../src/i18n/index.svelte';
import type { SeatHolder, SeenEvent, TableMessage, What } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import { sample } from './samples';
import { silentLine } from '../dev/silent_transport';

const NOW = Date.parse('2026-11-20T20:15:00.000Z');
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();
const holder = (more: Partial<SeatHolder> = {}): SeatHolder => ({
  name: 'x',
  number: 100000001,
  kind: 'guest',
  here: true,
  silent: false,
  ready: false,
  vacated: false,
  substitute: false,
  break_off: false,
  deserter: false,
  next: null,
  away: null,
  asked: null,
  you: false,
  ...more,
});
const waited = (table: TableMessage, memory = new CouncilMemory(), now = NOW) =>
  waitedFor(table, now, (seat) => memory.asked(table, seat, []));
const NAMES = ['Ginevra', 'Lapo', 'Nannina', 'Vieri'];
const playing = (seats: Partial<SeatHolder>[] = [], more: Partial<TableMessage> = {}): TableMessage => ({
  ...sample<TableMessage>('outbound_table.json'),
  seats: NAMES.map((name, seat) => holder({ name, ...seats[seat] })),
  limit: 120,
  halt: null,
  votes: [],
  clock: null,
  ...more,
});

beforeAll(() => language.set('it'));
beforeEach(() => vi.useFakeTimers({ now: NOW }));

describe('the player whom the table waits for', () => {
  it('is nobody who is thinking, and nobody who is not asked', () => {
    const table = playing([{ asked: ago(59) }, { here: false, away: ago(100) }]);
    expect(waited(table)).toEqual([]);
  });
  it('has been away beyond the limit, whether asked or not (D-33)', () => {
    expect(waited(playing([{}, { here: false, away: ago(120) }]))).toEqual([
      { seat: 1, why: 'away', for: 120_000, left: 0 },
    ]);
    expect(waited(playing([{}, { here: false, away: ago(130), asked: ago(5) }]))).toMatchObject([{ seat: 1, left: 0 }]);
  });
  it('is nobody if all the others are bots, which do not wait', () => {
    const bots = Array.from({ length: 3 }, () => ({ kind: 'bot' as const }));
    expect(waited(playing([{ asked: ago(260) }, ...bots]))).toEqual([]);
    expect(waited(playing([{ asked: ago(260) }, {}, ...bots.slice(1)]))).toMatchObject([{ seat: 0 }]);
  });

  it('is asked and away, after a moment, with the rest of the limit', () => {
    expect(waited(playing([{ here: false, away: ago(3), asked: ago(3) }]))).toEqual([]);
    expect(waited(playing([{ here: false, away: ago(42), asked: ago(30) }]))).toEqual([
      { seat: 0, why: 'away', for: 42_000, left: 78_000 },
    ]);
  });

  it('is present and silent for half the limit, and the limit ends', () => {
    expect(waited(playing([{}, {}, { asked: ago(61) }]))).toMatchObject([{ seat: 2, why: 'silent', left: 59_000 }]);
    expect(waited(playing([{}, {}, { asked: ago(200) }]))).toMatchObject([{ seat: 2, left: 0 }]);
  });

  it('is nobody who still reads between hands, until somebody has continued', () => {
    const reading = [{ asked: ago(200) }, { asked: ago(200) }];
    expect(waited(playing(reading, { state: 'between' }))).toEqual([]);
    const first = [{ asked: ago(200) }, { ready: true }];
    expect(waited(playing(first, { state: 'between' }))).toMatchObject([{ seat: 0, why: 'silent' }]);
    // A player who has gone away is shown all the same.
    const away = [{ here: false, away: ago(42), asked: ago(42) }];
    expect(waited(playing(away, { state: 'between' }))).toMatchObject([{ seat: 0, why: 'away' }]);
  });

  it('is nobody before a match and after it', () => {
    for (const state of ['waiting', 'over'] as const)
      expect(waited(playing([{ asked: ago(200) }], { state }))).toEqual([]);
  });

  it('is shown with minutes and seconds', () => {
    expect([0, 59_001, 61_000, 9_005_000].map(span)).toEqual(['0:00', '1:00', '1:01', '2 h 30 min']);
  });
});

describe('the start of a wait for a seat', () => {
  const due: SeenEvent = { e: 'due', seats: [1], phase: 'play' };
  const events = (n: number) => ({ t: 'events' as const, hand: 1, n, events: [due] });
  const table = playing([{ asked: new Date(NOW - 50_000).toISOString() }, {}]);
  const asked = (memory: CouncilMemory): (number | null)[] => [0, 1].map((seat) => memory.asked(table, seat, [1]));

  it('is the table’s, until the hand continues without a message of the table', () => {
    const memory = new CouncilMemory();
    memory.learn(table);
    expect(asked(memory)).toEqual([NOW - 50_000, null]);
    memory.learn(events(7));
    expect(asked(memory)).toEqual([null, NOW]);
    memory.learn(table);
    expect(asked(memory)).toEqual([NOW - 50_000, null]);
  });

  it('is the table’s when the whole hand is sent again', () => {
    const memory = new CouncilMemory();
    memory.learn(table);
    memory.learn(events(1));
    expect(asked(memory)).toEqual([NOW - 50_000, null]);
  });
});

describe('votes', () => {
  const away = { here: false, away: ago(0) };
  it('belong to active players, except the one concerned and those long away', () => {
    const table = playing([{}, {}, { kind: 'bot' }, { here: false, away: new Date(NOW - 130_000).toISOString() }]);
    expect(count(table, { for: 'pause' }, NOW).of).toEqual([0, 1]);
    expect(count(table, { for: 'bot', seat: 1 }, NOW).of).toEqual([0]);
  });

  it('carry a pause and a bot with more than half of those present', () => {
    expect(count(playing(), { for: 'pause' }, NOW)).toMatchObject({ need: 3 });
    expect(count(playing(), { for: 'bot', seat: 0 }, NOW)).toMatchObject({ need: 2, of: [1, 2, 3] });
    expect(count(playing([{}, away]), { for: 'pause' }, NOW)).toMatchObject({ need: 2, of: [0, 1, 2, 3] });
  });

  it('carry adjourning and breaking off only unanimously', () => {
    for (const wish of ['adjourn', 'break_off'] as const)
      expect(count(playing([{ break_off: true }, away]), { for: wish }, NOW).need).toBe(4);
  });

  it('to break off are the players’ wishes', () => {
    const table = playing([{ break_off: true }, {}, { kind: 'bot' }, { vacated: true }]);
    expect(openBallots(table, NOW)).toEqual([{ for: 'break_off', of: [0, 1], by: [0], need: 2 }]);
  });

  it('of the only one present wait for the others, up to the limit', () => {
    const others = [{}, away, away, away];
    expect(count(playing(others), { for: 'pause' }, NOW).need).toBe(3);
    const long = { here: false, away: new Date(NOW - 121_000).toISOString() };
    expect(count(playing([{}, long, long, long]), { for: 'pause' }, NOW)).toMatchObject({ need: 1 });
  });

  it('are counted as the server has counted them', () => {
    const votes = [{ for: 'pause' as const, by: [0, 1], of: [0, 1, 2, 3] }];
    expect(count(playing([{}, away], { votes }), { for: 'pause' }, NOW)).toMatchObject({ by: [0], need: 2 });
  });
});

describe('seats', () => {
  it('distinguish players who left for good from players who vacated', () => {
    expect(hasLeft(holder({ vacated: true, here: false }))).toBe(true);
    expect(hasLeft(holder({ vacated: true, here: true }))).toBe(false);
    expect(hasLeft(holder({ vacated: true, here: false, away: ago(9) }))).toBe(false);
  });
  it('can be taken by others if no guest may claim them, and get a bot if nobody plays', () => {
    expect([null, holder({ kind: 'bot' }), holder({ vacated: true, here: false })].map(isClaimable)).toEqual([
      true,
      true,
      true,
    ]);
    expect([holder(), holder({ kind: 'bot', substitute: true }), holder({ vacated: true })].map(isClaimable)).toEqual([
      false,
      false,
      false,
    ]);
    expect([holder({ here: false }), holder({ vacated: true }), null].map(isDeserted)).toEqual([false, true, true]);
  });
});

describe('the server’s clock', () => {
  it('is estimated from recent events, though the page’s own is an hour wrong', () => {
    let ours = NOW + 3_600_000;
    const time = new ServerTime(() => ours);
    time.learn(playing([{ asked: new Date(NOW - 1000).toISOString() }]));
    ours += 5000;
    time.learn(playing([{ asked: new Date(NOW + 5000).toISOString() }]));
    expect(time.now()).toBe(NOW + 5000);
  });
  it('is never behind what was sent, and is exact while a clock runs', () => {
    const time = new ServerTime(() => NOW - 60_000);
    time.learn(playing([{ away: new Date(NOW).toISOString(), here: false }]));
    expect(time.now()).toBe(NOW);
    time.learn({ t: 'clock', clock: { seats: [0], ends: new Date(NOW + 30_000).toISOString(), left: 20_000 } });
    expect(time.now()).toBe(NOW + 10_000);
  });
});

describe('each change', () => {
  const t = catalogues.it;
  it('is described in a sentence', () => {
    const was = playing([{}, {}, { name: 'Bot 1', kind: 'bot' }]);
    const is = playing(
      [
        { kind: 'bot', vacated: true, substitute: true },
        { here: false, away: ago(1) },
        { name: 'Bot 1', kind: 'bot', next: 'Neri' },
      ],
      { votes: [{ for: 'adjourn', by: [3], of: [3] }] },
    );
    expect(news(t, was, is, NOW)).toEqual([
      t.council.replaced('Ginevra'),
      t.council.isAway('Lapo'),
      t.council.nextLong('Neri'),
      t.council.voted('Vieri', t.council.adjourn.title, t.council.count(1, 1), 1),
    ]);
    expect(news(t, is, is, NOW)).toEqual([]);
    const left = playing([{ vacated: true, here: false }, { vacated: true }]);
    expect(news(t, playing([]), left, NOW)).toEqual([t.council.leftTable('Ginevra'), t.council.stoodUp('Lapo')]);
    expect(news(t, left, playing([{ kind: 'bot', name: 'Bot 1' }, { vacated: true }]), NOW)).toEqual([
      t.council.replaced('Ginevra'),
    ]);
    const halt = { kind: 'pause' as const, since: ago(0), until: ago(-900) };
    expect(news(t, was, { ...was, halt }, NOW)[0]).toContain(t.council.halt.pause.title);
    expect(news(t, { ...was, halt }, was, NOW)).toEqual([t.council.halt.over]);
  });
});

/** A viewer's page, and its actions. */
function at(seat: number | null, table: TableMessage, name = seat === null ? 'Neri' : (NAMES[seat] ?? '')) {
  const session = new TableSession();
  const done: What[] = [];
  session.transport = silentLine({
    do: (what) => done.push(what),
  });
  session.take({
    t: 'welcome',
    protocol: 4,
    you: { guest: 'g', name, seat, host: false, number: 100000001, last: 0 },
    table: table.id,
  });
  session.take(table);
  return { board: new TableView(session), session, done };
}

describe('the line in the table’s header', () => {
  it('is absent while nobody waits', () => {
    render(CouncilLine, { board: at(1, playing([{ asked: ago(5) }])).board });
    expect(screen.queryByTestId('council-line')).toBeNull();
  });

  it('counts the wait, and turns urgent when the limit is over', async () => {
    render(CouncilLine, { board: at(1, playing([{ here: false, away: ago(42), asked: ago(30) }])).board });
    const line = screen.getByTestId('council-line');
    expect(line.dataset.kind).toBe('waited');
    expect(line.textContent).toContain('Ginevra è assente');
    expect(line.textContent).toContain('0:42');
    await vi.advanceTimersByTimeAsync(31_000);
    expect(line.textContent).toContain('1:13');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.className).toContain('urgent');
  });

  it('tells the player who is waited for', () => {
    render(CouncilLine, { board: at(0, playing([{ asked: ago(70) }])).board });
    expect(screen.getByTestId('council-line').dataset.kind).toBe('late');
  });

  it('ignores the reader’s own silence if all others are bots', () => {
    const bot: Partial<SeatHolder> = { kind: 'bot', number: null };
    render(CouncilLine, { board: at(0, playing([{ asked: ago(300) }, bot, bot, bot])).board });
    expect(screen.queryByTestId('council-line')).toBeNull();
  });

  it('tells a newcomer whether and how a seat can be had', () => {
    const bot = [{ name: 'Bot 1', kind: 'bot' as const }];
    const { unmount } = render(CouncilLine, {
      board: at(null, { ...playing(bot), invitation: undefined } as never).board,
    });
    expect(screen.getByTestId('council-line').textContent).toContain('un posto è libero');
    unmount();
    const { invitation: _, ...told } = playing(bot);
    const closed = { ...told, settings: { ...told.settings, takeover: false } };
    render(CouncilLine, { board: at(null, closed).board });
    expect(screen.getByTestId('council-line').textContent).toContain('Stai guardando');
  });
});

describe('two seats of one browser', () => {
  it('are reported to the host, with what it may mean', () => {
    const { board } = at(3, playing([{}, { next: 'Fiammetta' }], { one_browser: [[0, 1]] }));
    render(CouncilDialog, { board, onclose() {} });
    const told = screen.getByTestId('one-browser');
    expect(told.dataset.seats).toBe('0,1');
    expect(told.textContent).toContain('Ginevra e Fiammetta');
  });
});

describe('decisions of the table', () => {
  const long = () => [{ here: false, away: ago(200), asked: ago(190) }];

  it('offers no bot before the limit, and says how long that is', () => {
    render(CouncilDialog, {
      board: at(1, playing([{ here: false, away: ago(30), asked: ago(20) }])).board,
      onclose() {},
    });
    expect(screen.getByTestId('motion-bot-0').textContent).toContain('1:30');
    expect(screen.queryByTestId('vote-bot-0')).toBeNull();
    expect(screen.getByTestId('vote-pause')).toBeTruthy();
  });

  it('votes, shows all who have voted, and withdraws the vote', async () => {
    const votes = [{ for: 'bot' as const, seat: 0, by: [2], of: [1, 2, 3] }];
    const { board, session, done } = at(1, playing(long(), { votes }));
    render(CouncilDialog, { board, onclose() {} });
    const row = screen.getByTestId('motion-bot-0');
    expect(row.dataset).toMatchObject({ by: '2', need: '2' });
    expect(row.textContent).toContain('Nannina');
    await fireEvent.click(screen.getByTestId('vote-bot-0'));
    session.take(playing(long(), { votes: [{ for: 'bot', seat: 0, by: [1, 2], of: [1, 2, 3] }] }));
    await vi.advanceTimersByTimeAsync(0);
    await fireEvent.click(screen.getByTestId('vote-bot-0'));
    expect(done).toEqual([{ vote: { for: 'bot', seat: 0, yes: true } }, { vote: { for: 'bot', seat: 0, yes: false } }]);
  });

  it('shows adjourning and breaking off once somebody has proposed them', async () => {
    const { board, session, done } = at(1, playing());
    render(CouncilDialog, { board, onclose() {} });
    expect(screen.queryByTestId('motion-adjourn')).toBeNull();
    session.take(playing([{}, {}, { break_off: true }], { votes: [{ for: 'adjourn', by: [2], of: [0, 1, 2, 3] }] }));
    await vi.advanceTimersByTimeAsync(0);
    await fireEvent.click(screen.getByTestId('vote-adjourn'));
    await fireEvent.click(screen.getByTestId('vote-break_off'));
    expect(done).toEqual([{ vote: { for: 'adjourn', yes: true } }, { break_off: true }]);
  });

  it('offers a bot without a vote if somebody has left', async () => {
    const { board, done } = at(1, playing([{ vacated: true, here: false }]));
    render(CouncilDialog, { board, onclose() {} });
    await fireEvent.click(screen.getByTestId('council-call-0'));
    expect(done).toEqual([{ bot: 0 }]);
  });

  it('tells a newcomer what they wait for, and offers what is free', async () => {
    const free = [{ name: 'Bot 1', kind: 'bot' as const }];
    const { board, session, done } = at(null, playing(free));
    render(CouncilDialog, { board, onclose() {} });
    expect(screen.getByTestId('door').textContent).toContain('dalla prossima mano');
    await fireEvent.click(screen.getByTestId('door-sit-0'));
    expect(done).toEqual([{ sit: 0 }]);
    session.take(playing([{ ...free[0], next: 'Neri' }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByTestId('door').dataset.mine).toBe('0');
  });
});

describe('the ways out', () => {
  const ways = (board: TableView): string[] => {
    const { container } = render(LeaveDialog, { board, onclose() {} });
    return [...container.querySelectorAll<HTMLElement>('section button')].map((one) => one.dataset.testid ?? '');
  };

  it('are to stand up, adjourn, break off, and leave', () => {
    expect(ways(at(1, playing()).board)).toEqual(['stand-up', 'vote-adjourn', 'vote-break_off', 'leave-table']);
  });
  it('of the only player include closing the table, and no vote', () => {
    const bot = { kind: 'bot' as const };
    expect(ways(at(0, playing([{}, bot, bot, bot])).board)).toEqual([
      'stand-up',
      'vote-break_off',
      'close-table',
      'leave-table',
    ]);
  });
  it('before a match are to leave, and for the host to close', async () => {
    const { board, session, done } = at(1, playing([], { state: 'waiting' }));
    if (session.you) session.you = { ...session.you, host: true };
    expect(ways(board)).toEqual(['close-table', 'leave-table']);
    await fireEvent.click(screen.getByTestId('close-table'));
    expect(done).toEqual([{ close: true }]);
  });
});

describe('a suspended match', () => {
  it('shows who has said "go on" and until when it waits, and lets the reader say so', async () => {
    const halt = { kind: 'adjourned' as const, since: ago(3600), until: ago(-86_400) };
    const table = playing([{ ready: true }, {}, { kind: 'bot', name: 'Bot 3' }, { here: false, away: ago(60) }], {
      halt,
    });
    const { board, done } = at(1, table);
    render(CouncilDialog, { board, onclose() {} });
    expect(screen.getByTestId('halt-waits').dataset.missing).toBe('1,3');
    expect(screen.getByTestId('halt').textContent).toContain('21 nov');
    await fireEvent.click(screen.getByTestId('go-on'));
    expect(done).toEqual([{ ready: { client_seed: expect.stringMatching(/^[0-9a-f]{32}$/) as string } }]);
  });
});

describe('another match', () => {
  it('waits for all, and says for whom', () => {
    const table = playing([{ ready: true }, {}, { kind: 'bot' }, { here: false, away: ago(300) }], { state: 'over' });
    render(Rematch, { board: at(0, table).board });
    expect(screen.getByTestId('again-said').dataset).toMatchObject({ by: '0', missing: '1' });
    expect(screen.getByTestId('again')).toHaveProperty('disabled', true);
  });
});
