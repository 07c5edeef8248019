// A card that stopped a robbing, or those seen at the cut, while that is the latest event.
import type { CardsSeen } from '../../protocol/types';
import type { BoardView } from '../../table/board_view.svelte';

export function turnedUp(board: BoardView): CardsSeen | null {
  const last = board.events.at(-1);
  return last?.e === 'seen' && (last.why === 'stop' || last.why === 'peek') && last.cards?.length ? last : null;
}
