// What a table of Minchiate shows beyond the generic scene: open cards, the fola, the tally. Pure bookkeeping of events,
// without rules, for play and replay alike; events.ts says which word changes what.
import type {
  Card,
  CardsSeen,
  MinchiateScored,
  Moved,
  Paid,
  Said,
  Scored,
  Seat,
  SeenEvent,
} from '../../protocol/types';
import {
  emptyScene as anyScene,
  kind,
  owner,
  sidesOf,
  single,
  type Scene as AnyScene,
  type Start,
} from '../../timeline/scene';
import { zone } from '../../timeline/fold';
import type { View } from '../../timeline/view';
import { inPairs, START, type Hands } from '../tarot/scene';

export type OpenWhy = 'rob' | 'expose' | 'take';
export interface OpenCard {
  card: Card;
  why: OpenWhy;
}
export interface Shown {
  seat: Seat;
  cards: Card[];
}
export interface Versicola {
  seat: Seat;
  cards: Card[];
  points: number;
}
/** What a seat that is out pays to the winner of the last trick. */
export interface Fee {
  seat: Seat;
  to: Seat;
  points: number;
}
export interface FinalCount {
  versicole: { cards: Card[]; points: number }[];
  /** The counting cards. */
  counted: Card[];
  cards: number;
  tricks: number;
  last: number;
}
/** Reasons counted after the hand instead of during play. */
export type AtEnd = 'versicola' | 'cards' | 'tricks' | 'last';
/** A row of the running tally: points, and the lead after them; without partners, the score of their side. */
export interface Tally {
  why: Exclude<MinchiateScored, AtEnd>;
  side: number;
  points: number;
  cards: Card[];
  lead: number;
  /** Clause by which it was scored. */
  clause: string;
}

export interface Scene extends AnyScene, Hands {
  /** Number of cards lifted at the cut. */
  lifted: number | null;
  open: Record<Seat, OpenCard[]>;
  /** Cards seen in the cutter's packet: the one that stopped the robbing and, for the cutter, those below it. */
  inPacket: Card[];
  fola: {
    /** Suit counts as last announced: cups, coins, swords, batons. */
    suits: number[] | null;
    /** Discards turned up, with their seats. */
    shown: Shown[];
  };
  declared: Versicola[];
  /** Seats whose hands have fallen. */
  fallen: Seat[];
  /** Side 0's lead since the last resto. */
  lead: number;
  tally: Tally[];
  /** By side. */
  final: FinalCount[];
  /** Cards paid for the Matto. */
  debts: Card[];
  /** Seats that have gone out, and what they pay. */
  out: Seat[];
  fees: Fee[];
}

const emptyFinal = (): FinalCount => ({ versicole: [], counted: [], cards: 0, tricks: 0, last: 0 });

export const emptyScene = (start: Start = START): Scene => ({
  ...anyScene(inPairs(start)),
  lifted: null,
  open: {},
  inPacket: [],
  fola: { suits: null, shown: [] },
  discarded: {},
  declared: [],
  fallen: [],
  claimed: [],
  lead: 0,
  tally: [],
  final: sidesOf(inPairs(start).sides).map(emptyFinal),
  debts: [],
  out: [],
  fees: [],
});

const signed = (side: number, points: number): number => (side === 0 ? points : -points);
/** Cards robbed, exposed or taken, open in front of the seat. */
export const opened =
  (why: OpenWhy) =>
  (scene: Scene, { to, cards = [] }: Moved): Scene => {
    const seat = owner(to);
    const before = scene.open[seat] ?? [];
    return { ...scene, open: { ...scene.open, [seat]: [...before, ...cards.map((card) => ({ card, why }))] } };
  };

export function discardsShown(scene: Scene, { from, cards = [] }: Moved): Scene {
  const shown = [...scene.fola.shown, { seat: owner(from), cards }];
  return { ...scene, fola: { ...scene.fola, shown } };
}

/** The first lead picks up the open cards. */
export const played = (scene: Scene): Scene =>
  scene.tricks.length === 0 && scene.trick.plays.length === 1 ? { ...scene, open: {} } : scene;

/** A card that goes to the other side for the Matto, or the Matto itself. */
export const paidForMatto = (scene: Scene, { cards = [] }: Moved): Scene => ({
  ...scene,
  debts: [...scene.debts, ...cards],
});

export const turned = (scene: Scene, { zone, cards = [] }: CardsSeen): Scene =>
  kind(zone) === 'packet' ? { ...scene, inPacket: [...new Set([...scene.inPacket, ...cards])] } : scene;

export const declared = (scene: Scene, { seat, cards = [] }: Said): Scene => ({
  ...scene,
  declared: [...scene.declared, { seat, cards, points: 0 }],
});

/** A row of the tally, and the lead after it. */
export function tallied(scene: Scene, { side, points, cards = [] }: Scored, why: Tally['why'], clause: string): Scene {
  const row = { why, side, points, cards, clause };
  if (single(scene.sides)) return { ...scene, tally: [...scene.tally, { ...row, lead: scene.points[side] ?? 0 }] };
  const lead = scene.lead + signed(side, points);
  return { ...scene, lead, tally: [...scene.tally, { ...row, lead }] };
}

/** The score of a declaration follows the declared versicola. */
export function declarationScored(scene: Scene, { points }: Scored): Scene {
  const last = scene.declared.at(-1);
  return last ? { ...scene, declared: [...scene.declared.slice(0, -1), { ...last, points }] } : scene;
}

/** An item of the count after the hand. */
export const counted =
  (why: AtEnd) =>
  (scene: Scene, { side, points, cards = [] }: Scored): Scene => {
    const count = { ...(scene.final[side] ?? emptyFinal()) };
    if (why === 'versicola') count.versicole = [...count.versicole, { cards, points }];
    else count[why] += points;
    if (why === 'cards') count.counted = cards;
    return { ...scene, final: scene.final.with(side, count) };
  };

/** Whether these points are for a versicola of tens without the 10 or the 40 (VERS-4): no other has the 20. */
export const isShameful = (why: MinchiateScored, cards: readonly Card[]): boolean =>
  (why === 'declaration' || why === 'versicola') &&
  cards.includes('T20') &&
  !(cards.includes('T10') && cards.includes('T40'));

const KINGS = ['CK', 'DK', 'SK', 'BK'];
const PAPI = ['T2', 'T3', 'T4', 'T5'];
/** Cards of which each side has two without a versicola, so that players do not count them (END-8). */
export function uncounted({ final, sides }: Scene): 'kings' | 'papi' | 'both' | null {
  if (single(sides)) return null;
  const isLevel = (of: readonly Card[]): boolean =>
    final.every(
      ({ counted, versicole }) =>
        counted.filter((card) => of.includes(card)).length === 2 &&
        !versicole.some(({ cards }) => cards.some((card) => of.includes(card))),
    );
  const [kings, papi] = [isLevel(KINGS), isLevel(PAPI)];
  return kings && papi ? 'both' : kings ? 'kings' : papi ? 'papi' : null;
}

/** Payments during play are deducted from the lead (SCORE-3). */
export const paidInPlay = (scene: Scene, { side, amount }: Paid): Scene => ({
  ...scene,
  lead: scene.lead - signed(side, (scene.start.unitPoints ?? 0) * amount),
});

/** Cards of the current trick that have died in it. */
export function dead(scene: Scene): Card[] {
  const dying = scene.tally.filter(({ why }) => why === 'death').flatMap(({ cards }) => cards);
  return scene.trick.plays.map(({ card }) => card).filter((card) => dying.includes(card));
}

/** The seat that has answered its question with this event; nobody is asked for consequences. */
export function answered(event: SeenEvent): Seat | null {
  if (event.e === 'seen') return event.why === 'fall' || event.why === 'claim' ? owner(event.zone) : null;
  if (event.e === 'said') return ['declare', 'accept', 'play_on', 'stay'].includes(event.word) ? event.seat : null;
  if (event.e !== 'moved') return null;
  if (event.why === 'cut') return owner(event.to);
  if (event.why === 'discard' || event.why === 'out') return owner(event.from);
  return event.why === 'play' ? (event.by ?? owner(event.from)) : null;
}

/** Without partners: the cards left over, with the discards and the hands of the seats that are out. */
export function rest({ out }: Scene, view: View): { count: number; cards: Card[] } {
  const zones = ['pack', 'fola', ...out.map((seat) => `discard:${seat}`)].map((name) => zone(view, name));
  return { count: zones.reduce((sum, { count }) => sum + count, 0), cards: zones.flatMap(({ cards }) => cards) };
}

/** Whether the table waits for the cut. */
export const isToCut = ({ lifted, due, phase }: Scene): boolean => lifted === null && due.length > 0 && phase === 'cut';

/** Whether every seat has its exposed card, which is dealt last. */
export const isDealt = ({ open, start, tricks, trick }: Scene): boolean =>
  tricks.length + trick.plays.length > 0 ||
  Object.values(open).filter((cards) => cards.some(({ why }) => why === 'expose')).length === start.seats;

/** Cards seen at the cut and not since: they may be in the fola. */
export function seenAtCut({ inPacket }: Scene, view: View): Card[] {
  const found = new Set(Object.values(view.zones).flatMap(({ cards }) => cards));
  return inPacket.filter((card) => !found.has(card));
}

/** A card that stopped a robbing, or those seen at the cut, while that is the latest event. */
export function turnedUp({ events }: { events: SeenEvent[] }): CardsSeen | null {
  const last = events.at(-1);
  return last?.e === 'seen' && (last.why === 'stop' || last.why === 'peek') && last.cards?.length ? last : null;
}
