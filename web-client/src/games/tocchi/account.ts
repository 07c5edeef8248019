// Score in the table's header: cards taken (Sei tocchi), or lupini of the match and the count of this hand (Al palio).
import { round } from '../../table/seats';
import type { Account, GameBoard } from '../contract/board';
import type { AccountEntry } from '../plain/score';
import { texts } from './i18n/texts';
import { counted, lupini, type Scene } from './scene';

/** Cards or count that win a hand (TOC-9). */
const WINS = { six: 6, twelve: 12 };

export function account(board: GameBoard): Account {
  const scene = board.scene as Scene;
  const { table } = texts[board.lang];
  const entries = round(board.from, board.seats).map((seat): AccountEntry => {
    const marks = scene.points[scene.sides[seat] ?? seat] ?? 0;
    const own = lupini(scene, seat);
    const count = counted(scene, seat);
    const taken = scene.taken[seat]?.length ?? 0;
    return {
      who: board.called(seat),
      score: String(own ?? taken),
      unit: own === null ? table.takenUnit : table.marks,
      ...(marks && own === null ? { gain: { short: `+${marks}`, title: table.marksOf(marks) } } : {}),
      ...(own === null ? {} : { tricks: table.counts(count), brief: `(${count})` }),
      data: { 'data-side': seat, 'data-taken': taken, 'data-marks': marks, 'data-count': count },
    };
  });
  const target = Number(board.rules?.options.target ?? 0);
  return {
    entries,
    target: scene.score ? table.toLupini(target, WINS.twelve) : table.toCards(WINS.six),
    data: { 'data-target': target },
  };
}
