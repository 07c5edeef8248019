// Running score: each pair's match score and its tricks; the target, and at the end of a hand the trumps played.
import { roundSoFar } from '../../match/persons';
import { bySide, seatsOf, sidesOf } from '../../timeline/scene';
import type { Account, GameBoard } from '../contract/board';
import type { AccountEntry } from '../plain/score';
import { texts } from './i18n/texts';
import { trumpsOut } from './scene';

/** Closing figures: the totals, then what each side scores. */
const GAINS = 2;

function ofSide({ scene, match, handOfMatch, side, t }: GameBoard, pair: number): AccountEntry {
  const before = match ? roundSoFar(match, handOfMatch, seatsOf(scene.sides, pair)[0] ?? 0) : 0;
  const score = before + (scene.over?.[GAINS + pair] ?? 0);
  const tricks = bySide(scene.sides, scene.won, pair);
  return {
    who: side(pair),
    score: String(score),
    tricks: `${t.table.tricks}: ${tricks}`,
    data: { 'data-side': pair, 'data-score': score, 'data-tricks': tricks },
  };
}

export function account(board: GameBoard): Account {
  const { table } = texts[board.lang];
  const target = Number(board.rules?.options.target ?? 0);
  const out = board.scene.over ? null : trumpsOut(board.scene);
  /** Your own pair first. */
  const pairs = board.ownSide === 1 ? sidesOf(board.scene.sides).reverse() : sidesOf(board.scene.sides);
  return {
    entries: pairs.map((pair) => ofSide(board, pair)),
    target: [...(target ? [table.to(target)] : []), ...(out === null ? [] : [table.trumpsOut(out)])].join(' · '),
    data: { 'data-target': target, ...(out === null ? {} : { 'data-trumps-out': out }) },
  };
}
