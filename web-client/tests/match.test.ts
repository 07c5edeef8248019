import { render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import { breakOffLines, deserterSeats, sumOf, voters } from '../src/match/break_off';
import { drawShown, drawSteps, keepDrawShown } from '../src/match/draw';
import MatchTable from '../src/match/MatchTable.svelte';
import { byPerson, chairs, moves, parts, winners } from '../src/match/persons';
import type { SeatHolder, TableMessage } from '../src/protocol/types';
import { sample } from './samples';

beforeAll(() => language.set('it'));
const girone = sample<TableMessage>('outbound_table_girone.json').match;
if (!girone) throw new Error('the sample has a match');

describe('the persons of a match', () => {
  it('have the resti of the seats they sat in', () => {
    expect(byPerson({ seats: [-2, 2, -2, 2], persons: [3, 1, 0, 2] })).toEqual([-2, 2, 2, -2]);
  });

  it('change chairs as D-2 has it, the first dealer staying', () => {
    // The first dealer sits in seat 1: opposite him the second of the draw, at his right the third, at his left the fourth.
    const first = { dealer: 1, persons: [13, 10, 12, 11] };
    expect(chairs(first, 1)).toEqual([13, 10, 12, 11]);
    expect(chairs(first, 2)).toEqual([13, 10, 11, 12]);
    expect(chairs(first, 3)).toEqual([12, 10, 11, 13]);
    expect(chairs(girone.hands[0] ?? first, 2)).toEqual(girone.seating);
  });

  it('meet each of the others as partner once', () => {
    const first = { dealer: 2, persons: [0, 1, 2, 3] };
    const partners = [1, 2, 3].map((girata) => {
      const seating = chairs(first, girata);
      return seating[(seating.indexOf(2) + 2) % 4];
    });
    expect([...partners].sort()).toEqual([0, 1, 3]);
  });

  it('are told who moves where', () => {
    expect(moves([3, 1, 0, 2], [3, 1, 2, 0])).toEqual([
      { person: 2, instead: 0 },
      { person: 0, instead: 2 },
    ]);
  });

  it('win alone, in two, or not at all', () => {
    expect(winners([-5, 5, 5, -5])).toEqual([1, 2]);
    expect(winners([1, 6, -3, -4])).toEqual([1]);
    expect(winners([0, 0, 0, 0])).toEqual([]);
  });

  it('have an account that adds up girata by girata', () => {
    const [one, two, three] = parts(girone);
    expect(one?.hands).toHaveLength(4);
    expect(one?.after).toEqual(girone.totals);
    expect([two?.hands.length, three?.hands.length]).toEqual([0, 0]);
    expect(two?.chairs).toEqual(girone.seating);
    expect(three?.after).toEqual(girone.totals);
  });
});

describe('the match’s table', () => {
  it('names the lines that no hand brought and leaves the hands to come empty', () => {
    render(MatchTable, { match: girone, names: ['Ginevra', 'Lapo', 'Bindo', 'Nannina'], mine: 0 });
    const table = screen.getByTestId('girata-table');
    expect(table.dataset).toMatchObject({ totals: girone.totals.join(','), hands: '4', girate: '3' });
    expect(table.querySelector('[data-hand="1"]')?.getAttribute('data-resti')).toBe('-2,2,2,-2');
    const bonus = table.querySelector('[data-reason="bonus"]');
    expect(bonus?.getAttribute('data-resti')).toBe('-3,3,3,-3');
    expect(table.textContent).toContain('Premio');
    expect(table.querySelectorAll('tbody')).toHaveLength(3);
    expect(screen.queryByTestId('winner')).toBeNull();
  });

  it('says who paid for a desertion, and shows no girata that will not be played', () => {
    const broken = {
      ...girone,
      broken_off: true,
      lines: [{ reason: 'desertion' as const, girata: 2, hand: 5, resti: [2, -4, 2, 0] }],
      deserters: [1],
    };
    render(MatchTable, { match: broken, names: ['Ginevra', 'Lapo', 'Bindo', 'Nannina'] });
    const table = screen.getByTestId('girata-table');
    expect(table.textContent).toContain('paga Lapo');
    expect(screen.getByTestId('deserters').textContent).toContain('Lapo ha lasciato il tavolo');
    expect(table.querySelectorAll('tbody')).toHaveLength(2);
    expect(screen.getByTestId('winner').dataset.winners).toBe('1,2');
  });
});

describe('breaking off', () => {
  const seating = [3, 1, 0, 2];
  it('pays those who would have dealt the hands that are missing', () => {
    const moment = { seating, each: 2, deserters: [], between: false };
    const lines = breakOffLines({ ...moment, closed: 2, dealer: 3 });
    expect(lines.map(({ hand }) => hand)).toEqual([3, 4]);
    // Seat 3 would have dealt hand 3, seat 0 hand 4: persons 2 and 1, then 3 and 0.
    expect(lines[0]?.resti).toEqual([-2, 2, 2, -2]);
    expect(sumOf(lines, 4)).toEqual([0, 0, 0, 0]);
    expect(sumOf(breakOffLines({ ...moment, closed: 7, dealer: 0 }), 4)).toEqual([2, -2, -2, 2]);
  });

  it('costs a deserter alone, and nothing where the rules have it so', () => {
    const moment = { closed: 4, seating, dealer: 1, each: 2, deserters: [3], between: false };
    const lines = breakOffLines(moment);
    expect(lines).toHaveLength(4);
    expect(lines.every(({ reason, girata }) => reason === 'desertion' && girata === 2)).toBe(true);
    expect(sumOf(lines, 4)).toEqual([0, 8, 8, -16]);
    expect(breakOffLines({ ...moment, each: 0 })).toEqual([]);
  });

  it('costs each of several deserters what he owes those who stayed (D-29), and nothing between two girate (D-30)', () => {
    // Seats 0 and 2 are persons 3 and 0, their opponents 1 and 2.
    const moment = { closed: 1, seating, dealer: 1, each: 2, deserters: [3, 1], between: false };
    expect(breakOffLines(moment)[0]?.resti).toEqual([2, -2, 2, -2]);
    expect(breakOffLines({ ...moment, deserters: [3, 0] })[0]?.resti).toEqual([-4, 4, 4, -4]);
    expect(breakOffLines({ ...moment, deserters: [3, 0, 1] })[0]?.resti).toEqual([-2, 0, 4, -2]);
    expect(breakOffLines({ ...moment, closed: 4, between: true })).toEqual([]);
  });

  it('asks those who play themselves', () => {
    const holder = (more: Partial<SeatHolder>): SeatHolder => ({
      name: 'x',
      number: 482915036,
      kind: 'guest',
      here: true,
      ready: false,
      vacated: false,
      substitute: false,
      break_off: false,
      deserter: false,
      next: null,
      away: null,
      asked: null,
      you: false,
      ...more,
    });
    const seats = [holder({}), holder({ kind: 'bot' }), holder({ substitute: true }), holder({ vacated: true })];
    expect(voters(seats)).toEqual([0]);
    // The server says who pays: a bot may sit where somebody left.
    expect(
      deserterSeats([holder({}), holder({ deserter: true }), null, holder({ kind: 'bot', deserter: true })]),
    ).toEqual([1, 3]);
  });
});

describe('the draw for seats', () => {
  beforeEach(() => sessionStorage.clear());

  it('tells which cards had to be drawn again', () => {
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
    expect(steps.map((step) => step.void)).toEqual(['tie', 'tie', 'matto', null, null, null, null]);
    expect(steps.map((step) => step.again)).toEqual([false, false, false, false, true, true, true]);
  });

  it('is shown once a match', () => {
    expect(drawShown('m1')).toBe(false);
    keepDrawShown('m1');
    keepDrawShown('m2');
    expect([drawShown('m1'), drawShown('m2'), drawShown('m3')]).toEqual([true, true, false]);
  });
});
