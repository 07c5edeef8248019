// A card that stopped a robbing, or those of the look at the cut, while the event is the last one.
import type { CardsSeen } from '../../protocol/types';
import type { BoardView } from '../../table/board_view.svelte';

export function turnedUp(board: BoardView): CardsSeen | null {
  const last = board.events.at(-1);
  return last?.e === 'seen' && (last.why === 'stop' || last.why === 'peek') && last.cards?.length ? last : null;
}
