// What a table says to its server, or to whoever tells the hand in its place.
import type { ActionId, BotPace, Emote, Move, What } from '../protocol/types';

export interface Transport {
  open(): void;
  close(): void;
  wake(): void;
  /** Nobody looks any more. */
  farewell(): void;
  /** Something is missing: the line is taken up anew. */
  resync(): void;
  act(hand: number, n: number, move: Move): ActionId;
  do(what: What): ActionId;
  /** The choice is on the screen. */
  shown(hand: number, n: number): void;
  say(emote: Emote): void;
  speak(text: string): void;
  /** How long the bots are to think. */
  pace(wish: BotPace): void;
  /** One looks at the last trick: a bot that would cover it waits for a while. */
  look(open: boolean): void;
  /** What would a bot do with the choice? */
  hint(hand: number, n: number): void;
}
