// A member removed by an organiser while a page of the club is open sees so at the page's next request.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ClubPage from '../src/club/ClubPage.svelte';
import { language, type Lang } from '../src/i18n/index.svelte';
import type { Club, Evening, EveningLive, EveningList, PaperList, Standings } from '../src/protocol/types';
import { sample } from './samples';

const club: Club = { ...sample<Club>('club_club.json'), role: 'organiser' };
const evening: Evening = { ...sample<Evening>('evening_evening.json'), role: 'member', begins: '2999-01-01T20:00:00Z' };
const CLUB = club.id;
const EVENING = evening.id;
const SEASON = 'dddddddddddd';
const LANGS: [Lang, string][] = [
  ['it', 'Non sei più socio di «Accademia».'],
  ['en', 'You are no longer a member of “Accademia”.'],
];

type Answer = [status: number, body: object];
const refused = (status: number, code: string): Answer => [
  status,
  { error: { code, path: '', message: 'not for this guest' } },
];
/** The answer to everything after the removal; `club`: to the club's own address. */
let removed: { club: Answer; others: Answer } | null;
/** The evening as the server sends it. */
let shown = evening;
const opened = evening.draw && {
  ...evening.draw,
  tables: evening.draw.tables.map((table) => ({ ...table, table: 'first1111111' })),
};
const answers: [RegExp, object][] = [
  [/\/standings$/, sample<Standings>('club_standings.json')],
  [/\/settlement$/, { games: [], people: [] }],
  [/\/papers$/, sample<PaperList>('club_paper_list.json')],
  [/evenings\/\w+\/tables$/, sample<EveningLive>('evening_evening_live.json')],
  [/evenings$/, sample<EveningList>('evening_evening_list.json')],
  [/clubs\/\w+$/, club],
];
function answer(address: string): Answer {
  if (removed) return address.endsWith(`clubs/${CLUB}`) ? removed.club : removed.others;
  if (/evenings\/\w+(\/answer)?$/.test(address)) return [200, shown];
  const found = answers.find(([path]) => path.test(address));
  return found ? [200, found[1]] : refused(404, 'not_found');
}

beforeEach(() => {
  removed = null;
  shown = evening;
  language.set('en');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', (address: string) => {
    const [status, body] = answer(address);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const GONE: Answer = refused(404, 'not_found');
const PRIVATE = { club: GONE, others: GONE };
const REFRESH_MS = 11_000;
const message = async () => (await screen.findByTestId('former-member')).textContent;

describe('a member who has been removed', () => {
  it.each(LANGS)('is notified on the club’s page at the next action (%s)', async (lang, text) => {
    language.set(lang);
    render(ClubPage, { club: CLUB });
    const button = await screen.findByTestId('make-club-table');
    removed = { club: GONE, others: refused(403, 'forbidden') };
    await fireEvent.click(button);
    expect(await message()).toContain(text);
    expect(screen.queryByTestId('make-club-table')).toBeNull();
  });

  it.each(LANGS)('is notified on an evening’s page at its next refresh (%s)', async (lang, text) => {
    language.set(lang);
    render(ClubPage, { club: CLUB, evening: EVENING });
    await screen.findByTestId('answer-no');
    removed = PRIVATE;
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(await message()).toContain(text);
    expect(screen.queryByTestId('answer-no')).toBeNull();
  });

  it('is notified on an evening’s page at the next action', async () => {
    render(ClubPage, { club: CLUB, evening: EVENING });
    const button = await screen.findByTestId('answer-no');
    removed = { club: GONE, others: refused(403, 'forbidden') };
    await fireEvent.click(button);
    expect(await message()).toContain('You are no longer a member of “Accademia”.');
  });

  it('is notified on the organiser’s page of an evening', async () => {
    shown = { ...evening, role: 'organiser', draw: opened };
    render(ClubPage, { club: CLUB, evening: EVENING });
    await screen.findByTestId('live-tables');
    removed = PRIVATE;
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect(await message()).toContain('You are no longer a member');
    expect(screen.queryByTestId('live-tables')).toBeNull();
  });

  it('is notified on a season’s page, and finds the page of a public club', async () => {
    render(ClubPage, { club: CLUB, part: 'history', season: SEASON });
    const button = await screen.findByTestId('withdraw-paper', undefined, { timeout: 20_000 });
    removed = { club: [200, { ...club, role: null, open: true }], others: refused(403, 'forbidden') };
    await fireEvent.click(button);
    await fireEvent.click(screen.getByTestId('confirm-yes'));
    expect(await message()).toContain('You are no longer a member');
    expect(screen.getByTestId('former-member').querySelector(`a[href$="clubs/${CLUB}"]`)).not.toBeNull();
  });
});

describe('a member who is refused one thing', () => {
  it('stays on the page with the reason', async () => {
    render(ClubPage, { club: CLUB });
    const button = await screen.findByTestId('make-club-table');
    removed = { club: [200, club], others: refused(403, 'forbidden') };
    await fireEvent.click(button);
    await waitFor(() => expect(screen.getByTestId('tables-problem').textContent).toContain('role'));
    expect(screen.queryByTestId('former-member')).toBeNull();
  });
});

const OTHER = 'zzzzzzzzzzzz';

describe('a visitor who opens a club’s page without being a member', () => {
  it('sees that it is for members', async () => {
    removed = PRIVATE;
    render(ClubPage, { club: OTHER, evening: EVENING });
    expect((await screen.findByTestId('club-problem')).textContent).toContain('members');
  });
});
