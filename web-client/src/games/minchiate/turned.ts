// A card that stopped a robbing, or those seen at the cut, while that is the latest event.
import type { CardsSeen } from '../../protocol/types';
import type { GameBoard } from '../contract/board';

export function turnedUp(board: GameBoard): CardsSeen | null {
  const last = board.events.at(-1);
  return last?.e === 'seen' && (last.why === 'stop' || last.why === 'peek') && last.cards?.length ? last : null;
}
