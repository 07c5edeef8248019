// The pages of an evening whose tables are over say so, and offer no outdated actions.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '../src/app/guest.svelte';
import ComePage from '../src/evening/ComePage.svelte';
import ClubPage from '../src/club/ClubPage.svelte';
import { language, type Lang } from '../src/i18n/index.svelte';
import type { Club, Evening, EveningLinked, EveningLive, Guest, TableStanding } from '../src/protocol/types';
import { sample } from './samples';

const OVER: [Lang, string][] = [
  ['it', 'Tutti i tavoli della serata sono finiti.'],
  ['en', 'All tables of this evening are finished.'],
];
const club = sample<Club>('club_club.json');
const guest = sample<Guest>('http_guest.json');
const live = sample<EveningLive>('evening_evening_live.json');
const drawn = sample<Evening>('evening_evening.json');
const [first] = drawn.draw?.tables ?? [];
if (!drawn.draw || !first) throw new Error('the sample has tables');
const BEGAN = '2020-01-01T20:00:00.000Z';
/** Two tables, at the second of which this guest has a seat. */
const evening: Evening = {
  ...drawn,
  begins: BEGAN,
  played: true,
  draw: {
    ...drawn.draw,
    tables: [
      { ...first, number: 1, table: 'first1111111', seats: first.seats.filter(({ kind }) => kind !== 'person') },
      { ...first, number: 2, table: 'second222222' },
    ],
  },
};
const mine = first.seats.find(({ person }) => person)?.person ?? 0;

/** Ids of the tables that are not over, as listed by the club. */
let running: string[] = [];
let played = true;
const states = (state: TableStanding['state']): TableStanding[] => live.tables.map((table) => ({ ...table, state }));
let tables: TableStanding[] = [];

beforeEach(() => {
  language.set('en');
  running = [];
  played = true;
  tables = states('over');
  me.guest = { ...guest, number: mine };
  const answers: [RegExp, () => object][] = [
    [/\/settlement$/, () => ({ people: [], games: [] })],
    [
      /evenings\/link$/,
      () => ({ ...sample<EveningLinked>('evening_evening_linked.json'), kind: 'watch', seat: null, tables }),
    ],
    [/\/papers$/, () => ({ papers: [] })],
    [/evenings$/, () => ({ evenings: [] })],
    [/evenings\/\w+\/tables$/, () => ({ ...live, tables })],
    [/evenings\/\w+$/, () => ({ ...evening, played })],
    [/clubs\/\w+$/, () => ({ ...club, tables: running })],
  ];
  vi.stubGlobal('fetch', (address: string) => {
    const found = answers.find(([path]) => path.test(address));
    return Promise.resolve(new Response(JSON.stringify(found?.[1]() ?? {}), { status: found ? 200 : 404 }));
  });
});
afterEach(() => {
  me.guest = null;
  vi.unstubAllGlobals();
});

const show = async () => {
  render(ClubPage, { club: club.id, evening: evening.id });
  await screen.findByTestId('evening-title');
};

describe('the page of an evening', () => {
  it.each(OVER)('says that its tables are over, and links to the standings (%s)', async (lang, text) => {
    language.set(lang);
    await show();
    const notice = await screen.findByTestId('evening-over');
    expect(notice.textContent).toBe(text);
    expect(screen.getByTestId('over-season').getAttribute('href')).toBe(`#/club/${club.id}/${evening.season}`);
    for (const past of ['my-seat', 'open-tables', 'renew-links', 'close-tables', 'add-guest', 'call-off', 'draw'])
      expect(screen.queryByTestId(past), past).toBeNull();
  });

  it('with a table at which somebody still plays does not say so', async () => {
    running = ['second222222'];
    await show();
    expect((await screen.findByTestId('my-seat')).textContent).toBeTruthy();
    expect(screen.queryByTestId('evening-over')).toBeNull();
    expect(screen.getByTestId('renew-links')).toBeTruthy();
  });

  it('tells a member whose own table is over', async () => {
    running = ['first1111111'];
    await show();
    expect((await screen.findByTestId('my-table-over')).textContent).toContain('2');
    expect(screen.queryByTestId('my-seat')).toBeNull();
    expect(screen.queryByTestId('evening-over')).toBeNull();
  });

  it('without a match still lets its tables be closed and made again', async () => {
    played = false;
    await show();
    expect(screen.getByTestId('close-tables')).toBeTruthy();
    expect(screen.queryByTestId('evening-over')).toBeNull();
  });
});

describe('the page of a spectator', () => {
  it('says so too', async () => {
    render(ComePage, { secret: 'secret' });
    expect((await screen.findByTestId('evening-over')).textContent).toContain(
      'All tables of this evening are finished.',
    );
  });

  it('does not say so while somebody plays', async () => {
    tables = states('playing');
    render(ComePage, { secret: 'secret' });
    await screen.findByTestId('live-tables');
    expect(screen.queryByTestId('evening-over')).toBeNull();
  });
});
