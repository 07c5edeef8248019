// What a table of Tarocco bolognese shows beyond the generic scene: match score, accusi, the covered Matto, the
// leader's signal, the count. Pure bookkeeping of events, without rules, for play and replay alike.
import type {
  BologneseKind,
  BologneseSignal,
  Card,
  CardsSeen,
  Moved,
  Said,
  Scored,
  Seat,
  SeenEvent,
} from '../../protocol/types';
import { emptyScene as anyScene, kind, owner, applyEvent as applyAny, sidesOf } from '../../timeline/scene';
import type { Scene as AnyScene, Start } from '../../timeline/scene';
import { unreachable } from '../../timeline/known';
import { isSequence, kindWord, moveWord, saidWord, scoredWord, seenWord, signalWord } from './known';

/** A combination with its points before doubling. */
export interface Combination {
  kind: BologneseKind;
  cards: Card[];
  points: number;
}
/** What a seat shows at once: cards that make one combination or two. */
export interface Shown {
  seat: Seat;
  kind: BologneseKind;
  cards: Card[];
}
/** A row of the accusi, in order; a doubling has no kind. */
export interface Accuso {
  seat: Seat;
  side: number;
  kind: BologneseKind | null;
  why: 'declaration' | 'sequenza' | 'criccone';
  cards: Card[];
  points: number;
}
export interface Count {
  sequences: Combination[];
  /** Points added by doubling; 0: not doubled. */
  sequenza: number;
  cricche: Combination[];
  criccone: number;
  scartini: number;
  last: number;
}
/** A card that moved from one pile to another: how, from which side to which, by whose choice. */
export interface Transfer {
  how: 'paid' | 'give' | 'cappotto';
  from: number;
  to: number;
  by: Seat | null;
  cards: Card[];
}

export interface Scene extends AnyScene {
  /** Match score by side before this hand; zero if there is no target. */
  score: number[];
  shown: Shown[];
  accusi: Accuso[];
  /** Seats that have claimed the rest; their hands are open. */
  claimed: Seat[];
  /** The seat that called the match out, with its points. */
  called: { seat: Seat; points: number } | null;
  /** The seat that has asked to play alone with the pozzo. */
  asker: Seat | null;
  /** The seat that plays alone, once the bids have decided it. */
  soloist: Seat | null;
  /** The signal given with the lead of the current trick. */
  signal: { seat: Seat; word: BologneseSignal } | null;
  /** Cards that each seat has discarded face down. */
  discarded: Record<Seat, number>;
  /** The piles are being counted. */
  counting: boolean;
  /** By side. */
  count: Count[];
  transfers: Transfer[];
  /** Seats that sit the hand out. */
  resting: Seat[];
}

/** The soloist's side. */
const ALONE = 0;
/** Whether the hand itself forms the sides, by bids. */
export const hasBids = ({ start }: Pick<Scene, 'start'>): boolean => start.sides.includes(null);
/** Whether each player of a larger table is a side. */
export const isEachAlone = ({ start }: Pick<Scene, 'start'>): boolean => sidesOf(start.sides).length > TWO;
/** Whether the soloist plays without the pozzo. */
export const isDiMio = ({ soloist, asker }: Pick<Scene, 'soloist' | 'asker'>): boolean =>
  soloist !== null && soloist !== asker;

/** Number of sides of every other game, even if they are not known yet. */
const TWO = 2;
/** Partners sit opposite each other. */
const PAIRS = [0, 1, 0, 1];
export const START: Start = { seats: 4, sides: PAIRS, unitPoints: null };
export const emptyCount = (): Count => ({ sequences: [], sequenza: 0, cricche: [], criccone: 0, scartini: 0, last: 0 });

export const emptyScene = (start: Start = START): Scene => ({
  ...anyScene({ ...start, sides: start.sides.length ? start.sides : PAIRS }),
  score: [0, 0],
  shown: [],
  accusi: [],
  claimed: [],
  called: null,
  asker: null,
  soloist: null,
  signal: null,
  discarded: {},
  // Where nobody declares, all points are counted.
  counting: isEachAlone({ start }),
  count: Array.from({ length: Math.max(TWO, sidesOf(start.sides).length) }, emptyCount),
  transfers: [],
  resting: [],
});

/** Points of a side's accusi, including doubling. */
export const accusoOf = (scene: Scene, side: number): number =>
  scene.accusi.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);

/** The Matto is shown and put on its side's pile; in the trick it takes its seat's turn. */
function covered(scene: Scene, seat: Seat, cards: Card[]): Scene {
  const plays = cards.map((card) => ({ seat, card }));
  return { ...scene, trick: { plays: [...scene.trick.plays, ...plays], winner: null } };
}

function moved(scene: Scene, { from, to, why: word, count, by, cards = [] }: Moved): Scene {
  const why = moveWord(word);
  if (why === 'cover') return covered(scene, owner(from), cards);
  // The Matto stays out of the gathered trick.
  if (why === 'gather') return { ...scene, trick: { plays: [], winner: null }, signal: null };
  if (why === 'discard') {
    const seat = owner(from);
    return { ...scene, discarded: { ...scene.discarded, [seat]: (scene.discarded[seat] ?? 0) + count } };
  }
  if (why === 'show') return { ...scene, discarded: {}, counting: true };
  if (why === 'paid' || why === 'give' || why === 'cappotto') {
    const transfer: Transfer = { how: why, from: owner(from), to: owner(to), by: by ?? null, cards };
    return kind(to) === 'pile' ? { ...scene, transfers: [...scene.transfers, transfer] } : scene;
  }
  return scene;
}

function said(scene: Scene, { seat, word, cards = [], numbers = [] }: Said): Scene {
  const signal = signalWord(word);
  if (signal) return { ...scene, signal: { seat, word: signal } };
  const shown = kindWord(word);
  if (shown) return { ...scene, shown: [...scene.shown, { seat, kind: shown, cards }] };
  if (saidWord(word) === 'deal') {
    if (isEachAlone(scene)) return { ...scene, resting: numbers };
    return { ...scene, score: numbers.length ? numbers : scene.score };
  }
  if (saidWord(word) === 'posso') return { ...scene, asker: seat };
  if (saidWord(word) === 'out') return { ...scene, called: { seat, points: numbers[0] ?? 0 } };
  return scene;
}

/** Scores follow the shown cards; the sequence comes first if the same cards make two combinations (D-4). */
function declared(scene: Scene, { side, points, cards = [] }: Scored, why: Accuso['why']): Scene {
  const item = scene.shown.at(-1);
  if (!item) return scene;
  const last = scene.accusi.at(-1);
  const second = last?.why === why && last.seat === item.seat && last.cards.join() === cards.join();
  // Only Tarocchi are a cricca made of a sequence's cards, those of the Grande.
  const made = why !== 'declaration' ? null : second ? 'tarocchi' : item.kind;
  const line: Accuso = { seat: item.seat, side, kind: made, why, cards, points };
  return { ...scene, accusi: [...scene.accusi, line] };
}

function counted(scene: Scene, event: Scored): Scene {
  const count = { ...(scene.count[event.side] ?? emptyCount()) };
  const combination = kindWord(event.why);
  const { points, cards = [] } = event;
  if (combination) {
    const list = isSequence(combination) ? 'sequences' : 'cricche';
    count[list] = [...count[list], { kind: combination, cards, points }];
  } else if (event.why === 'sequenza' || event.why === 'criccone' || event.why === 'scartini' || event.why === 'last') {
    count[event.why] += points;
  }
  const counts = [...scene.count];
  counts[event.side] = count;
  return { ...scene, count: counts };
}

function scored(scene: Scene, event: Scored): Scene {
  const why = scoredWord(event.why);
  if (scene.counting) return counted(scene, event);
  if (why === 'declaration' || why === 'sequenza' || why === 'criccone') return declared(scene, event, why);
  return scene;
}

function seen(scene: Scene, event: CardsSeen): Scene {
  const why = seenWord(event.why);
  if (why === null) return scene;
  switch (why) {
    case 'claim':
      return { ...scene, claimed: [...scene.claimed, owner(event.zone)] };
    default:
      return unreachable(why, scene);
  }
}

/** Returns the scene after one more event. */
export function applyEvent(before: Scene, event: SeenEvent): Scene {
  const scene = applyAny(before, event);
  switch (event.e) {
    case 'moved':
      return moved(scene, event);
    case 'said':
      return said(scene, event);
    case 'seen':
      return seen(scene, event);
    case 'scored':
      return scored(scene, event);
    case 'sides': {
      const soloist = event.of.indexOf(ALONE);
      return { ...scene, soloist: soloist < 0 ? null : soloist };
    }
    case 'due':
    case 'trick':
    case 'paid':
    case 'over':
      return scene;
    default:
      return unreachable(event, scene);
  }
}
