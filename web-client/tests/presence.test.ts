import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import TableStates from '../src/evening/TableStates.svelte';
import { language } from '../src/i18n/index.svelte';
import type { EveningLive, TableStanding } from '../src/protocol/types';
import { sample } from './samples';

/** A waiting table with one seat, whose person left at nine. */
function waiting(): TableStanding {
  const [table] = sample<EveningLive>('evening_evening_live.json').tables;
  const seat = table?.seats.find((one) => one !== null);
  if (!table || !seat) throw new Error('the sample has no seat');
  const absent = { ...seat, kind: 'guest', name: 'Lapo', here: false, left: false, substitute: false, next: null };
  return {
    ...table,
    state: 'waiting',
    halt: null,
    one_browser: [],
    seats: [{ ...absent, away: '2026-11-26T20:00:00.000Z' } as TableStanding['seats'][number]],
  };
}
const told = (now: string, begins: string): Element | null => {
  const { container } = render(TableStates, { tables: [waiting()], now, begins });
  return container.querySelector('.there');
};

describe('a seat at the evening’s tables', () => {
  it('names the guest for whom it is kept, and a bot as the table does', () => {
    const table = waiting();
    const bot = { ...table.seats[0], kind: 'bot', name: 'Bot 4' } as TableStanding['seats'][number];
    const keptFor = (_: number, seat: number) => (seat === 0 ? 'Zio Gino' : null);
    render(TableStates, { tables: [{ ...table, seats: [null, null, bot] }], now: '', keptFor });
    expect([...document.querySelectorAll('.name')].map((node) => node.textContent)).toEqual([
      `Zio Gino (${language.t.evening.guest})`,
      language.t.evening.open,
      language.t.app.bots[4],
    ]);
  });
});

describe('an absent player', () => {
  it('is not missed before the evening begins', () => {
    const there = told('2026-11-26T20:10:00.000Z', '2026-11-26T20:30:00.000Z');
    expect(there?.textContent).toBe(language.t.evening.live.notYet);
    expect(there?.classList.contains('bad')).toBe(false);
    expect(screen.getByText('Lapo')).toBeTruthy();
  });
  it('is missed from then on', () => {
    const there = told('2026-11-26T20:40:00.000Z', '2026-11-26T20:30:00.000Z');
    expect(there?.textContent).toBe(language.t.evening.live.notYet);
    expect(there?.classList.contains('bad')).toBe(true);
  });
});
