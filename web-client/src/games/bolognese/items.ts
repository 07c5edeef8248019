// The panel of an accuso, and of calling the match out.
import type { BologneseKind, OfferedMove } from '../../protocol/types';
import { zone } from '../../timeline/fold';
import type { GameBoard } from '../contract/board';
import type { ItemsWords } from '../contract/words';
import { texts } from './i18n/texts';
import { accuso } from './worth';

/** Points missing to the target; absent if out of reach. */
export function items(board: GameBoard, { move, notes, items: offered = [] }: OfferedMove): ItemsWords {
  const { moves, panel, chronicle } = texts[board.lang];
  const missing = notes?.missing;
  const common: ItemsWords = {
    item: ({ word }) => chronicle.why[word as BologneseKind] ?? word,
    worth: accuso,
  };
  if (move === 'declare') return { ...common, ...(missing === undefined ? {} : { note: panel.missing(missing) }) };
  // The dealer's look; in Millone the opponent is asked after it.
  const first = zone(board.view, `last_two:${board.scene.dealer}`).count > 0;
  const pass = first ? moves.call.name : panel.pass;
  return {
    ...common,
    title: first ? moves.call.title : panel.asked,
    none: offered.length ? panel.short : moves.declare.none,
    pass,
    silent: pass,
    announce: (_, points) => panel.out(points),
    least: missing ?? Infinity,
    ...(missing === undefined ? {} : { note: panel.toTarget(missing) }),
  };
}
