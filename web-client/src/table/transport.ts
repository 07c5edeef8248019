// Channel from a table to its server, or to a local substitute.
import type { ActionId, Inbound, Move, What } from '../protocol/types';

export interface Transport {
  open(): void;
  wake(): void;
  /** The page was left. */
  farewell(): void;
  /** Events are missing: reconnect. */
  resync(): void;
  act(hand: number, n: number, move: Move): ActionId;
  do(what: What): ActionId;
  /** Sends a message that is dropped without a connection. */
  post(message: Inbound): void;
}
