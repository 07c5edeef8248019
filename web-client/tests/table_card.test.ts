// A table's card in the lobby: how many seats are free, or can be taken over.
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import TableCard from '../src/lobby/TableCard.svelte';
import type { TableLine, TableList } from '../src/protocol/types';
import { sample } from './samples';

const bots: TableLine['seats'] = [1, 2, 3].map((n) => ({ name: `Bot ${n}`, kind: 'bot' }));

function card(change: Partial<TableLine>): { room: string; button: string | undefined } {
  const [line] = sample<TableList>('http_table_list.json').tables;
  if (!line) throw new Error('the sample has no table');
  const { unmount } = render(TableCard, { line: { ...line, mine: false, ...change } });
  const text = (id: string) => screen.queryByTestId(`${id}-${line.id}`)?.textContent;
  const found = { room: text('room') ?? '', button: text('join') };
  unmount();
  return found;
}

describe('a table’s card', () => {
  const t = language.t.lobby;
  const full: Partial<TableLine> = { state: 'playing', seats: [{ name: 'Anna', kind: 'guest' }, ...bots] };

  it('offers the seats that can be taken over in a running match', () => {
    expect(card({ ...full, takeover_seats: 3 })).toEqual({ room: t.takeOver(3), button: t.lookAndJoin });
    expect(card({ ...full, takeover_seats: 3, spectators: false }).button).toBe(t.lookAndJoin);
    expect(card(full)).toEqual({ room: t.full, button: t.watch });
    expect(card({ ...full, spectators: false }).button).toBeUndefined();
  });

  it('does not offer seats that an organiser assigns', () => {
    expect(card({})).toEqual({ room: t.free(2), button: t.join });
    expect(card({ seats_assigned: true })).toEqual({ room: t.assigned, button: t.watch });
  });
});
