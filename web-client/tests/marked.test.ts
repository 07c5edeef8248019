// A card marked while others play: it is not sent, and is played on the player's turn, or unmarked with a
// reason.
import { fireEvent, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { language } from '../src/i18n/index.svelte';
import type { OfferedMove, SeenEvent, TableMessage } from '../src/protocol/types';
import { meets } from '../src/table/marked';
import { Seated } from './at_table';
import { sample } from './samples';

const PLAY: OfferedMove = { move: 'play', takes: 'card', cards: ['A1', 'B2'], barred: { A2: 'PLAY-2', B1: 'PLAY-2' } };
const turn: SeenEvent = { e: 'due', seats: [0], phase: 'play' };
let seated: Seated;
const card = (code: string) => screen.getByTestId(`card-${code}`);
const marked = () =>
  screen
    .queryAllByTestId(/^card-/)
    .filter((one) => one.dataset.marked)
    .map((one) => one.dataset.card);
const refused = () => screen.queryByTestId('refusal');

beforeAll(() => language.set('en'));
beforeEach(() => {
  seated = new Seated();
  seated.session.marks = () => settings.marks;
  // It is seat 1's turn.
  seated.dealt(1);
  seated.south();
});

/** The seat is asked. */
async function asked(...moves: OfferedMove[]): Promise<void> {
  seated.told(turn);
  seated.choice(...moves);
  await tick();
}

describe('a card marked in advance', () => {
  it('meets the move that takes it, the clause against it, or another question', () => {
    const offers = { hand: [PLAY] };
    expect(meets(offers, 'A1')).toEqual({ by: PLAY });
    expect(meets(offers, 'A2')).toEqual({ barred: 'PLAY-2' });
    expect(meets(offers, 'C9')).toEqual({ asked: PLAY });
    expect(meets({ hand: [{ ...PLAY, takes: 'cards' }] }, 'A1')).toEqual({ asked: null });
    expect(meets({ hand: [] }, 'A1')).toEqual({ asked: null });
  });

  it('is shown and announced, and is sent once, on the player’s turn', async () => {
    await fireEvent.click(card('A1'));
    expect(marked()).toEqual(['A1']);
    expect(card('A1').getAttribute('aria-pressed')).toBe('true');
    expect(card('A1').getAttribute('aria-label')).toContain('chosen as the next card');
    expect(screen.getByTestId('prompt').textContent).toContain('A1: played as soon as it is your turn');
    seated.told({ e: 'moved', from: 'hand:1', to: 'trick', why: 'play', count: 1, cards: ['C1'] });
    await tick();
    expect(seated.sent).toEqual([]);
    await asked(PLAY);
    expect(seated.sent).toEqual([{ play: 'A1' }]);
    expect(marked()).toEqual([]);
  });

  it('is unmarked with the clause if it is barred', async () => {
    await fireEvent.click(card('A2'));
    await asked(PLAY);
    expect(seated.sent).toEqual([]);
    expect(refused()?.dataset.rule).toBe('PLAY-2');
    expect(refused()?.textContent).toContain('Chosen in advance but not played: A2.');
    expect(marked()).toEqual([]);
    expect(card('A1').dataset.playable).toBe('true');
  });

  it('is unmarked with a message if something else is asked', async () => {
    await fireEvent.click(card('A1'));
    await asked({ move: 'discard', takes: 'cards', least: 1, most: 1, cards: ['A1'] });
    expect(seated.sent).toEqual([]);
    expect(refused()?.textContent).toContain('Chosen in advance but not played: A1.');
  });

  it('is unmarked by a second press or by Escape, and gives way to another', async () => {
    const user = userEvent.setup();
    card('A1').focus();
    await user.keyboard('{Enter}');
    expect(marked()).toEqual(['A1']);
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    await new Promise((done) => setTimeout(done, 450)); // or it would be a double click
    await user.keyboard('{Enter}');
    await new Promise((done) => setTimeout(done, 450));
    card('B2').focus();
    await user.keyboard('{Enter}');
    expect(marked()).toEqual(['B2']);
    await new Promise((done) => setTimeout(done, 450));
    await user.keyboard('{Enter}');
    expect(marked()).toEqual([]);
    await asked(PLAY);
    expect(seated.sent).toEqual([]);
  });

  it('takes as many presses as playing does', async () => {
    settings.set('twice', 'always');
    await fireEvent.click(card('A1'));
    expect(marked()).toEqual([]);
    await fireEvent.click(card('A1'));
    expect(marked()).toEqual(['A1']);
    await asked(PLAY);
    expect(seated.sent).toEqual([{ play: 'A1' }]);
    settings.set('twice', 'touch');
  });

  it('is cleared when the connection is lost, the match is suspended, a bot plays, the hand ends', async () => {
    const table = { ...sample<TableMessage>('outbound_table.json'), game: 'toy', hand: 1, clock: null };
    const seats = (patch: object) => table.seats.map((seat, at) => (seat && at === 0 ? { ...seat, ...patch } : seat));
    const halt = { since: '2026-01-01T00:00:00Z' } as unknown as TableMessage['halt'];
    for (const lost of [
      () => (seated.session.status = 'waiting'),
      () => seated.session.take({ ...table, halt }),
      () => seated.session.take({ ...table, seats: seats({ substitute: true }) }),
      () => seated.session.take({ ...table, state: 'between' }),
    ]) {
      seated.session.marked = 'A1';
      await tick();
      expect(marked()).toEqual(['A1']);
      lost();
      await tick();
      expect(seated.session.marked).toBeNull();
      seated.session.status = 'open';
      seated.session.take(table);
      await tick();
    }
    seated.session.marked = 'A1';
    seated.session.take({ t: 'events', hand: 2, n: 1, events: [{ e: 'said', seat: 1, word: 'deal' }] });
    expect(seated.session.marked).toBeNull();
  });

  it('is absent for users who switch it off: a press says whose turn it is', async () => {
    settings.set('marks', false);
    await tick();
    await fireEvent.click(card('A1'));
    expect(marked()).toEqual([]);
    expect(refused()?.dataset.rule).toBe('TURN-1');
    settings.set('marks', true);
  });
});
