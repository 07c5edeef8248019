// What a table of Tarocco bolognese shows beyond the generic scene: match score, accusi, the covered Matto, the
// leader's signal, the count. Pure bookkeeping of events, without rules, for play and replay alike; events.ts says which
// word changes what.
import type {
  BologneseBidWord,
  BologneseKind,
  BologneseSignal,
  Card,
  Moved,
  Said,
  Scored,
  Seat,
} from '../../protocol/types';
import { emptyScene as anyScene, kind, owner, sidesOf, type Scene as AnyScene, type Start } from '../../timeline/scene';
import { inPairs, START, type Hands } from '../tarot/scene';
import { isSequence } from './kinds';

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
/** A card that moved from one pile to another: how, from which side to which. */
export interface Transfer {
  how: 'paid' | 'give' | 'cappotto';
  from: number;
  to: number;
  cards: Card[];
}

export interface Scene extends AnyScene, Hands {
  /** Match score by side before this hand; zero if there is no target. */
  score: number[];
  shown: Shown[];
  accusi: Accuso[];
  /** The seat that called the match out, with its points. */
  called: { seat: Seat; points: number } | null;
  /** The seat that has asked to play alone with the pozzo. */
  asker: Seat | null;
  /** What each seat has bid or answered last. */
  bids: Record<Seat, BologneseBidWord>;
  /** The seat that plays alone, once the bids have decided it. */
  soloist: Seat | null;
  /** The signal given with the lead of the current trick. */
  signal: { seat: Seat; word: BologneseSignal } | null;
  /** The piles are being counted. */
  counting: boolean;
  /** By side. */
  count: Count[];
  transfers: Transfer[];
  /** Seats that sit the hand out. */
  resting: Seat[];
}

export const MATTO: Card = 'M';

/** Whether the hand itself forms the sides, by bids. */
export const hasBids = ({ start }: Pick<Scene, 'start'>): boolean => start.sides.includes(null);
/** Whether each player of a larger table is a side. */
export const isEachAlone = ({ start }: Pick<Scene, 'start'>): boolean => sidesOf(start.sides).length > TWO;
/** Whether the soloist plays without the pozzo. */
export const isDiMio = ({ soloist, asker }: Pick<Scene, 'soloist' | 'asker'>): boolean =>
  soloist !== null && soloist !== asker;

/** Number of sides of every other game, even if they are not known yet. */
const TWO = 2;
export const emptyCount = (): Count => ({ sequences: [], sequenza: 0, cricche: [], criccone: 0, scartini: 0, last: 0 });

export const emptyScene = (start: Start = START): Scene => ({
  ...anyScene(inPairs(start)),
  score: [0, 0],
  shown: [],
  accusi: [],
  claimed: [],
  called: null,
  asker: null,
  bids: {},
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

export const transferred =
  (how: Transfer['how']) =>
  (scene: Scene, { from, to, cards = [] }: Moved): Scene =>
    kind(to) === 'pile'
      ? { ...scene, transfers: [...scene.transfers, { how, from: owner(from), to: owner(to), cards }] }
      : scene;

/** The match score by side; where each plays alone, the seats that sit out. */
export function dealt(scene: Scene, { numbers = [] }: Said): Scene {
  if (isEachAlone(scene)) return { ...scene, resting: numbers };
  return { ...scene, score: numbers.length ? numbers : scene.score };
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

function counted(scene: Scene, side: number, change: (count: Count) => Partial<Count>): Scene {
  const count = scene.count[side] ?? emptyCount();
  const counts = [...scene.count];
  counts[side] = { ...count, ...change(count) };
  return { ...scene, count: counts };
}

/** A combination of the count. */
export const combined =
  (combination: BologneseKind) =>
  (scene: Scene, { side, points, cards = [] }: Scored): Scene => {
    const list = isSequence(combination) ? 'sequences' : 'cricche';
    return counted(scene, side, (count) => ({ [list]: [...count[list], { kind: combination, cards, points }] }));
  };

/** Other points of the count. */
export const added =
  (why: 'sequenza' | 'criccone' | 'scartini' | 'last') =>
  (scene: Scene, { side, points }: Scored): Scene =>
    counted(scene, side, (count) => ({ [why]: count[why] + points }));

/** Points of an accuso. */
export const accused =
  (why: Accuso['why']) =>
  (scene: Scene, event: Scored): Scene =>
    scene.counting ? (why === 'declaration' ? scene : added(why)(scene, event)) : declared(scene, event, why);
