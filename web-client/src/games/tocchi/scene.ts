// What the table shows beyond the generic scene: the open cards, the turned card, what everybody has taken. Pure
// bookkeeping of events, for play and replay alike.
import type { Card, Moved, Said, Seat, TocchiMoved, TocchiSaid } from '../../protocol/types';
import { emptyScene as anyScene, owner, type Scene as AnyScene, type Start } from '../../timeline/scene';
import { distance } from './deck';

/** How a hand is won. */
export type How = Extract<TocchiSaid, 'six' | 'pappoleggio' | 'twelve' | 'target' | 'pack'>;
/** Where a turned card goes. */
export type Outcome = Exclude<TocchiMoved, 'deal' | 'turn'>;

export interface Scene extends AnyScene {
  /** Lupini of the match before this hand, by seat; null in Sei tocchi. */
  score: number[] | null;
  /** The seven open cards of each seat. */
  hands: Card[][];
  /** Cards taken, by seat, in order. */
  taken: Card[][];
  /** Cards in the middle, in order. */
  aside: Card[];
  /** Number of cards turned. */
  turns: number;
  /** The card that lies turned. */
  turned: Card | null;
  /** Calls of the latest card. */
  calls: { seat: Seat; right: boolean }[];
  /** Where the latest card went; `seat`: who took it. */
  last: { card: Card; why: Outcome; seat: Seat | null } | null;
  victory: { seat: Seat; how: How } | null;
  /** Seats that pay double. */
  marci: Seat[];
}

const START: Start = { seats: 0, sides: [], unitPoints: null };
const bySeat = (seats: number): Card[][] => Array.from({ length: seats }, () => []);

export const emptyScene = (start: Start = START): Scene => ({
  ...anyScene(start),
  score: null,
  hands: bySeat(start.seats),
  taken: bySeat(start.seats),
  aside: [],
  turns: 0,
  turned: null,
  calls: [],
  last: null,
  victory: null,
  marci: [],
});

const added = (lists: Card[][], seat: Seat, cards: readonly Card[]): Card[][] =>
  lists.map((list, at) => (at === seat ? [...list, ...cards] : list));

export const begun = (scene: Scene, { numbers = [] }: Said): Scene => ({
  ...scene,
  score: numbers.length ? numbers : null,
});
export const dealt = (scene: Scene, { to, cards = [] }: Moved): Scene => ({
  ...scene,
  hands: added(scene.hands, owner(to), cards),
});
export const turned = (scene: Scene, { cards }: Moved): Scene => ({
  ...scene,
  turns: scene.turns + 1,
  turned: cards?.[0] ?? null,
  calls: [],
  last: null,
});
/** Answers are shown together: nobody is asked any longer. */
export const silent = (scene: Scene): Scene => ({ ...scene, due: [] });
export const called =
  (right: boolean) =>
  (scene: Scene, { seat }: Said): Scene => ({
    ...silent(scene),
    calls: [...scene.calls.filter((one) => one.seat !== seat), { seat, right }],
  });
/** The turned card leaves its place. */
export const settled =
  (why: Outcome) =>
  (scene: Scene, { to, cards = [] }: Moved): Scene => {
    const seat = why === 'take' ? owner(to) : null;
    const gone = { ...scene, turned: null, last: { card: cards[0] ?? '', why, seat }, due: [] };
    return seat === null
      ? { ...gone, aside: [...scene.aside, ...cards] }
      : { ...gone, taken: added(scene.taken, seat, cards) };
  };
export const won =
  (how: How) =>
  (scene: Scene, { seat }: Said): Scene => ({ ...scene, victory: { seat, how } });
export const marcio = (scene: Scene, { seat }: Said): Scene => ({ ...scene, marci: [...scene.marci, seat] });

/** What a seat has counted in Al palio: two for a card that touches, one for any other (TOC-9). */
export const counted = ({ hands, taken }: Pick<Scene, 'hands' | 'taken'>, seat: Seat): number =>
  (taken[seat] ?? []).reduce((sum, card) => sum + (distance(card, hands[seat] ?? []) === 1 ? 2 : 1), 0);

/** Lupini of a seat in the match, those of this hand included; null in Sei tocchi. */
export const lupini = ({ score, points, sides }: Scene, seat: Seat): number | null =>
  score && (score[seat] ?? 0) + (points[sides[seat] ?? seat] ?? 0);

export const isDealt = ({ hands }: Pick<Scene, 'hands'>): boolean => hands.every((cards) => cards.length > 0);
