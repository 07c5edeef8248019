// Whether the viewer may chat now, otherwise the server's code for the reason.
import type { TableMessage, You } from '../protocol/types';

export type Silence = 'chat_players_only' | 'chat_off' | 'chat_muted' | 'chat_between_hands';

/** `invited`: the viewer has the table's invitation. */
export function speakRefusal(table: TableMessage, you: You | null, invited: boolean): Silence | null {
  const early = table.state === 'waiting' && (invited || you?.host === true);
  if ((you?.seat ?? null) === null && !early) return 'chat_players_only';
  if (table.settings.chat === 'off') return 'chat_off';
  if (table.chat_muted) return 'chat_muted';
  return table.settings.chat === 'between' && table.state === 'playing' ? 'chat_between_hands' : null;
}

/** People who can be muted: other players, and everybody who has written. */
export function others(
  table: TableMessage,
  spoken: readonly { number: number | null; name: string }[],
  own: number | null,
): { number: number; name: string }[] {
  const all = new Map<number, string>();
  for (const { number, name } of [...spoken, ...table.seats.filter((seat) => seat !== null)])
    if (number !== null && number !== own) all.set(number, name);
  return [...all].map(([number, name]) => ({ number, name }));
}
