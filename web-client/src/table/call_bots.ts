import type { TableSession } from './session.svelte';

/** Calls a bot to every seat that will be free once the viewer sits. */
export function callBots(session: TableSession): void {
  const seats = session.table?.seats ?? [];
  const own = session.seat ?? seats.indexOf(null);
  for (const [bot, holder] of seats.entries()) if (!holder && bot !== own) session.do({ bot });
}
