// Results of real cards: as typed, as shown, and waiting for a confirmation.
import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { me } from '../src/app/guest.svelte';
import ClubPage from '../src/club/ClubPage.svelte';
import { amountOf, awaits, missing, OUTSIDE, requestOf, rowsOf } from '../src/club/manual_result';
import { catalogues, language } from '../src/i18n/index.svelte';
import type { Club, EveningList, Paper, PaperList } from '../src/protocol/types';
import { sample } from './samples';

const [DORA, BRUNO] = [482915036, 317204958];
const [first] = sample<PaperList>('club_paper_list.json').papers;
if (!first) throw new Error('the sample has a result');
const paper: Paper = {
  ...first,
  by: { person: DORA, name: 'Dora' },
  sheet: { ...first.sheet, players: [{ person: DORA }, { person: BRUNO }] },
};

describe('a result as it is typed', () => {
  it('has whole numbers, and the difference of a row from 0', () => {
    expect(['+3', '−4', ' 5 ', '', '1.5'].map(amountOf)).toEqual([3, -4, 5, null, null]);
    expect([missing(['3', '-2']), missing(['3', ''])]).toEqual([1, null]);
  });

  it('becomes totals of rounds', () => {
    const players = [
      { who: '7', called: '' },
      { who: OUTSIDE, called: ' Zia ' },
    ];
    const kind = { game: 'minchiate', preset: null };
    const rounds = [['3', '−3']];
    expect(requestOf(kind, '2026-10-05', players, rounds)).toEqual({
      game: 'minchiate',
      day: '2026-10-05',
      players: [{ person: 7 }, { called: 'Zia' }],
      rounds: [{ total: [3, -3] }],
    });
  });
});

describe('a result that waits for a confirmation', () => {
  afterEach(() => {
    me.guest = null;
    vi.unstubAllGlobals();
  });

  it('shows each hand and round', () => {
    const sheet = { ...paper.sheet, rounds: [{ hands: [[1, -1]] }, { total: [2, -2] }] } as Paper['sheet'];
    expect(rowsOf(sheet, catalogues.en.club.paper)).toEqual([
      { name: 'Round 1, hand 1', amounts: [1, -1] },
      { name: 'Round 2', amounts: [2, -2] },
    ]);
  });

  it('waits for players who did not enter it', () => {
    expect([DORA, BRUNO, 1].map((person) => awaits(paper, person))).toEqual([false, true, false]);
    expect(awaits({ ...paper, state: 'confirmed' }, BRUNO)).toBe(false);
  });

  it('is announced on the club’s page', async () => {
    language.set('en');
    me.guest = { guest: 'guest0001', name: 'Bruno', number: BRUNO };
    const answers: [RegExp, object][] = [
      [/\/papers$/, { papers: [paper] } satisfies PaperList],
      [/evenings$/, { evenings: [] } satisfies EveningList],
      [/clubs\/\w+$/, { ...sample<Club>('club_club.json'), role: 'member' } satisfies Club],
    ];
    vi.stubGlobal('fetch', (address: string) => {
      const found = answers.find(([path]) => path.test(address));
      return Promise.resolve(new Response(JSON.stringify(found?.[1] ?? {}), { status: found ? 200 : 404 }));
    });
    render(ClubPage, { club: 'cccccccccccc' });
    expect((await screen.findByTestId('awaiting')).textContent).toContain('One result needs your confirmation');
  });
});
