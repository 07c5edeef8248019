// Emotes shown at the plaques, each for a few seconds.
import type { Emote, Seat } from '../protocol/types';

const EMOTE_MS = 4000;

export class SeenEmotes {
  bySeat = $state.raw<Record<Seat, Emote>>({});
  /** Timer per seat that removes its emote. */
  readonly #timers: Record<Seat, ReturnType<typeof setTimeout>> = {};

  /** Replaces the seat's emote and restarts its timer. */
  show(seat: Seat, emote: Emote): void {
    clearTimeout(this.#timers[seat]);
    this.bySeat = { ...this.bySeat, [seat]: emote };
    this.#timers[seat] = setTimeout(() => this.#hide(seat), EMOTE_MS);
  }

  #hide(seat: Seat): void {
    const { [seat]: _, ...rest } = this.bySeat;
    this.bySeat = rest;
  }
}
