// What people and cards are called on the page.
import type { Seat, TableMessage } from '../protocol/types';
import { said, SUITS } from '../cards/cards';
import type { Catalogue, Lang } from '../i18n/index.svelte';

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

/** The name of whoever holds a seat. */
export function seatName(t: Catalogue, table: TableMessage | null, seat: Seat): string {
  const holder = table?.seats[seat];
  return holder ? shortName(t, holder.name) : t.table.emptySeat;
}

/** A card in a sentence: trumps with their number, the arie by name alone (CARD-4). */
export const cardName = (code: string, lang: Lang): string => said(code, lang);

export const cardNames = (t: Catalogue, codes: string[], lang: Lang): string =>
  t.app.list(codes.map((code) => cardName(code, lang)));

/** "Coppe 3, Denari 1, …": the fola's suit counts, longest first (FOLA-10). */
export function suitCounts(t: Catalogue, counts: number[]): string {
  const parts = SUITS.map((suit, i) => ({ suit, n: counts[i] ?? 0 }))
    .filter((part) => part.n > 0)
    .sort((a, b) => b.n - a.n);
  return parts.map((part) => t.chronicle.suitCount(part.n, t.app.suits[part.suit] ?? part.suit)).join(', ');
}
