// Changes at the table as sentences, for screen readers.
import { formatDateTime, formatTime } from '../i18n/dates';
import type { Lang } from '../i18n/index.svelte';
import type { Halt, Outbound, SeatHolder, TableMessage } from '../protocol/types';
import type { TableSession } from '../table/session.svelte';
import type { TableView } from '../table/table_view.svelte';
import { openBallots, type Ballot } from './ballots';
import { announcer } from '../ui/announcer.svelte';
import { shortName } from '../app/names';
import { hasLeft, isPlaying, isUnderWay } from './seats';

type Words = TableView['t'];

/** Title of a vote. */
export function voteText(t: Words, vote: Pick<Ballot, 'for' | 'seat'>, table: TableMessage): string {
  const holder = vote.seat === undefined ? null : table.seats[vote.seat];
  const name = holder ? shortName(t, holder.name) : t.app.emptySeat;
  return vote.for === 'bot' ? t.council.bot.title(name) : t.council[vote.for].title;
}

export const ballotText = (t: Words, { by, need }: Ballot): string => t.council.count(by.length, need);

/** A pause lasts minutes; an adjournment may last days. */
export const haltTime = ({ kind, until }: Pick<Halt, 'kind' | 'until'>, lang: Lang): string =>
  (kind === 'pause' ? formatTime : formatDateTime)(lang, until);

function ofSeat(t: Words, was: SeatHolder, is: SeatHolder, gathering: boolean): string[] {
  const name = shortName(t, is.name);
  const sentences: string[] = [];
  if (!gathering && isPlaying(was) && isPlaying(is) && was.here !== is.here)
    sentences.push((is.here ? t.council.isBack : t.council.isAway)(name));
  if (!was.substitute && is.substitute) sentences.push(t.council.replaced(name));
  if (was.substitute && isPlaying(is)) sentences.push(t.council.tookBack(name));
  if (!was.vacated && is.vacated && is.kind === 'guest')
    sentences.push((hasLeft(is) ? t.council.leftTable : t.council.stoodUp)(name));
  if (was.kind === 'guest' && is.kind === 'bot' && !is.substitute)
    sentences.push(t.council.replaced(shortName(t, was.name)));
  if (is.next !== null && was.next !== is.next) sentences.push(t.council.nextLong(is.next));
  if (was.next !== null && is.next === null && was.next === is.name && is.kind === 'guest')
    sentences.push(t.council.steppedIn(name));
  return sentences;
}

/** Reports players who take or leave a seat before a match, except the viewer. */
function arrivals(t: Words, was: TableMessage, is: TableMessage): string[] {
  return is.seats.flatMap((holder, seat) => {
    const before = was.seats[seat];
    if (holder?.you || before?.you || before?.name === holder?.name) return [];
    const moved = (one: SeatHolder, seats: TableMessage['seats']) => seats.some((other) => other?.name === one.name);
    if (holder) return moved(holder, was.seats) ? [] : [t.invite.sits(shortName(t, holder.name))];
    return before && !moved(before, is.seats) ? [t.invite.stands(shortName(t, before.name))] : [];
  });
}

export function news(t: Words, was: TableMessage | null, is: TableMessage, gathering = false): string[] {
  if (was?.id === is.id && was.state === 'waiting' && is.state === 'waiting') {
    const other = was.settings.public !== is.settings.public;
    const sentences = is.settings.public ? t.visibility.nowPublic : t.visibility.nowPrivate;
    return [...arrivals(t, was, is), ...(other ? [sentences] : [])];
  }
  if (was?.id === is.id && was.state === 'over' && is.state === 'over') {
    const wishes = (seat: SeatHolder | null | undefined): boolean => isPlaying(seat) && Boolean(seat?.ready);
    const fresh = is.seats.filter((seat, i) => seat && !seat.you && wishes(seat) && !wishes(was.seats[i]));
    const names = fresh.map((seat) => shortName(t, seat?.name ?? ''));
    return names.length ? [t.council.again.said(t.app.list(names), names.length)] : [];
  }
  if (!was || was.id !== is.id || !isUnderWay(was) || !isUnderWay(is)) return [];
  const sentences = is.seats.flatMap((holder, seat) => {
    const before = was.seats[seat];
    return holder && before ? ofSeat(t, before, holder, gathering) : [];
  });
  for (const ballot of openBallots(is)) {
    const before = openBallots(was).find((vote) => vote.for === ballot.for && vote.seat === ballot.seat);
    const fresh = ballot.by.filter((seat) => !before?.by.includes(seat));
    const names = fresh.map((seat) => shortName(t, is.seats[seat]?.name ?? ''));
    if (fresh.length)
      sentences.push(t.council.voted(t.app.list(names), voteText(t, ballot, is), ballotText(t, ballot), names.length));
  }
  if (is.halt && !was.halt) sentences.push(`${t.council.halt[is.halt.kind].title}.`);
  if (!is.halt && was.halt) sentences.push(t.council.halt.over);
  return sentences;
}

/** Announces the news of a server message; call before the session takes it. */
export function hear(t: Words, { table: was, council }: TableSession, message: Outbound): void {
  council.learn(message);
  if (message.t !== 'table') return;
  const sentences = news(t, was, message, performance.now() < council.gatheringUntil);
  for (const sentence of sentences) announcer.say(sentence);
  // Who sat down before the match is no longer news at the table.
  if (was?.state === 'waiting' && isUnderWay(message)) council.news = '';
  council.show(sentences);
}
