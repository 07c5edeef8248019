// Names as the interface shows them.
import type { Seat, TableMessage } from '../protocol/types';
import type { Catalogue } from '../i18n/index.svelte';

const BOT = /^Bot (\d+)$/;
/** The server sends no name of deleted players, or their number instead. */
const DELETED = /^(?:#\d+)?$/;

/** Bots have Florentine names in the interface, by number. */
function botName(t: Catalogue, name: string): string | null {
  const number = BOT.exec(name)?.[1];
  return number === undefined ? null : (t.app.bots[Number(number) % t.app.bots.length] ?? name);
}

const isDeleted = (name: string): boolean => DELETED.test(name);

/** Letters written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The name with marks (first strong isolate) that keep a right-to-left name from reordering the figures beside it, in
 *  any sentence, list or label. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Name for a list; bots are marked as such, and deleted players keep their number if the server sends it. */
export function personName(t: Catalogue, name: string): string {
  if (isDeleted(name)) return [t.app.deleted, name].filter(Boolean).join(' ');
  const bot = botName(t, name);
  return bot === null ? isolated(name) : t.app.bot(bot);
}

/** Name without a bot mark, for places where space is short or the mark is separate. */
export const shortName = (t: Catalogue, name: string): string =>
  isDeleted(name) ? t.app.deleted : (botName(t, name) ?? isolated(name));

/** First user-perceived character of the name, even if it consists of several code points. */
export const initial = (name: string, lang: string): string =>
  [...new Intl.Segmenter(lang).segment(name.replace(/^\u2068/, ''))][0]?.segment.toLocaleUpperCase(lang) ?? '';

/** Name of the seat's holder. */
export function seatName(t: Catalogue, table: TableMessage | null, seat: Seat): string {
  const holder = table?.seats[seat];
  return holder ? shortName(t, holder.name) : t.app.emptySeat;
}
