// The state of a table of Minchiate beyond the generic scene: open cards, the fola, the tally.
import type { Card, MinchiateScored, Seat } from '../../protocol/types';
import type { Scene as AnyScene } from '../../timeline/scene';

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
export interface FinalCount {
  versicole: { cards: Card[]; points: number }[];
  cards: number;
  tricks: number;
  last: number;
}
/** Reasons counted after the hand instead of during play. */
export type AtEnd = 'versicola' | 'cards' | 'tricks' | 'last';
/** A row of the running tally: points, and the lead after them. */
export interface Tally {
  why: Exclude<MinchiateScored, AtEnd>;
  side: number;
  points: number;
  cards: Card[];
  lead: number;
  /** Clause by which it was scored. */
  clause: string | undefined;
}

export interface Scene extends AnyScene {
  /** Number of cards lifted at the cut. */
  lifted: number | null;
  open: Record<Seat, OpenCard[]>;
  /** Cards that stopped a robbing: everybody saw them and knows where they went. */
  stoppers: { by: 'cutter' | 'dealer'; card: Card }[];
  /** Cards that the cutter saw by looking further; known to the cutter only. */
  peeked: Card[];
  fola: {
    /** Suit counts as last announced: cups, coins, swords, batons. */
    suits: number[] | null;
    /** Discards turned up, with their seats. */
    shown: Shown[];
  };
  discarded: Record<Seat, number>;
  declared: Versicola[];
  /** Seats that have had their turn to declare, with the number of declarations. */
  spoke: Record<Seat, number>;
  /** Seats whose hands have fallen. */
  fallen: Seat[];
  /** Seats that have claimed the rest; their hands are open too. */
  claimed: Seat[];
  /** Side 0's lead since the last resto. */
  lead: number;
  tally: Tally[];
  final: [FinalCount, FinalCount];
  /** Debts paid for the Matto: which side paid what, and how. */
  debts: { from: number; card: Card; how: string }[];
}
