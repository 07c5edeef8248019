// What people are called on the page.
import type { Seat, TableMessage } from '../protocol/types';
import type { Catalogue } from '../i18n/index.svelte';

const BOT = /^Bot (\d+)$/;

/** A bot's number has a Florentine name in the interface. */
function botName(t: Catalogue, name: string): string | null {
  const number = BOT.exec(name)?.[1];
  return number === undefined ? null : (t.app.bots[Number(number) % t.app.bots.length] ?? name);
}

/** A name as written in a list: bots are marked as such. */
export function personName(t: Catalogue, name: string): string {
  const bot = botName(t, name);
  return bot === null ? name : t.app.bot(bot);
}

/** A name where there is little room, or where a bot is marked in another way. */
export const shortName = (t: Catalogue, name: string): string => botName(t, name) ?? name;

/** What stands for a name where there is room for one sign: what its reader takes for one, also where it is many codes. */
export const initial = (name: string, lang: string): string =>
  [...new Intl.Segmenter(lang).segment(name)][0]?.segment.toLocaleUpperCase(lang) ?? '';

/** The name of whoever holds a seat. */
export function seatName(t: Catalogue, table: TableMessage | null, seat: Seat): string {
  const holder = table?.seats[seat];
  return holder ? shortName(t, holder.name) : t.table.emptySeat;
}
