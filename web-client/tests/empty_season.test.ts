// A season's page before any match counts, whether the ledger is empty or has only matches that do not count yet.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import SeasonPage from '../src/club/SeasonPage.svelte';
import Seasons from '../src/club/Seasons.svelte';
import { language, type Lang } from '../src/i18n/index.svelte';
import type { Club, PaperList, SeasonRounds, Standings } from '../src/protocol/types';
import { sample } from './samples';

const MESSAGES: [Lang, string][] = [
  ['it', 'Ancora nessuna partita in classifica.'],
  ['en', 'No matches counted yet.'],
];
const standings = sample<Standings>('club_standings.json');
const rounds = sample<SeasonRounds>('club_season_rounds.json');
const [counted] = standings.games;
const [played] = rounds.games;
if (!counted || !played) throw new Error('the samples have a game');

/** The server's answers by the end of their address. */
let answers: [string, object][] = [];
beforeEach(() =>
  vi.stubGlobal('fetch', (address: string) => {
    const found = answers.find(([end]) => address.endsWith(end));
    return Promise.resolve(new Response(JSON.stringify(found?.[1] ?? {}), { status: found ? 200 : 404 }));
  }),
);
afterEach(() => vi.unstubAllGlobals());

const serve = (games: Standings['games'], theirs: SeasonRounds['games']): void => {
  answers = [
    ['/standings', { ...standings, games }],
    ['/rounds', { ...rounds, games: theirs }],
    ['/papers', { ...sample<PaperList>('club_paper_list.json'), papers: [] }],
    ['/cccccccccccc', sample<Club>('club_club.json')],
  ];
};
const show = () => render(SeasonPage, { club: 'cccccccccccc', season: 'dddddddddddd' });

it.each(MESSAGES)('a season without a match says so (%s)', async (lang, message) => {
  language.set(lang);
  serve([], []);
  show();
  expect((await screen.findByTestId('nothing')).textContent).toBe(message);
});

it.each(MESSAGES)(
  'a game whose matches do not count yet says so instead of an empty table (%s)',
  async (lang, message) => {
    language.set(lang);
    serve([{ ...counted, rows: [], pairings: [] }], [{ ...played, rounds: [] }]);
    show();
    await screen.findByTestId('standings-minchiate', undefined, { timeout: 20_000 });
    expect(screen.queryByTestId('standings')).toBeNull();
    expect(screen.getByTestId('nothing').textContent).toBe(message);
  },
);

it.each([
  ['it', 'L’ultimo giorno viene prima del primo.'],
  ['en', 'The last day is before the first.'],
] satisfies [Lang, string][])(
  'a season that ends before it begins is refused with the reason (%s)',
  async (lang, why) => {
    language.set(lang);
    render(Seasons, { club: sample<Club>('club_club.json'), arranges: true, onchanged: () => Promise.resolve() });
    await fireEvent.click(screen.getByTestId('add-season'));
    for (const [id, value] of [
      ['season-name', 'Inverno'],
      ['season-from', '2026-12-31'],
      ['season-to', '2026-01-01'],
    ] as const) {
      const field = document.querySelector(`#${id}`);
      if (field) await fireEvent.input(field, { target: { value } });
    }
    await fireEvent.submit(screen.getByTestId('season-form'));
    expect(screen.getByRole('alert').textContent).toBe(why);
    expect(document.querySelector('#season-to')?.getAttribute('aria-invalid')).toBe('true');
  },
);
