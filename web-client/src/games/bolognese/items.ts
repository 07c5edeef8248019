// The panel of an accuso, and of calling the match out.
import type { OfferedMove } from '../../protocol/types';
import { zone } from '../../timeline/fold';
import type { GameBoard } from '../contract/board';
import type { ItemsWords } from '../contract/words';
import { texts } from './i18n/texts';
import { kindWord } from './kinds';
import { accuso } from './worth';

/** Points missing to the target; absent if out of reach. */
export function items(board: GameBoard, { move, notes, items: offered = [] }: OfferedMove): ItemsWords {
  const { moves: m, combinations } = texts[board.lang];
  const missing = notes?.missing;
  const common: ItemsWords = {
    item({ word, cards }) {
      const kind = kindWord(word);
      return kind === null ? word : combinations.said[kind](cards);
    },
    worth: accuso,
    announce: m.declareConfirm,
  };
  if (move === 'declare') return { ...common, ...(missing === undefined ? {} : { note: m.declareMissing(missing) }) };
  // The dealer's look; in Millone the opponent is asked after it.
  const first = zone(board.view, `last_two:${board.scene.dealer}`).count > 0;
  const pass = first ? m.callTake : m.callPass;
  return {
    ...common,
    title: first ? m.callTitle : m.callAsked,
    none: offered.length ? m.callShort : m.declareNone,
    pass,
    silent: pass,
    announce: (_, points) => m.callOut(points),
    least: missing ?? Infinity,
    ...(missing === undefined ? {} : { note: m.callMissing(missing) }),
  };
}
