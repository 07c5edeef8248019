// What score tables of any game are made of.
import type { Card } from '../../protocol/types';

/** Data attributes of a row. */
type Data = Record<`data-${string}`, unknown>;

/** A row of points in the order in which they were scored. */
export interface ScoreRow {
  who: string;
  what: string;
  cards?: readonly Card[];
  points: number;
  clause?: string;
  /** Last column, and a remark below it. */
  after?: string;
  remark?: string;
  data?: Data;
}
/** A row of a table of figures. */
export interface FiguresRow {
  name: string;
  remark?: string | undefined;
  cells: readonly (string | number)[];
  strong?: boolean;
  data?: Data;
}
/** An item of a count: a combination with its cards, or a number. */
export interface CountItem {
  name: string;
  cards?: readonly Card[];
  points: number | string;
  data?: Data;
}
export interface CountGroup {
  title?: string;
  items: CountItem[];
}
/** A side or a player in the header's score. */
export interface AccountEntry {
  who: string;
  score: string;
  /** Unit of the score, for screen readers. */
  unit?: string;
  /** Points of the hand that the score does not contain yet. */
  gain?: { short: string; title: string };
  tricks?: string;
  /** The same where room is short. */
  brief?: string;
  /** Takes no part in the hand. */
  quiet?: boolean;
  data?: Data;
}
