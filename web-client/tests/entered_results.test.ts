// Results entered by hand, after a correction, with players who are not members, and waiting for a confirmation.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import ClubPage from '../src/club/ClubPage.svelte';
import ClubsPage from '../src/club/ClubsPage.svelte';
import { awaits, corrected, outsiders } from '../src/club/entered_results';
import EveningPayments from '../src/club/EveningPayments.svelte';
import ManualResults from '../src/club/ManualResults.svelte';
import { me } from '../src/app/guest.svelte';
import { registry } from '../src/games/registry.svelte';
import { language } from '../src/i18n/index.svelte';
import type { Club, ClubList, GameRounds, Me, Paper, PaperList } from '../src/protocol/types';
import { sample } from './samples';

const [DORA, BRUNO, CARLA] = [482915036, 317204958, 581621752];
const [first] = sample<PaperList>('club_paper_list.json').papers;
if (!first) throw new Error('the sample has a result');
const players: Paper['sheet']['players'] = [
  { person: DORA },
  { person: BRUNO },
  { person: CARLA },
  { called: 'Zia Bice' },
];
const paper: Paper = {
  ...first,
  state: 'confirmed',
  by: { person: DORA, name: 'Dora' },
  sheet: { ...first.sheet, players, rounds: [{ sides: [0, 1, 0, 1], hands: [[3, -3, 3, -3]] }] },
};
const counted = (amount: number): GameRounds => ({
  game: 'minchiate',
  preset: null,
  unit: 'resto',
  stakes: true,
  rounds: [
    {
      match: paper.match,
      source: 'paper',
      round: 1,
      whole: true,
      started: Date.parse('2026-10-05T00:00:00Z'),
      at: 0,
      results: [
        { person: DORA, amount },
        { person: BRUNO, amount: -amount },
        { person: CARLA, amount },
      ],
    },
  ],
});
const club: Club = { ...sample<Club>('club_club.json'), role: 'member' };
const name = (person: number): string => ({ [DORA]: 'Dora', [BRUNO]: 'Bruno', [CARLA]: 'Carla' })[person] ?? '';
const text = (testid: string): string => screen.getByTestId(testid).textContent.replace(/\s+/g, ' ');

beforeAll(async () => {
  language.set('en');
  await Promise.all([registry.load('minchiate')]);
});

describe('a corrected result', () => {
  it('has the current amounts, including those of the one player who is not a member', () => {
    expect(corrected(paper, [counted(2)])).toEqual([2, -2, 2, -2]);
    expect(corrected(paper, [counted(3)])).toBeNull();
    expect(corrected(paper, [])).toBeNull();
    expect(corrected({ ...paper, state: 'waiting' }, [counted(2)])).toBeNull();
  });

  it('is shown with the original struck through', () => {
    render(ManualResults, {
      club,
      season: 'dddddddddddd',
      papers: [paper],
      games: [counted(2)],
      mine: BRUNO,
      onchanged: () => Promise.resolve(),
    });
    expect(text('papers')).toContain('confirmed, later corrected · entered by Dora');
    expect(text('papers')).toMatch(/Zia Bice −3 −2/);
    expect([...document.querySelectorAll('del')].map((node) => node.textContent)).toEqual(['+3', '−3', '+3', '−3']);
  });
});

describe('a player who is not a member', () => {
  it('has the remaining balance', () => {
    expect(outsiders(counted(2).rounds, [paper])).toEqual([{ person: -2, name: 'Zia Bice', amount: -2 }]);
    expect(outsiders([], [paper])).toEqual([]);
  });

  it('is named in the settlement, whose figures add up to 0', () => {
    render(EveningPayments, { game: counted(2), zone: 'Europe/Rome', name, papers: [paper] });
    expect(text('evening-sums-minchiate')).toContain('Zia Bice −2');
    const amounts = [...document.querySelectorAll<HTMLElement>('[data-testid^="evening-sums"] li')];
    expect(amounts.reduce((sum, { dataset }) => sum + Number(dataset.amount), 0)).toBe(0);
    expect(text('payments')).toContain('Zia Bice pays');
    expect(text('payments')).not.toContain('others');
  });
});

describe('a result that waits for a confirmation', () => {
  const waiting: Paper = { ...paper, state: 'waiting' };
  beforeEach(() => {
    me.guest = { guest: 'guest0001', name: 'Bruno', number: BRUNO };
    const answers: [RegExp, object][] = [
      [/\/papers$/, { papers: [waiting] } satisfies PaperList],
      [/clubs\/\w+$/, { ...club, seasons: club.seasons.slice(1) }],
      [/clubs$/, { clubs: [{ id: club.id, name: club.name, role: 'member' }] } satisfies ClubList],
      [/api\/me$/, { account: null } satisfies Pick<Me, 'account'>],
      [/evenings$/, { evenings: [] }],
    ];
    vi.stubGlobal('fetch', (address: string) => {
      const found = answers.find(([path]) => path.test(address));
      return Promise.resolve(new Response(JSON.stringify(found?.[1] ?? {}), { status: found ? 200 : 404 }));
    });
  });
  afterEach(() => {
    me.guest = null;
    vi.unstubAllGlobals();
  });

  it('waits for players who did not enter it', () => {
    expect([DORA, BRUNO, CARLA, 1].map((person) => awaits(waiting, person))).toEqual([false, true, true, false]);
    expect(awaits(paper, BRUNO)).toBe(false);
  });

  it('is announced on the club’s page', async () => {
    render(ClubPage, { club: club.id });
    expect((await screen.findByTestId('awaiting')).textContent).toContain('One result needs your confirmation');
  });

  it('is announced in the list of clubs', async () => {
    render(ClubsPage);
    expect((await screen.findByTestId('awaiting')).textContent).toContain('One result needs your confirmation');
  });
});
