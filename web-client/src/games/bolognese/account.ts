// Running score: each pair's match score, its accusi in this hand and its tricks; and the target. Where the hand forms
// the sides, each player's poste and tricks; where each plays alone, their Punti and tricks.
import type { MatchAccount } from '../../match/persons';
import type { Seat } from '../../protocol/types';
import { round } from '../../table/seats';
import { bySide, seatsOf, sidesOf } from '../../timeline/scene';
import type { Account, GameBoard } from '../contract/board';
import type { AccountEntry } from '../plain/score';
import { texts, type Texts } from './i18n/texts';
import { accusoOf, hasBids, isEachAlone, type Scene } from './scene';

/** What the match has brought a seat up to a hand, that hand included once it is closed. */
const balance = (match: Pick<MatchAccount, 'hands'> | null, hand: number, seat: Seat): number =>
  (match?.hands ?? [])
    .filter(({ number, ending }) => number <= hand && ending !== 'annulled')
    .reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0);

/** Match score of a side before the hand; without its match's hands, from the hand's first event. */
function before(scene: Scene, match: Pick<MatchAccount, 'hands'> | null, hand: number, side: number): number {
  if (!match) return scene.score[side] ?? 0;
  const seat = seatsOf(scene.sides, side)[0] ?? 0;
  return balance(match, hand - 1, seat);
}

function ofSide(board: GameBoard, side: number): AccountEntry {
  const scene = board.scene as Scene;
  // The hand's points belong to the match once the hand is over.
  const score = before(scene, board.match, board.handOfMatch, side) + (scene.over?.[side] ?? 0);
  const accusi = scene.over ? 0 : accusoOf(scene, side);
  const tricks = bySide(scene.sides, scene.won, side);
  const title = texts[board.lang].table.accusiOf(accusi);
  return {
    who: board.side(side),
    score: String(score),
    ...(accusi ? { gain: { short: `+${accusi}`, title } } : {}),
    tricks: `${board.t.table.tricks}: ${tricks}`,
    data: { 'data-side': side, 'data-score': score, 'data-accusi': accusi, 'data-tricks': tricks },
  };
}

function ofSeat(board: GameBoard, seat: Seat): AccountEntry {
  const scene = board.scene as Scene;
  const alone = isEachAlone(scene);
  const score = balance(board.match, board.handOfMatch, seat);
  const tricks = scene.won[seat] ?? 0;
  const quiet = board.ui.rests(scene, seat);
  const points = board.ui.taken?.(scene, seat) ?? null;
  const { mattazza } = texts[board.lang];
  return {
    who: board.called(seat),
    // The Punti of a single hand's replay are unknown.
    score: alone && !board.match ? '' : board.scoring.amount(score),
    ...(alone && board.match ? { unit: mattazza.punti } : {}),
    tricks: quiet ? '' : points === null ? `${board.t.table.tricks}: ${tricks}` : mattazza.taken(points),
    ...(quiet || points === null ? {} : { brief: `(${points})` }),
    quiet,
    data: { 'data-side': seat, 'data-score': score, 'data-accusi': 0, 'data-tricks': tricks, 'data-points': points },
  };
}

function limit({ rules }: GameBoard, target: number, alone: boolean, { table, mattazza }: Texts): string {
  if (!alone) return target ? table.to(target) : '';
  return rules?.options.end === 'group' ? mattazza.punti : mattazza.limit(target);
}

export function account(board: GameBoard): Account {
  const { sides, start } = board.scene;
  const alone = isEachAlone(board.scene);
  const target = Number(board.rules?.options.target ?? 0);
  /** Your own pair first. */
  const pairs = board.ownSide === 1 ? sidesOf(sides).reverse() : sidesOf(sides);
  return {
    entries:
      hasBids(board.scene) || alone
        ? round(board.from, start.seats).map((seat) => ofSeat(board, seat))
        : pairs.map((side) => ofSide(board, side)),
    target: limit(board, target, alone, texts[board.lang]),
    data: { 'data-target': target },
  };
}
