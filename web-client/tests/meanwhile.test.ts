// A table that waits for players plays a form for those who are there: what the waiting room offers.
import { describe, expect, it } from 'vitest';
import type { RulesGame, SeatHolder, TableMessage } from '../src/protocol/types';
import { formsMeanwhile } from '../src/table/meanwhile';
import { sample } from './samples';

const told = sample<TableMessage>('outbound_table_waiting.json');
const guest = told.seats.find((seat) => seat?.kind === 'guest') as SeatHolder;
const bot: SeatHolder = { ...guest, kind: 'bot' };
const form = (seats: number) => ({ seats, sides: [], unit: 'point', stakes: false, apart: true, rounds: [1] });
const game = {
  game: 'minchiate',
  by_preset: { pagat: form(4), germini: form(4), two: form(2), three: form(3), alone: form(4) },
} as unknown as RulesGame;
const forms = (seats: TableMessage['seats'], more: Partial<TableMessage> = {}) =>
  formsMeanwhile(game, { ...told, seats, ...more });

describe('the forms for those who are there', () => {
  it('are those with as many seats as there are guests', () => {
    expect(forms([guest, null, guest, guest])).toEqual(['three']);
    expect(forms([guest, guest, null, null])).toEqual(['two']);
    expect(forms([guest, guest, bot, null])).toEqual(['two']);
    expect(forms([guest, null, null, null])).toEqual([]);
  });
  it('are not offered if all seats are taken, for evenings, while one is chosen, or without the list', () => {
    expect(forms([guest, guest, guest, guest])).toEqual([]);
    expect(forms([guest, guest, guest, null], { settings: { ...told.settings, seats_assigned: true } })).toEqual([]);
    expect(forms([guest, guest, null], { later: told.rules })).toEqual([]);
    expect(formsMeanwhile(undefined, { ...told, seats: [guest, guest, guest, null] })).toEqual([]);
  });
});
