// The score of the hand and the girata, in the table's header and beside the trick: no value decreases without a message.
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tick } from 'svelte';
import { catalogues, language } from '../src/i18n/index.svelte';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import AccountRow from '../src/games/plain/AccountRow.svelte';
import { roundSoFar } from '../src/match/persons';
import type { HandPlan, Paid, Scored, SeenEvent, TableMessage } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import Told from '../src/table/ScoreNotes.svelte';
import type { ShownMatch } from '../src/match/closed_hands';
import { sample } from './samples';

beforeEach(() => language.set('en'));

/** SCORE-3 */
const RESTO = 60;
const scored = (side: number, points: number, why: string, cards: string): Scored => ({
  e: 'scored',
  side,
  points,
  why,
  cards: cards.split(' '),
});
const paid = (side: number, amount: number, why = 'play'): Paid => ({ e: 'paid', side, amount, why });
const played = (number: number, seats: number[], persons = [0, 1, 2, 3]) => ({
  hand: `hand${number}`,
  number,
  dealer: 0,
  seats,
  persons,
  names: ['', '', '', ''],
  numbers: [null, null, null, null],
  ending: 'counted' as const,
});
const plan = (round: number, persons: number[]): HandPlan => ({ round, dealer: 0, persons });
const [FIRST, SECOND] = [
  [0, 1, 2, 3],
  [1, 0, 2, 3],
];
const course = [FIRST, FIRST, FIRST, FIRST, SECOND, SECOND].map((persons, at) => plan(at < 4 ? 1 : 2, persons ?? []));

/** Seat 1 looks at the second hand of a match at this stage. */
function table(events: SeenEvent[], more: Partial<ShownMatch> = {}): TableView {
  const session = new TableSession();
  const message = sample<TableMessage>('outbound_table.json');
  const match = { ...(message.match as ShownMatch), from: 1, course, hands: [played(1, [3, -3, 3, -3])], lines: [] };
  session.table = { ...message, hand: 2, match: { ...match, ...more } };
  session.you = { guest: 'g', name: 'Lapo', number: 482915036, seat: 1, host: false, last: 0 };
  session.play(minchiate, RESTO);
  session.hand = 2;
  session.timeline.push(events);
  session.timeline.seek(events.length);
  return new TableView(session);
}
const show = (board: TableView) =>
  render(AccountRow, { props: { ...board.ui.account(board), label: board.t.table.tally, still: true } });
const score = () => screen.getByTestId('lead').textContent?.trim();

describe('the header of the table', () => {
  it('has one score: by how much the own side is ahead', () => {
    show(table([scored(1, 42, 'declaration', 'T36 T37 T38 T39')]));
    expect(score()).toBe('ahead by 42');
  });

  it('loses sixty points of lead to a resto', () => {
    const before = [scored(1, 42, 'declaration', 'T36 T37 T38 T39'), scored(1, 25, 'death', 'T40')];
    show(table([...before, paid(1, 1)]));
    expect(score()).toBe('ahead by 7');
  });

  it('counts the girata again when the seats change', () => {
    const hands = [1, 2, 3, 4].map((number) => played(number, [1, -1, 1, -1]));
    const match = { course, hands, lines: [{ reason: 'bonus' as const, round: 1, hand: 4, amounts: [3, -3, 3, -3] }] };
    expect([1, 3, 4].map((hand) => roundSoFar(match, hand, 0))).toEqual([3, 5, 6]);
    expect(roundSoFar(match, 5, 0)).toBe(0);
    const fifth = { ...match, hands: [...hands, played(5, [-2, 2, 2, -2], SECOND)] };
    expect([0, 1].map((seat) => roundSoFar(fifth, 6, seat))).toEqual([-2, 2]);
  });
});

describe('a score', () => {
  const said = (event: SeenEvent) => minchiate.sentence(event, table([]).sentenceContext);
  it('is shown with its reason', () => {
    const at = catalogues.en.table.we;
    expect(said(scored(1, 15, 'declaration', 'CK DK SK'))).toMatch(new RegExp(`^${at} \\+15: versicola \\(King of`));
    expect(said(scored(0, 5, 'exposed', 'BK'))).toBe('They +5: exposed card (King of Batons).');
    expect(said(scored(0, 5, 'death', 'BK'))).toBe('They +5: King of Batons dies.');
  });

  it('is described as a resto, and if no lead is paid off, with its reason', () => {
    expect(said(paid(1, 1))).toBe('We: 1 resto; the margin drops by 60 points.');
    expect(said(paid(1, 2))).toBe('We: 2 resti; the margin drops by 120 points.');
    expect(said(paid(0, 1, 'deal'))).toBe('They: 1 resto, the dealer neither robbed nor took a card.');
  });

  it('is in the prompt for a moment, one after the other', async () => {
    vi.useFakeTimers();
    try {
      const board = table([]);
      render(Told, { props: { board }, context: gameContext(minchiate) });
      board.session.timeline.push([scored(1, 25, 'death', 'T40'), paid(1, 1)]);
      board.session.timeline.seek(2);
      await tick();
      const lines = (): (string | null)[] =>
        [...screen.getByTestId('told').querySelectorAll('li')].map((li) => li.textContent);
      expect(lines()).toHaveLength(1);
      expect(lines()[0]).toContain('We +25');
      vi.advanceTimersByTime(3000);
      await tick();
      expect(lines()).toHaveLength(1);
      expect(lines()[0]).toContain('1 resto');
      vi.advanceTimersByTime(6000);
      await tick();
      expect(screen.getByTestId('told').querySelectorAll('li')).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
