// Channel from a table to its server, or to a local substitute.
import type { ActionId, BotPace, Emote, Move, What } from '../protocol/types';

export interface Transport {
  open(): void;
  close(): void;
  wake(): void;
  /** The page was left. */
  farewell(): void;
  /** Events are missing: reconnect. */
  resync(): void;
  act(hand: number, n: number, move: Move): ActionId;
  do(what: What): ActionId;
  /** The choice is visible. */
  shown(hand: number, n: number): void;
  say(emote: Emote): void;
  speak(text: string): void;
  /** Thinking time of the bots. */
  pace(wish: BotPace): void;
  /** The last trick is being viewed: a bot that would cover it waits for a while. */
  look(open: boolean): void;
  /** Asks what a bot would do. */
  hint(hand: number, n: number): void;
}
