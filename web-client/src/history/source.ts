// A finished hand to be replayed, from the server, a shared link, a historical book, or a file.
import { me } from '../app/guest.svelte';
import { shortName } from '../app/names';
import type { GameUi } from '../games/game_ui';
import { registry } from '../games/registry.svelte';
import { signs } from '../games/signs';
import { formatDay } from '../i18n/dates';
import type { Catalogue, Lang } from '../i18n/index.svelte';
import { call } from '../net/api';
import { isPractice } from '../practice/ids';
import type { BadMove, HandOne, Id, Options, Seat, SeenEvent, TableRules, Word } from '../protocol/types';
import { gamePresets } from '../rules/presets.svelte';
import type { Scene, Start } from '../timeline/scene';
import { positionFile, positionsOf } from '../rules/positions';
import type { HandData, Printed } from '../games/contract/printed';

/** All hands open; what a bystander was sent; what that seat was sent. */
export type Perspective = 'all' | 'bystander' | Seat;
export type HandRecord = HandOne['record'];

/** A hand on the server. */
export type PlayedHand = HandOne & { id: Id };

/** What the page needs to show a hand, whatever it comes from. */
export interface HandSource {
  game: Word;
  hand: HandData;
  rules: TableRules | null;
  unitPoints: number | null;
  title: (t: Catalogue, lang: Lang) => string;
  /** By seat. */
  names: (t: Catalogue, lang: Lang) => string[];
  /** Paragraphs about the hand. */
  about: (t: Catalogue, lang: Lang) => string[];
  comments?: Printed['comments'];
  /** The names are seat numbers: the players are unknown. */
  nameless?: boolean;
  /** Seats played by bots. */
  bots: Seat[];
  /** Number within its match, or 1. */
  number: number;
  /** The viewer's own seat in the hand; it is the near one. */
  own: Seat | null;
  /** Seat whose cards are reviewed first, if none is the viewer's own. */
  reviewed?: Seat;
  /** Perspective of the hand's events. */
  perspective: Perspective;
  /** Loads the same events as another viewer was sent them. */
  eventsFor?: (perspective: Exclude<Perspective, 'all'>) => Promise<SeenEvent[]>;
  /** The illegal move after the last event. */
  bad: BadMove | null;
  /** What the server needs in order to play on from a step; absent if that is not possible. */
  playOn?: { hand: Id } | { record: HandRecord };
  /** A position to be played from: the seat whose turn it is, the clause that it shows, and what that advises. */
  position?: { seat: Seat; clause: string; idea: (lang: Lang) => string };
  /** The record and its file name. */
  file?: { record: HandRecord; name: string };
  played?: PlayedHand;
}

export const startOf = ({ hand, unitPoints }: HandSource): Start => ({
  seats: hand.sides.length,
  sides: hand.sides,
  unitPoints,
});
export const finalScene = (source: HandSource, game: GameUi): Scene =>
  source.hand.events.reduce((scene, event) => game.applyEvent(scene, event), game.empty(startOf(source)));

const DEFAULTS = { bots: [] as Seat[], number: 1, own: null, perspective: 'all' as const, bad: null };

const numbered = (seats: readonly unknown[]) => (t: Catalogue) =>
  seats.map((_, seat) => t.table.waiting.seat(seat + 1));
const botsOf = (bots: readonly boolean[]): Seat[] => bots.flatMap((bot, seat) => (bot ? [seat] : []));

/** The rules of a record, as far as it contains them. */
export function rulesOf(record: HandRecord & { rules?: { preset?: string; options?: Options } }): TableRules | null {
  const { preset, options = {} } = record.rules ?? {};
  return preset === undefined ? null : { preset, options };
}

async function unitPointsOf(game: Word): Promise<number | null> {
  await Promise.all([registry.load(game), gamePresets.load()]);
  return gamePresets.game(game)?.unit_points ?? null;
}

/** A hand of the server, or of practice in this browser. */
export async function playedHand(id: Id): Promise<HandSource> {
  const here = isPractice(id) ? await import('../practice/answers') : null;
  const load = (as?: Perspective) => (here ? here.practiceHand(id, as) : call('GET hands/{id}', { id, as }));
  const hand = await load();
  const { record, number, own, names, numbers } = hand;
  return {
    ...DEFAULTS,
    game: record.game,
    hand,
    rules: rulesOf(record),
    unitPoints: await unitPointsOf(record.game),
    title: (t) => t.history.handTitle(number),
    names: (t) => names.map((name, seat) => (seat === own ? t.history.you : shortName(t, name))),
    about: () => [],
    bots: botsOf(numbers.map((guest) => guest === null)),
    number,
    own,
    eventsFor: async (perspective) => (await load(perspective)).events,
    playOn: { hand: id },
    file: { record, name: `${id.replace(/^~/, '')}.json` },
    ...('agreement' in hand && { played: { ...hand, id } }),
  };
}

export async function sharedHand(secret: string): Promise<HandSource> {
  const hand = await call('POST shared', { body: { secret } });
  const { game, rules, seat, bots } = hand;
  return {
    ...DEFAULTS,
    game,
    hand,
    rules,
    unitPoints: await unitPointsOf(game),
    title: (t) => t.share.handTitle,
    names: (t) => bots.map((bot, i) => (bot ? t.share.bot : t.table.waiting.seat)(i + 1)),
    about: (t) => [t.share.shown(t.share.seat(seat + 1))],
    nameless: true,
    bots: botsOf(bots),
    perspective: seat,
  };
}

/** Returns null if the game's books have none. */
export async function printedHand(game: Word): Promise<HandSource | null> {
  const printed = await signs.of(game)?.printed?.();
  if (!printed) return null;
  await registry.load(game);
  // Only needed to show the complete rules.
  await gamePresets.load().catch(() => undefined);
  const { hand, unitPoints, reviewed, words, comments } = printed;
  return {
    ...DEFAULTS,
    game,
    hand,
    rules: rulesOf(hand.record),
    unitPoints,
    reviewed,
    title: (_, lang) => signs.words(game, lang).printed ?? '',
    names: (_, lang) => words(lang).names,
    about: (_, lang) => words(lang).about,
    ...(comments && { comments }),
    playOn: { record: hand.record },
    file: { record: hand.record, name: `${game}.json` },
  };
}

/** Loads a position of the rule book, seen from its seat. Returns null for an unknown name. */
export async function positionHand(game: Word, name: string): Promise<HandSource | null> {
  const [position, file] = await Promise.all([
    positionsOf(game).then((all) => all.find((one) => one.name === name)),
    positionFile(game, name),
  ]);
  if (!position || !file) return null;
  const { record, seat } = file;
  const hand = await call('POST records/replay', { body: record, as: seat });
  const { clause, words } = position;
  return {
    ...DEFAULTS,
    game,
    hand,
    rules: hand.rules,
    unitPoints: await unitPointsOf(game),
    title: (_, lang) => words[lang].title,
    names: (t) => numbered(hand.sides)(t).map((called, i) => (i === seat ? t.history.you : called)),
    about: (_, lang) => [words[lang].task],
    nameless: true,
    own: seat,
    perspective: seat,
    position: { seat, clause, idea: (lang) => words[lang].idea },
    playOn: { record },
    file: { record, name: `${name}.json` },
  };
}

/** A try of the deal of an earlier day. */
export async function dayHand(date: string, game: Word, id: Id): Promise<HandSource> {
  const { seat, name, number, bot, record } = await call('GET day/{date}/{game}/tries/{try}', { date, game, try: id });
  const replay = (as?: Perspective) =>
    call('POST records/replay', { body: record, ...(as === undefined ? {} : { as }) });
  const hand = await replay();
  const own = number !== null && number === me.guest?.number ? seat : null;
  const called = (at: Seat, t: Catalogue): string => (at === own ? t.history.you : shortName(t, name ?? ''));
  return {
    ...DEFAULTS,
    game,
    hand,
    rules: hand.rules,
    unitPoints: await unitPointsOf(game),
    title: (_, lang) => `${signs.words(game, lang).name}, ${formatDay(lang, date, 'long')}`,
    names: (t) => hand.sides.map((_, at) => (at === seat && !bot ? called(at, t) : shortName(t, `Bot ${at + 1}`))),
    about: () => [],
    bots: hand.sides.map((_, at) => at).filter((at) => bot || at !== seat),
    own,
    reviewed: seat,
    eventsFor: async (perspective) => (await replay(perspective)).events,
    playOn: { record },
    file: { record, name: `${date}-${game}-${id}.json` },
  };
}

/** The hand from the last file: the page forgets it only when it is closed, so that every step has an address. */
export const file = { opened: null as HandSource | null };

/** A record that the server replays without storing it. Throws ApiError if the file contains no record. */
export async function handInFile(name: string, text: string): Promise<HandSource> {
  const hand = await call('POST records/replay', { body: text as unknown as object });
  const { game, rules, sides, bad, seats } = hand;
  const content = JSON.parse(text) as HandRecord | { record: HandRecord };
  const record = 'format' in content ? content : content.record;
  const names = numbered(sides);
  return {
    ...DEFAULTS,
    game,
    hand,
    rules,
    unitPoints: await unitPointsOf(game),
    title: () => name,
    names,
    about: (t) => [
      bad ? t.file.badMove(bad.move + 1, names(t)[bad.seat] ?? '') : seats ? t.file.sound : t.file.unfinished,
    ],
    nameless: true,
    eventsFor: async (perspective) =>
      (await call('POST records/replay', { body: text as unknown as object, as: perspective })).events,
    bad,
    playOn: { record },
    file: { record, name },
  };
}

/** Whether the viewer of a hand may also see its match: its players may have agreed to share that hand only. */
export const seesMatch = ({ open, own, agreement }: HandOne): boolean =>
  own !== null || !open || agreement.of === 0 || agreement.by < agreement.of;
