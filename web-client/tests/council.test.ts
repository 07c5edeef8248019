// Who is waited for, whose votes count and how many are needed: the figures are the server's (server/table/ballot.hpp).
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import CouncilDialog from '../src/council/CouncilDialog.svelte';
import CouncilLine from '../src/council/CouncilLine.svelte';
import Rematch from '../src/council/Rematch.svelte';
import { ballotOf, openBallots } from '../src/council/ballots';
import { span } from '../src/council/council.svelte';
import { news } from '../src/council/news';
import { isClaimable, isDeserted, hasLeft } from '../src/council/seats';
import { CouncilMemory } from '../src/council/memory.svelte';
import { waited } from '../src/council/waited';
import { catalogues, language } from '../src/i18n/index.svelte';
import type { SeatHolder, TableMessage, Welcome, What } from '../src/protocol/types';
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
  overdue: false,
  you: false,
  ...more,
});
const NAMES = ['Ginevra', 'Lapo', 'Nannina', 'Vieri'];
const TABLE = sample<TableMessage>('outbound_table.json');
const IF_BROKEN_OFF = { deserters: [], lines: [], of: [0, 1, 2, 3] };
const playing = (seats: Partial<SeatHolder>[] = [], more: Partial<TableMessage> = {}): TableMessage => ({
  ...TABLE,
  match: TABLE.match && { ...TABLE.match, if_broken_off: IF_BROKEN_OFF },
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
    expect(waited(table, NOW, [])).toEqual([]);
  });
  it('has been away beyond the limit, whether asked or not (D-33)', () => {
    const away = { here: false, away: ago(120), overdue: true };
    expect(waited(playing([{}, away]), NOW, [])).toEqual([{ seat: 1, why: 'away', for: 120_000, left: 0 }]);
    expect(waited(playing([{}, { ...away, asked: ago(5) }]), NOW, [])).toMatchObject([{ seat: 1, left: 0 }]);
  });
  it('is nobody if all the others are bots, which do not wait', () => {
    const bots = Array.from({ length: 3 }, () => ({ kind: 'bot' as const }));
    const silent = { asked: ago(260), overdue: true };
    expect(waited(playing([silent, ...bots]), NOW, [])).toEqual([]);
    expect(waited(playing([silent, {}, ...bots.slice(1)]), NOW, [])).toMatchObject([{ seat: 0 }]);
  });

  it('is asked and away, after a moment, with the rest of the limit', () => {
    expect(waited(playing([{ here: false, away: ago(3), asked: ago(3) }]), NOW, [])).toEqual([]);
    const away = [{ seat: 0, why: 'away', for: 42_000, left: 78_000 }];
    expect(waited(playing([{ here: false, away: ago(42), asked: ago(30) }]), NOW, [])).toEqual(away);
    expect(waited(playing([{ here: false, away: ago(42) }]), NOW, [0])).toEqual(away);
  });

  it('is present and silent beyond the limit, as the server says', () => {
    expect(waited(playing([{}, {}, { asked: ago(200), overdue: true }]), NOW, [])).toEqual([
      { seat: 2, why: 'silent', for: 200_000, left: 0 },
    ]);
  });

  it('is nobody who still reads between hands, until somebody has continued', () => {
    const silent = { asked: ago(200), overdue: true };
    expect(waited(playing([silent, silent], { state: 'between' }), NOW, [])).toEqual([]);
    expect(waited(playing([silent, { ready: true }], { state: 'between' }), NOW, [])).toMatchObject([
      { seat: 0, why: 'silent' },
    ]);
    // A player who has gone away is shown all the same.
    const away = [{ here: false, away: ago(42), asked: ago(42) }];
    expect(waited(playing(away, { state: 'between' }), NOW, [])).toMatchObject([{ seat: 0, why: 'away' }]);
  });

  it('is nobody before a match and after it', () => {
    for (const state of ['waiting', 'over'] as const)
      expect(waited(playing([{ asked: ago(200), overdue: true }], { state }), NOW, [])).toEqual([]);
  });

  it('is shown with minutes and seconds', () => {
    expect([0, 59_001, 61_000, 9_005_000].map(span)).toEqual(['0:00', '1:00', '1:01', '2 h 30 min']);
  });
});

describe('votes', () => {
  it('are counted by the server', () => {
    const votes = [{ for: 'pause' as const, by: [0], of: [0, 1, 2, 3], need: 2 }];
    expect(openBallots(playing([], { votes }))).toMatchObject([{ for: 'pause', by: [0], need: 2 }]);
    expect(ballotOf(playing([], { votes }), { for: 'pause' })).toMatchObject({ by: [0], need: 2 });
    expect(ballotOf(playing(), { for: 'bot', seat: 1 })).toMatchObject({ by: [], of: [0, 2, 3] });
  });

  it('to break off are the wishes of those whose wishes it takes', () => {
    expect(openBallots(playing([{ break_off: true }]))).toMatchObject([{ for: 'break_off', by: [0], need: 4 }]);
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
  it('is the welcome’s, though the page’s own is an hour wrong', () => {
    const memory = new CouncilMemory();
    memory.learn({ ...sample<Welcome>('outbound_welcome.json'), now: new Date(NOW - 3_600_000).toISOString() });
    vi.advanceTimersByTime(5000);
    expect(memory.now()).toBe(NOW - 3_595_000);
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
      { votes: [{ for: 'adjourn', by: [3], of: [3], need: 1 }] },
    );
    expect(news(t, was, is)).toEqual([
      t.council.replaced('Ginevra'),
      t.council.isAway('Lapo'),
      t.council.nextLong('Neri'),
      t.council.voted('Vieri', t.council.adjourn.title, t.council.count(1, 1), 1),
    ]);
    expect(news(t, is, is)).toEqual([]);
    const left = playing([{ vacated: true, here: false }, { vacated: true }]);
    expect(news(t, playing([]), left)).toEqual([t.council.leftTable('Ginevra'), t.council.stoodUp('Lapo')]);
    expect(news(t, left, playing([{ kind: 'bot', name: 'Bot 1' }, { vacated: true }]))).toEqual([
      t.council.replaced('Ginevra'),
    ]);
    const halt = { kind: 'pause' as const, since: ago(0), until: ago(-900) };
    expect(news(t, was, { ...was, halt })[0]).toContain(t.council.halt.pause.title);
    expect(news(t, { ...was, halt }, was)).toEqual([t.council.halt.over]);
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
    protocol: 5,
    now: new Date().toISOString(),
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
    render(CouncilLine, { board: at(0, playing([{ asked: ago(170), overdue: true }])).board });
    expect(screen.getByTestId('council-line').dataset.kind).toBe('late');
  });

  it('ignores the reader’s own silence if all others are bots', () => {
    const bot: Partial<SeatHolder> = { kind: 'bot', number: null };
    render(CouncilLine, { board: at(0, playing([{ asked: ago(300), overdue: true }, bot, bot, bot])).board });
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
    const votes = [{ for: 'bot' as const, seat: 0, by: [2], of: [1, 2, 3], need: 2 }];
    const { board, session, done } = at(1, playing(long(), { votes }));
    render(CouncilDialog, { board, onclose() {} });
    const row = screen.getByTestId('motion-bot-0');
    expect(row.dataset).toMatchObject({ by: '2', need: '2' });
    expect(row.textContent).toContain('Nannina');
    await fireEvent.click(screen.getByTestId('vote-bot-0'));
    session.take(playing(long(), { votes: [{ for: 'bot', seat: 0, by: [1, 2], of: [1, 2, 3], need: 2 }] }));
    await vi.advanceTimersByTimeAsync(0);
    await fireEvent.click(screen.getByTestId('vote-bot-0'));
    expect(done).toEqual([{ vote: { for: 'bot', seat: 0, yes: true } }, { vote: { for: 'bot', seat: 0, yes: false } }]);
  });

  it('votes to adjourn and to break off', async () => {
    const { board, session, done } = at(1, playing());
    render(CouncilDialog, { board, onclose() {} });
    session.take(
      playing([{}, {}, { break_off: true }], { votes: [{ for: 'adjourn', by: [2], of: [0, 1, 2, 3], need: 4 }] }),
    );
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

  it('offers the bot at the table itself, in one press, and says so', async () => {
    const { board, done } = at(1, playing([{ vacated: true, here: false, away: null }]));
    render(CouncilLine, { board });
    expect(screen.getByTestId('council-line').textContent).toContain('Chiama un bot');
    await fireEvent.click(screen.getByTestId('council-open'));
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
    const { container } = render(CouncilDialog, { board, onclose() {} });
    return [...container.querySelectorAll<HTMLElement>('section button')].map((one) => one.dataset.testid ?? '');
  };

  it('are to pause, adjourn, break off, stand up, and leave', () => {
    expect(ways(at(1, playing()).board)).toEqual([
      'vote-pause',
      'vote-adjourn',
      'vote-break_off',
      'stand-up',
      'leave-table',
    ]);
  });
  it('ask first, by name, in the middle of a hand with others', async () => {
    const { board, done } = at(1, playing());
    render(CouncilDialog, { board, onclose() {} });
    await fireEvent.click(screen.getByTestId('leave-table'));
    expect(done).toEqual([]);
    const asked = screen.getByTestId('leave-dialog').textContent;
    for (const seat of [0, 2, 3]) expect(asked).toContain(board.name(seat));
    await fireEvent.click(screen.getByTestId('confirm-yes'));
    expect(done).toEqual([{ leave: true }]);
  });
  it('of the only player include closing the table, and no adjournment', () => {
    const bot = { kind: 'bot' as const };
    expect(ways(at(0, playing([{}, bot, bot, bot])).board)).toEqual([
      'vote-pause',
      'vote-break_off',
      'stand-up',
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
