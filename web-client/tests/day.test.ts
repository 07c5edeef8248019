// The pages of the deal of the day, and the texts about results.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '../src/app/guest.svelte';
import DayOver from '../src/day/DayOver.svelte';
import DayPage from '../src/day/DayPage.svelte';
import DayPanel from '../src/day/DayPanel.svelte';
import ListPage from '../src/day/ListPage.svelte';
import { formatPercent, formatResult, percentOf, shareText } from '../src/day/standing';
import { dayHand } from '../src/history/source';
import { formatTime } from '../src/i18n/dates';
import { catalogues, language } from '../src/i18n/index.svelte';
import { dialogs } from '../src/table/dialog_loader.svelte';
import TablePage from '../src/table/TablePage.svelte';
import type { Day, DayResult, DayResults, DayTryFinished, RecordReplay, TableMessage } from '../src/protocol/types';
import { Seated } from './at_table';
import { sample } from './samples';

const TABLE = 'day-2026-12-01-minchiate';
const own: DayTryFinished = {
  table: TABLE,
  finished: true,
  result: 27,
  units: 2,
  beaten: 10,
  equal: 1,
  field: 12,
};
const HOUR = 3_600_000;
const today = (): Day => ({
  date: '2026-12-01',
  begin_until: new Date(Date.now() + HOUR).toISOString(),
  ends: new Date(Date.now() + 2 * HOUR).toISOString(),
  zone: 'Europe/Rome',
  ranked: true,
  chain: { number: 1, first: '2026-11-20', commitment: 'ab' },
  games: [
    { game: 'minchiate', preset: 'pagat', finished: 13, try: own },
    { game: 'bolognese', preset: 'ottocento', finished: 0, try: null },
    {
      game: 'siciliano',
      preset: 'tortorici2014',
      finished: 1,
      try: { table: 'day-2026-12-01-siciliano', finished: false },
    },
  ],
  yesterday: {
    date: '2026-11-30',
    games: [
      {
        game: 'minchiate',
        field: 31,
        best: { name: 'Tessa', number: 1, result: 60 },
        own: { place: 4, result: 2.5, percent: 90 },
      },
    ],
  },
  streak: 3,
  week: [
    { date: '2026-11-29', share: null },
    { date: '2026-11-30', share: 90 },
  ],
});
const row = (over: Partial<DayResult>): DayResult => ({
  try: 'k1',
  place: 1,
  name: 'Tessa',
  number: 482915036,
  bot: false,
  result: 60,
  units: 3,
  percent: 100,
  by_bot: false,
  own: false,
  ...over,
});

/** Answers of the server by method and path. */
let server: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  server = { 'GET api/day': today() };
  asked = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    const path = `${method} ${pathname.slice(1)}${search}`;
    asked.push(path);
    if (path in server) return Promise.resolve(Response.json(server[path]));
    const error = { code: 'not_found', path: '', message: '' };
    return Promise.resolve(Response.json({ error }, { status: 404 }));
  });
  me.known = true;
  me.guest = { guest: 'guest0001', name: 'Ginevra', number: 482915036 };
});
afterEach(() => {
  cleanup();
  me.known = false;
  me.guest = null;
  location.hash = '';
  Reflect.deleteProperty(navigator, 'share');
});

describe('a result', () => {
  it('has a share of the others beaten, ties half, from five people on', () => {
    expect(percentOf({ beaten: 3, equal: 1, field: 4 })).toBe(88);
    expect(percentOf({ beaten: 3, equal: 0, field: 3 })).toBeNull();
    expect(percentOf({ beaten: 0, equal: 0, field: 0 })).toBeNull();
  });

  it('is written with half points and a true minus', () => {
    expect(formatResult('it', 2.5)).toBe('2,5');
    expect(formatResult('en', -12)).toBe('−12');
  });

  it('is sent without giving away the deal', () => {
    const what = { date: '2026-12-01', name: 'Minchiate', own, streak: 3 };
    expect(shareText(catalogues.en, 'en', what)).toMatch(
      /^Germini, deal of the day .*Dec.* – Minchiate: better than 88% \(13 players\)\. Streak: 3 days\.$/,
    );
    expect(shareText(catalogues.it, 'it', what)).toBe(
      'Germini, la mano del giorno 1 dicembre – Minchiate: meglio dell’88% (13 giocatori). Serie: 3 giorni.',
    );
    const few = { ...what, own: { ...own, beaten: 2, equal: 0, field: 3 }, streak: 1 };
    expect(shareText(catalogues.en, 'en', few)).toMatch(/Minchiate: beat 2 of 3\.$/);
    const alone = { ...few, own: { ...own, beaten: 0, equal: 0, field: 0 } };
    expect(shareText(catalogues.en, 'en', alone)).toMatch(/nobody else has finished yet\.$/);
  });

  it('has the article that its percentage needs in Italian', () => {
    const text = (n: number) => catalogues.it.day.better(formatPercent('it', n));
    expect([0, 1, 8, 11, 18, 80, 90, 100].map(text)).toEqual([
      'Meglio dello 0%',
      'Meglio dell’1%',
      'Meglio dell’8%',
      'Meglio dell’11%',
      'Meglio del 18%',
      'Meglio dell’80%',
      'Meglio del 90%',
      'Meglio del 100%',
    ]);
  });

  it('makes streaks of one day and of several', () => {
    const { streak } = catalogues.en.day;
    expect([0, 1, 3].map(streak)).toEqual([
      'Play today to begin a streak.',
      'You have played 1 day.',
      'You have played 3 days in a row.',
    ]);
  });
});

describe('the panel of the start page', () => {
  it('has a press for each game, or its result', async () => {
    server['POST api/day/bolognese'] = { table: 'day-2026-12-01-bolognese' };
    render(DayPanel, { name: '' });
    expect((await screen.findByTestId('day-state-minchiate')).textContent).toBe('You: 27 points');
    expect(screen.getByTestId('day-table-siciliano').getAttribute('href')).toBe('#/table/day-2026-12-01-siciliano');
    expect(screen.getByTestId('day-winners').textContent).toBe('Last winners: Tessa (Minchiate).');
    await fireEvent.click(screen.getByTestId('day-play-bolognese'));
    await waitFor(() => expect(location.hash).toBe('#/table/day-2026-12-01-bolognese'));
  });

  it('makes a visitor a guest first, under the typed name', async () => {
    me.guest = null;
    server['POST api/guests'] = { guest: 'g', name: 'Vieri', number: 1 };
    server['POST api/day/bolognese'] = { table: 'day-2026-12-01-bolognese-guests' };
    render(DayPanel, { name: 'Vieri' });
    await fireEvent.click(await screen.findByTestId('day-play-bolognese'));
    await waitFor(() => expect(location.hash).toBe('#/table/day-2026-12-01-bolognese-guests'));
    expect(asked.filter((path) => path.startsWith('POST'))).toEqual(['POST api/guests', 'POST api/day/bolognese']);
  });

  it('is absent where the server has no deal of the day', async () => {
    server = {};
    const { container } = render(DayPanel, { name: '' });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(container.textContent).toBe('');
  });

  it('begins no try that would be too late', async () => {
    server['GET api/day'] = { ...today(), begin_until: new Date(Date.now() - HOUR).toISOString() };
    render(DayPanel, { name: '' });
    await screen.findByTestId('day-state-bolognese');
    expect(screen.queryByTestId('day-play-bolognese')).toBeNull();
    expect(screen.getByTestId('day-table-siciliano')).toBeTruthy();
  });
});

describe('the page of the day', () => {
  it('shows the standing, the streak, the week and yesterday', async () => {
    render(DayPage);
    expect((await screen.findByTestId('day-standing')).textContent?.trim()).toMatch(
      /^You beat 10 of 12 so far, 1 equal\.\s+Better than 88%\.$/,
    );
    expect(screen.getByTestId('day-streak').textContent).toBe('You have played 3 days in a row.');
    expect(screen.getByTestId('day-week').textContent).toMatch(/30 November.*: 90%|November 30: 90%/);
    expect(screen.getByTestId('day-yesterday').textContent).toMatch(/Results of Monday, (30 November|November 30)/);
    expect(screen.getByTestId('day-yesterday').textContent).toMatch(/Place 4 of 31\s+· Better than 90%/);
    expect(screen.getByTestId('day-list-minchiate').getAttribute('href')).toBe('#/day/2026-11-30/minchiate');
  });

  it('says so where there is no deal of the day', async () => {
    server = {};
    render(DayPage);
    expect((await screen.findByRole('alert')).textContent).toBe('This server has no deal of the day.');
  });

  it('shows by the reader’s clock until when a try may begin and last', async () => {
    const [begin, end] = ['2026-12-01T22:30:00.000Z', '2026-12-01T23:00:00.000Z'];
    vi.setSystemTime('2026-12-01T20:00:00Z');
    server['GET api/day'] = { ...today(), begin_until: begin, ends: end };
    render(DayPage);
    const { textContent } = await screen.findByTestId('day-games');
    expect(textContent).toContain(`until ${formatTime('en', begin)}. Once begun`);
    expect(textContent).toContain(`your hand until ${formatTime('en', end)}.`);
    expect(textContent).not.toContain('Europe');
  });

  it('says that a day has no deal, and until when if the secrets were lost', async () => {
    const none = { ...today(), begin_until: null, ends: null, games: [], ranked: false };
    server['GET api/day'] = none;
    render(DayPage);
    expect((await screen.findByTestId('day-games')).textContent).toContain('There is no deal today.');
    cleanup();
    server['GET api/day'] = { ...none, chain: { ...none.chain, first: '2026-12-03' } };
    render(DayPage);
    expect((await screen.findByTestId('day-games')).textContent).toMatch(/were lost.* on (3 December|December 3)/);
  });

  it('sends the result by the share sheet', async () => {
    const share = vi.fn((_: ShareData) => Promise.resolve());
    Object.assign(navigator, { share });
    render(DayPage);
    await fireEvent.click(await screen.findByTestId('day-share-minchiate'));
    expect(share.mock.calls[0]?.[0]).toMatchObject({ url: `${location.origin}${location.pathname}#/day` });
    expect(share.mock.calls[0]?.[0].text).toContain('better than 88%');
  });

  it('copies the result where there is no share sheet', async () => {
    const writeText = vi.fn((_: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(DayPage);
    await fireEvent.click(await screen.findByTestId('day-share-minchiate'));
    await screen.findByText('Text copied');
    expect(writeText.mock.calls[0]?.[0]).toMatch(/3 days\. http.*#\/day$/);
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});

describe('the list of a day', () => {
  const results: DayResults = {
    date: '2026-11-30',
    game: 'minchiate',
    preset: 'pagat',
    field: 31,
    tries: [
      row({}),
      row({ try: 'k2', place: 2, name: 'Bot', number: null, bot: true, percent: null }),
      row({ try: 'k3', place: 3, name: null, number: null, by_bot: true, own: true }),
    ],
    ranked: true,
    proof: { table: 'day-2026-11-30-minchiate', secret: 'ab', chain: 1, place: 16, before: 'cd' },
  };

  it('marks the own row, the bot and tries that a bot finished, and links replays', async () => {
    server['GET api/day/2026-11-30/minchiate'] = results;
    render(ListPage, { page: 'day-list', date: '2026-11-30', game: 'minchiate' });
    const names = (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent?.trim());
    expect(names).toEqual(['Tessa', 'Regular (bot)', 'Deleted player (you)finished by a bot']);
    expect(screen.getByLabelText('Replay the hand: Tessa').getAttribute('href')).toBe('#/day/2026-11-30/minchiate/k1');
    await screen.findAllByText('3 resti');
    expect(screen.getByTestId('day-proof').textContent).toContain('Chain 1, day 17');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('says that a day was unranked', async () => {
    server['GET api/day/2026-11-30/minchiate'] = { ...results, ranked: false };
    render(ListPage, { page: 'day-list', date: '2026-11-30', game: 'minchiate' });
    expect((await screen.findByRole('note')).textContent).toContain('Unranked');
  });

  it('shows the guests’ deal, and says when there are no results', async () => {
    render(ListPage, { page: 'day-guests', date: '2026-11-30', game: 'minchiate' });
    expect((await screen.findByRole('alert')).textContent).toContain('There are no results here');
    expect(asked).toContain('GET api/day/2026-11-30/minchiate?field=guests');
  });

  it('replays a try from its record, with its player and the bots', async () => {
    const game = 'minchiate';
    const path = `GET api/day/2026-11-30/${game}/tries/k1`;
    const replay: RecordReplay = {
      game,
      unit: 'point',
      rules: { preset: 'pagat', options: {} },
      sides: [0, 1, 0, 1],
      seats: [27, -27, 27, -27],
      result: null,
      events: [],
      bad: null,
    };
    server[path] = { seat: 0, name: 'Tessa', number: 1, bot: false, record: { format: 1, game } };
    server['POST api/records/replay'] = replay;
    server['GET api/rules'] = sample('http_rules.json');
    const source = await dayHand('2026-11-30', game, 'k1');
    expect(source.names(language.t, 'en')[0]).toBe('Tessa');
    expect(source.bots).toEqual([1, 2, 3]);
    expect(source.own).toBeNull();
    expect(source.playOn).toMatchObject({ record: { game } });
  });
});

describe('the table of the day', () => {
  it('shows the standing below the finished hand', async () => {
    render(DayOver, { table: TABLE });
    expect((await screen.findByTestId('day-standing')).textContent).toContain('You beat 10 of 12 so far');
  });

  it('has no next hand, rematch, chat, votes or replay, and a way back', async () => {
    await dialogs.fetch();
    const { session } = new Seated();
    session.solo = 'day';
    render(TablePage, { session });
    session.take({ t: 'events', hand: 1, n: 1, events: [{ e: 'over', numbers: [1] }] });
    const table = sample<TableMessage>('outbound_table.json');
    session.take({ ...table, id: TABLE, game: 'toy', hand: 1, clock: null, state: 'between' });
    await screen.findByTestId('sheet-dialog');
    for (const id of [
      'next-hand',
      'again',
      'sheet-talk',
      'watch-hand',
      'what-if',
      'to-match',
      'council-line',
      'emotes',
    ])
      expect(screen.queryByTestId(id), id).toBeNull();
    expect(screen.getByTestId('to-day').getAttribute('href')).toBe('#/day');
    expect(screen.getByTestId('hand-number').textContent).toBe('Deal of the day');
    await screen.findByTestId('day-standing');
  });

  it('has no votes or ways to close it in the menu', async () => {
    await dialogs.fetch();
    const { session } = new Seated();
    session.solo = 'day';
    render(TablePage, { session, menu: true });
    await screen.findByTestId('menu-dialog');
    expect(screen.queryByTestId('menu-council')).toBeNull();
    expect(screen.getByText('To the deal of the day')).toBeTruthy();
  });
});
