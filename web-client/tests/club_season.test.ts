// The seasons of a club: which one is shown, and its standings before any match counts.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ClubPage from '../src/club/ClubPage.svelte';
import { formatAmount } from '../src/club/figures';
import { newSeason, seasonOf } from '../src/club/season';
import { language, type Lang } from '../src/i18n/index.svelte';
import type { Club, PaperList, Standings } from '../src/protocol/types';
import { sample } from './samples';

const club = sample<Club>('club_club.json');
const standings = sample<Standings>('club_standings.json');
const [counted] = standings.games;
if (!counted) throw new Error('the sample has a game');

/** The server's answers by the end of their address. */
let answers: [string, object][] = [];
beforeEach(() =>
  vi.stubGlobal('fetch', (address: string) => {
    const found = answers.find(([end]) => address.endsWith(end));
    return Promise.resolve(new Response(JSON.stringify(found?.[1] ?? {}), { status: found ? 200 : 404 }));
  }),
);
afterEach(() => vi.unstubAllGlobals());

const show = (games: Standings['games']) => {
  answers = [
    ['/standings', { ...standings, games }],
    ['/papers', { ...sample<PaperList>('club_paper_list.json'), papers: [] }],
    ['/cccccccccccc', club],
  ];
  render(ClubPage, { club: 'cccccccccccc', part: 'dddddddddddd' });
};

describe('a new season', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  it('is a year from today, or from the day after the last one', () => {
    expect(newSeason({ seasons: [], zone: 'Europe/Rome' }, now)).toMatchObject({
      name: '2026/27',
      from: '2026-11-26',
      to: '2027-11-25',
    });
    const [last] = club.seasons;
    if (!last) throw new Error('the sample has a season');
    const seasons = [{ ...last, to: '2027-05-31' }];
    expect(newSeason({ seasons, zone: 'Europe/Rome' }, now)).toMatchObject({ from: '2027-06-01', to: '2028-05-31' });
  });
});

describe('the season shown', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  it('is the wished one, else the current one, else the newest', () => {
    expect(seasonOf(club, 'gggggggggggg', now)?.name).toBe('x');
    expect(seasonOf(club, '', now)?.name).toBe('Inverno');
    expect(seasonOf({ ...club, seasons: club.seasons.map((one) => ({ ...one, archived: true })) }, '', now)?.name).toBe(
      'x',
    );
    expect(seasonOf({ ...club, seasons: [] }, '', now)).toBeNull();
  });
});

describe('the standings', () => {
  it.each([
    ['it', 'Ancora nessuna partita in classifica.'],
    ['en', 'No matches counted yet.'],
  ] satisfies [Lang, string][])('say that no match counts yet (%s)', async (lang, message) => {
    language.set(lang);
    show([]);
    expect((await screen.findByTestId('nothing')).textContent).toBe(message);
  });

  it('of a game whose matches do not count yet have no empty table', async () => {
    language.set('en');
    show([{ ...counted, rows: [], pairings: [] }]);
    await screen.findByTestId('standings-minchiate');
    expect(screen.queryByTestId('standings')).toBeNull();
    expect(screen.getByTestId('nothing').textContent).toBe('No matches counted yet.');
  });

  it('write an amount with its sign if there are stakes', () => {
    expect([3, 0, -3].map(formatAmount(true))).toEqual(['+3', '0', '−3']);
    expect([3, 0, -3].map(formatAmount(false))).toEqual(['3', '0', '−3']);
  });
});
