// A result of real cards: while it is entered, and while it waits for a confirmation.
import type { Catalogue } from '../i18n/index.svelte';
import type { ManualPlayer, ManualResult, Paper, PaperRequest } from '../protocol/types';
import type { Kind } from './kind';

/** A member's number as text, or `OUTSIDE` with a name. */
export interface TypedPlayer {
  who: string;
  called: string;
}
export const OUTSIDE = 'outside';

/** Parses an integer; null if it is not one yet. */
export function amountOf(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '');
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) : null;
}

/** Difference of a complete row from zero; null while it is incomplete. */
export function missing(row: string[]): number | null {
  const amounts = row.map(amountOf);
  return amounts.includes(null) ? null : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

const playerOf = ({ who, called }: TypedPlayer): ManualPlayer =>
  who === OUTSIDE ? { called: called.trim() } : { person: Number(who) };

/** `rounds`: the amounts as typed, by round and player. */
export function requestOf(
  { game, preset }: Kind,
  day: string,
  players: TypedPlayer[],
  rounds: string[][],
): PaperRequest {
  return {
    game,
    ...(preset === null ? {} : { preset }),
    day,
    players: players.map(playerOf) as PaperRequest['players'],
    rounds: rounds.map((row) => ({ total: row.map((text) => amountOf(text) ?? 0) })) as PaperRequest['rounds'],
  };
}

/** Every row of a result with its name. */
export const rowsOf = (
  { rounds }: ManualResult,
  t: Catalogue['club']['paper'],
): { name: string; amounts: number[] }[] =>
  rounds.flatMap(({ hands, total }, round) =>
    hands
      ? hands.map((amounts, hand) => ({ name: t.hand(hand + 1, round + 1), amounts }))
      : [{ name: t.round(round + 1), amounts: total ?? [] }],
  );

/** Whether the result waits for this person: they played and did not enter it. */
export const awaits = ({ state, by, sheet }: Paper, person: number): boolean =>
  state === 'waiting' && by.person !== person && plays(sheet, person);

export const plays = ({ players }: ManualResult, person: number): boolean =>
  players.some((player) => 'person' in player && player.person === person);
