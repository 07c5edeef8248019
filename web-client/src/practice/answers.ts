// Answers in this browser what needs no server: reviews and trials of finished hands, replays, and the rules.
import type { HandData } from '../games/contract/printed';
import { ApiError, call, type Call } from '../net/api';
import type { HandOne, Id, RecordReplay, RulesList, Word } from '../protocol/types';
import { isPractice } from './ids';
import { askModule, canPractise, practiceGames, type LocalAnswer } from './program';
import { practiceStore } from './store.svelte';

type HandRecord = HandOne['record'];
type Args = Record<string, unknown> & { body?: unknown };

const parsed = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};
/** The record may be within a document of its own. Any module can refuse what is not a record of a known game. */
function gameOf(record: unknown): Word {
  const { game, record: inner } = (record ?? {}) as { game?: Word; record?: { game?: Word } };
  const named = game ?? inner?.game ?? '';
  return canPractise(named) ? named : (practiceGames()[0] ?? '');
}

const replay = (record: unknown, as: unknown): Promise<LocalAnswer | null> =>
  askModule(
    gameOf(parsed(record)),
    'replay',
    typeof record === 'string' ? record : JSON.stringify(record),
    String(as ?? ''),
  );

async function rules(): Promise<LocalAnswer | null> {
  const lists = await Promise.all(practiceGames().map((game) => askModule(game, 'rules')));
  const games = lists.flatMap((list) => (list?.status === 200 ? (list.body as RulesList).games : []));
  return games.length ? { status: 200, body: { games } } : null;
}

/** The last record that was needed for a hand's id: a review asks once per trick. */
let last: { id: Id; record: HandRecord } | null = null;

async function recordOf(id: Id, signal?: AbortSignal): Promise<HandRecord | null> {
  if (last?.id !== id) {
    const hand = isPractice(id) ? await practiceStore.hand(id) : await call('GET hands/{id}', { id }, signal);
    last = hand ? { id, record: hand.record } : null;
  }
  return last?.record ?? null;
}

/** Returns null if this browser cannot answer the call. */
export async function answerHere(name: Call, { as, body }: Args, signal?: AbortSignal): Promise<LocalAnswer | null> {
  if (typeof Worker === 'undefined' || !practiceGames().length) return null;
  if (name === 'GET rules') return rules();
  if (name === 'POST records/replay') return replay(body, as);
  const { hand = '', ...rest } = body as { hand?: Id; record?: HandRecord };
  const record = rest.record ?? (await recordOf(hand, signal).catch(() => null));
  if (!record) return null;
  const asked = name === 'POST review' ? 'review' : 'what_if';
  return askModule(gameOf(record), asked, JSON.stringify({ ...rest, record }));
}

/** Returns a closed hand of practice as that viewer was sent it; all cards open without one. Throws ApiError. */
export async function practiceHand(id: Id, as?: unknown) {
  const kept = await practiceStore.hand(id);
  if (!kept) throw new ApiError(404, 'not_found', '', 'not in this browser');
  const replayed = await replay(kept.record, as);
  if (replayed?.status !== 200) throw new ApiError(0, 'offline', '', 'the module cannot be loaded');
  const { unit, sides, events } = replayed.body as RecordReplay;
  return { ...kept, unit, sides, events } satisfies HandData;
}
