// A late answer never replaces a newer one.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from '../src/app/guest.svelte';
import ClubPage from '../src/club/ClubPage.svelte';
import HistoryTab from '../src/club/HistoryTab.svelte';
import StandingsTab from '../src/club/StandingsTab.svelte';
import { language } from '../src/i18n/index.svelte';
import { Loader } from '../src/net/loader.svelte';
import { Poll } from '../src/net/poll.svelte';
import type { Club, Guest, Season, Standings } from '../src/protocol/types';
import { sample } from './samples';

interface Request {
  url: string;
  signal: AbortSignal | undefined;
  answer: (body: unknown, status?: number) => Promise<void>;
}
let requests: Request[] = [];
const asked = (part: string): Request => {
  const found = requests.find(({ url }) => url.includes(part));
  if (!found) throw new Error(`nobody asked for ${part}: ${requests.map(({ url }) => url).join(' ')}`);
  return found;
};
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  language.set('en');
  requests = [];
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const answer = async (body: unknown, status = 200): Promise<void> => {
          resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
          for (let turn = 0; turn < 4; turn += 1) await settled();
        };
        requests.push({ url, signal: init.signal ?? undefined, answer });
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  me.guest = null;
});

const club = { ...sample<Club>('club_club.json'), role: 'member' as const };
const standings = sample<Standings>('club_standings.json');
const season = (id: string, name: string): Season => ({ ...(club.seasons[0] as Season), id, name });
const SPRING = season('spring', 'Spring');
const AUTUMN = season('autumn', 'Autumn');
const reload = () => Promise.resolve();

it('waits for the latest request, and aborts those before it', async () => {
  const loader = new Loader<string>();
  const [ends, signals]: [((text: string) => void)[], AbortSignal[]] = [[], []];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve) => ends.push(resolve));
  };
  const first = loader.load(ask);
  void loader.load(ask);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  ends[1]?.('new');
  ends[0]?.('old');
  await first;
  expect(loader.value).toBe('new');
  await loader.load(() => Promise.reject(new Error('no')));
  expect([loader.value, loader.error]).toEqual(['new', new Error('no')]);
});

it('a poll asked again shows the newer answer', async () => {
  const ends: ((text: string) => void)[] = [];
  const poll = new Poll(() => new Promise<string>((resolve) => ends.push(resolve)));
  const all = [poll.now(), poll.now()];
  ends[1]?.('new');
  await settled();
  ends[0]?.('old');
  await Promise.all(all);
  expect(poll.last).toBe('new');
});

it('the history of a season is not shown under the name of another', async () => {
  const view = render(HistoryTab, { club, season: SPRING, papers: [], reload });
  await settled();
  await view.rerender({ club, season: AUTUMN, papers: [], reload });
  await settled();
  const match = { entry: 'match', match: 'm1', game: 'minchiate', preset: 'germini', unit: 'resti', stakes: true };
  const line = { ...match, at: 1, source: 'table', day: '2026-04-01', players: [] };
  await asked('autumn').answer('');
  expect(screen.queryByTestId('nothing')).not.toBeNull();
  await asked('spring').answer(`${JSON.stringify(line)}\n`);
  expect(screen.queryByTestId('nothing')).not.toBeNull();
  expect(asked('spring').signal?.aborted).toBe(true);
});

it('the standings of a season stay when those of an earlier choice arrive', async () => {
  const of = (season: Season) => ({ ...standings, season, games: [] });
  const view = render(StandingsTab, { club, season: SPRING, reload });
  await settled();
  await view.rerender({ club, season: AUTUMN, reload });
  await settled();
  await asked('autumn').answer(of(AUTUMN));
  await asked('spring').answer(of(SPRING));
  expect(screen.queryByTestId('words')).not.toBeNull();
});

it('a club left behind does not replace the one that was opened', async () => {
  const view = render(ClubPage, { club: 'first' });
  await settled();
  await view.rerender({ club: 'second' });
  await settled();
  await asked('second').answer({ ...club, name: 'Second', role: null });
  await asked('first').answer({ ...club, name: 'First', role: null });
  expect(screen.getByTestId('club-title').textContent).toContain('Second');
});

it('a guest who has just entered is not forgotten by an earlier question', async () => {
  const guest = sample<Guest>('http_guest.json');
  const earlier = me.load();
  const entering = me.enter('Lisa');
  await requests[1]?.answer(guest, 201);
  await entering;
  await requests[0]?.answer({ error: { code: 'no_guest', path: '', message: '' } }, 401);
  await earlier;
  expect(me.guest).toEqual(guest);
});
