// Answers this page's requests where no server is needed: of practice hands always, of records first, and the rules if
// the server cannot be reached.
import type { Call } from '../net/api';
import type { HandOne, Id, RecordReplay, RulesList, Word } from '../protocol/types';
import { isPractice } from './ids';
import { askModule, canPractise, practiceGames, type LocalAnswer } from './program';
import { practiceStore, type PracticeHand } from './store';

type Args = Record<string, unknown> & { body?: unknown };
interface Record_ {
  game?: Word;
  record?: { game?: Word };
}

const NOT_FOUND: LocalAnswer = {
  status: 404,
  body: { error: { code: 'not_found', path: '', message: 'Not found in this browser.' } },
};

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};
const gameOf = (record: unknown): Word => {
  const { game, record: inner } = (record ?? {}) as Record_;
  return game ?? inner?.game ?? '';
};
const text = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** The hand as the server would return one of its own. */
async function handOf(id: Id, as: unknown): Promise<LocalAnswer> {
  const kept = await practiceStore.hand(id);
  if (!kept) return NOT_FOUND;
  const replayed = await askModule(kept.record.game, 'replay', JSON.stringify(kept.record), String(as ?? ''));
  if (!replayed || replayed.status !== 200) return replayed ?? NOT_FOUND;
  const { unit, sides, events } = replayed.body as RecordReplay;
  const { seats, record, result, names, numbers, match, number, own } = kept;
  const body: HandOne = {
    unit,
    sides,
    seats,
    record,
    result,
    events,
    names,
    numbers,
    members: names.map(() => false),
    match,
    number,
    open: false,
    own,
    agreement: { by: 0, of: 0, own: false },
    link: null,
    deal: null,
  };
  return { status: 200, body };
}

/** The request with a practice hand's record instead of its id. */
async function withRecord(body: unknown): Promise<Record<string, unknown> | null> {
  const { hand, ...rest } = body as { hand?: Id; record?: unknown };
  if (hand === undefined) return rest;
  const kept: PracticeHand | undefined = isPractice(hand) ? await practiceStore.hand(hand) : undefined;
  return kept ? { ...rest, record: kept.record } : null;
}

async function rules(): Promise<LocalAnswer | null> {
  const lists = await Promise.all(practiceGames().map((game) => askModule(game, 'rules')));
  const games = lists.flatMap((list) => (list?.status === 200 ? (list.body as RulesList).games : []));
  return games.length ? { status: 200, body: { games } } : null;
}

/** Returns the answer to a call about a practice hand; null: it is about something else. */
export async function answerHere(name: Call, { id, as, body }: Args): Promise<LocalAnswer | null> {
  if (name === 'GET hands/{id}') return typeof id === 'string' && isPractice(id) ? handOf(id, as) : null;
  const { hand } = (body ?? {}) as { hand?: unknown };
  if (typeof hand !== 'string' || !isPractice(hand)) return null;
  return (await answerOffline(name, { body })) ?? NOT_FOUND;
}

/** Returns the answer to a call that cannot reach the server; null: there is none. */
export async function answerOffline(name: Call, args: Args): Promise<LocalAnswer | null> {
  if (name === 'GET rules') return rules();
  const body = parsed(args.body);
  if (name === 'POST records/replay') {
    const game = gameOf(body);
    return canPractise(game) ? askModule(game, 'replay', text(args.body), String(args.as ?? '')) : null;
  }
  if (name !== 'POST what-if' && name !== 'POST review') return null;
  const request = await withRecord(body);
  if (!request) return null;
  return askModule(gameOf(request.record), name === 'POST review' ? 'review' : 'what_if', JSON.stringify(request));
}
