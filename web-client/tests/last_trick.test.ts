import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import type { SeenEvent } from '../src/protocol/types';
import LastTrick from '../src/table/LastTrick.svelte';
import { TableView } from '../src/table/table_view.svelte';
import { Seated } from './at_table';

beforeAll(() => language.set('en'));

const played = (seat: number, card: string): SeenEvent => ({
  e: 'moved',
  from: `hand:${seat}`,
  to: 'trick',
  why: 'play',
  count: 1,
  cards: [card],
});
const won: SeenEvent[] = [
  ...['A1', 'C1', 'C2', 'C3'].map((card, seat) => played(seat, card)),
  { e: 'trick', winner: 1 },
  { e: 'moved', from: 'trick', to: 'pile:1', why: 'gather', count: 4, cards: ['A1', 'C1', 'C2', 'C3'] },
  { e: 'due', seats: [1], phase: 'play' },
];

function opened(seated: Seated) {
  return render(LastTrick, {
    props: { board: new TableView(seated.session), onclose: () => undefined },
    context: seated.context,
  });
}

describe('the last trick', () => {
  it('is held open while the player looks at it, and released afterwards', async () => {
    const seated = new Seated();
    seated.dealt();
    seated.told(...won);
    const { unmount } = opened(seated);
    await tick();
    expect(screen.getByTestId('last-trick-cards')).toBeTruthy();
    expect(seated.looks).toEqual([true]);
    unmount();
    expect(seated.looks).toEqual([true, false]);
  });

  it('is released when somebody has led, and stays in view', async () => {
    const seated = new Seated();
    seated.dealt();
    seated.told(...won);
    opened(seated);
    await tick();
    seated.told(played(1, 'D1'));
    await tick();
    expect(seated.looks).toEqual([true, false]);
    expect(screen.getByTestId('last-trick-cards')).toBeTruthy();
  });

  it('delays nobody if it is covered already', async () => {
    const seated = new Seated();
    seated.dealt();
    seated.told(...won, played(1, 'D1'));
    opened(seated);
    await tick();
    expect(screen.queryByTestId('last-trick-cards')).toBeNull();
    expect(seated.looks).toEqual([]);
  });
});
