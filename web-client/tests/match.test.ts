import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import { drawShown, drawSteps, keepDrawShown } from '../src/match/draw';
import { minchiate } from '../src/games/minchiate';
import MatchTable from '../src/match/MatchTable.svelte';
import { byPerson, roundOf, nextRound, parts, winners } from '../src/match/persons';
import { girone as sampleOfGirone } from './samples';

beforeAll(() => language.set('it'));
const words = minchiate.words('it');
const sides = [0, 1, 0, 1];
const girone = sampleOfGirone();

describe('the persons of a match', () => {
  it('have the amounts of their seats', () => {
    expect(byPerson({ seats: [-2, 2, -2, 2], persons: [3, 1, 0, 2] })).toEqual([-2, 2, 2, -2]);
  });

  it('change seats when the match begins another round', () => {
    expect([1, 4, 5, 12].map((hand) => roundOf(girone, hand))).toEqual([1, 1, 2, 3]);
    expect(nextRound(girone)).toEqual({ round: 2, dealer: 1, persons: girone.seating });
    expect(nextRound({ ...girone, hands: girone.hands.slice(1) })).toBeNull();
    expect(nextRound({ ...girone, hands: [] })).toBeNull();
  });

  it('win alone, in two, or not at all', () => {
    expect(winners([-5, 5, 5, -5])).toEqual([1, 2]);
    expect(winners([1, 6, -3, -4])).toEqual([1]);
    expect(winners([0, 0, 0, 0])).toEqual([]);
  });

  it('have amounts that add up round by round', () => {
    const [one, two, three] = parts(girone);
    expect(one?.hands).toHaveLength(4);
    expect(one?.after).toEqual(girone.totals);
    expect([two?.hands.length, three?.hands.length]).toEqual([0, 0]);
    expect(two?.chairs).toEqual(girone.seating);
    expect(three?.after).toEqual(girone.totals);
  });
});

describe('the match’s table', () => {
  it('names lines outside hands, and the parties of rounds to come', () => {
    render(MatchTable, { match: girone, names: ['Ginevra', 'Lapo', 'Bindo', 'Nannina'], mine: 0, words, sides });
    const table = screen.getByTestId('match-table');
    expect(table.dataset).toMatchObject({ totals: girone.totals.join(','), hands: '4', rounds: '3' });
    expect(table.querySelector('[data-hand="1"]')?.getAttribute('data-amounts')).toBe('-2,2,2,-2');
    const bonus = table.querySelector('[data-reason="bonus"]');
    expect(bonus?.getAttribute('data-amounts')).toBe('-3,3,3,-3');
    expect(table.textContent).toContain('Premio');
    expect(table.textContent).toContain('contro');
    expect(table.querySelectorAll('tbody')).toHaveLength(3);
    expect(screen.queryByTestId('winner')).toBeNull();
  });

  it('says who paid for a desertion, and shows no round that will not be played', () => {
    const broken = {
      ...girone,
      broken_off: true,
      lines: [{ reason: 'desertion' as const, round: 2, hand: 5, amounts: [2, -4, 2, 0] }],
      deserters: [1],
    };
    render(MatchTable, { match: broken, names: ['Ginevra', 'Lapo', 'Bindo', 'Nannina'], words, sides });
    const table = screen.getByTestId('match-table');
    expect(table.textContent).toContain('paga Lapo');
    expect(screen.getByTestId('deserters').textContent).toContain('Lapo ha lasciato il tavolo');
    expect(table.querySelectorAll('tbody')).toHaveLength(2);
    expect(screen.getByTestId('winner').dataset.winners).toBe('1,2');
  });
});

describe('the draw for seats', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows which cards had to be drawn again', () => {
    const cards = [
      { person: 0, card: 'CK' },
      { person: 1, card: 'SK' },
      { person: 2, card: 'M' },
      { person: 3, card: 'T4' },
      { person: 0, card: 'T9' },
      { person: 1, card: 'S2' },
      { person: 2, card: 'T1' },
    ];
    const steps = drawSteps({ cards, ranking: [0, 3, 2, 1] });
    expect(steps.map((step) => step.void)).toEqual([true, true, true, false, false, false, false]);
  });

  it('is not shown again', () => {
    expect(drawShown('m1')).toBe(false);
    keepDrawShown('m1');
    expect([drawShown('m1'), drawShown('m2')]).toEqual([true, false]);
  });
});

describe('the colours of a match table', () => {
  const first = girone.hands[0];
  if (!first) throw new Error('the sample has a hand');
  const plus = (amounts: number[]): number => {
    const hands = [{ ...first, seats: amounts }];
    const { container } = render(MatchTable, {
      match: { ...girone, hands, lines: [], totals: amounts },
      names: ['Anna', 'Bea', 'Cino', 'Dino'],
      words,
      sides,
    });
    return container.querySelectorAll('.plus').length;
  };
  it('mark what is won from others, and not the points that everybody scores', () => {
    expect(plus([5, -5, 5, -5])).toBeGreaterThan(0);
    cleanup();
    expect(plus([47, 375, 47, 375])).toBe(0);
  });
});
