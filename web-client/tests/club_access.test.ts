// A club's page for people who are not its members, or no longer.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ClubPage from '../src/club/ClubPage.svelte';
import { language } from '../src/i18n/index.svelte';
import type { Club, Evening, EveningList } from '../src/protocol/types';
import { sample } from './samples';

const club: Club = { ...sample<Club>('club_club.json'), role: 'organiser' };
const evening: Evening = { ...sample<Evening>('evening_evening.json'), role: 'member', begins: '2999-01-01T20:00:00Z' };

/** Every answer of the server after the removal. */
let removed: [status: number, code: string] | null;
const answers: [RegExp, object][] = [
  [/\/papers$/, { papers: [] }],
  [/\/rounds$/, { games: [], people: [] }],
  [/evenings\/\w+$/, evening],
  [/evenings$/, sample<EveningList>('evening_evening_list.json')],
  [/clubs\/\w+$/, club],
];
beforeEach(() => {
  removed = null;
  language.set('en');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', (address: string) => {
    const found = answers.find(([path]) => path.test(address));
    const [status, code] = removed ?? (found ? [200, ''] : [404, 'not_found']);
    const body = status === 200 ? found?.[1] : { error: { code, path: '', message: '' } };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const REFRESH_MS = 11_000;

describe('a member who has been removed', () => {
  it('learns so from the next action', async () => {
    render(ClubPage, { club: club.id, evening: evening.id });
    const button = await screen.findByTestId('answer-no');
    removed = [404, 'not_found'];
    await fireEvent.click(button);
    expect((await screen.findByTestId('evening-problem')).textContent).toContain('no longer a member');
    expect(screen.queryByTestId('answer-no')).toBeNull();
  });

  it('learns so from the evening’s next refresh', async () => {
    render(ClubPage, { club: club.id, evening: evening.id });
    await screen.findByTestId('answer-no');
    removed = [404, 'not_found'];
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
    expect((await screen.findByTestId('evening-problem')).textContent).toContain('no longer a member');
    expect(screen.queryByTestId('answer-no')).toBeNull();
  });
});

describe('somebody else', () => {
  it('who is refused one thing stays on the page with the reason', async () => {
    render(ClubPage, { club: club.id });
    const button = await screen.findByTestId('make-club-table');
    removed = [403, 'forbidden'];
    await fireEvent.click(button);
    expect((await screen.findByTestId('tables-problem')).textContent).toContain('role');
  });

  it('sees that a club’s page is for its members', async () => {
    removed = [404, 'not_found'];
    render(ClubPage, { club: 'zzzzzzzzzzzz', evening: evening.id });
    expect((await screen.findByTestId('club-problem')).textContent).toContain('members');
  });
});
