// Shows events: each one changes the page immediately, then the moved cards are animated from their previous positions.
import type { SeenEvent } from '../protocol/types';
import { over, type Layout } from './layout';
import { plan, type Cause } from './plan';
import type { AreaRegistry } from './areas';
import type { Player } from './player';

interface Wishes {
  /** Whether motion is turned off. */
  still: () => boolean;
  /** Factor for durations; 1 is the normal pace. */
  tempo: () => number;
  /** Visible effects of an event, given the table before it. */
  causes: (event: SeenEvent) => readonly Cause[];
}

export class Motions {
  /** Events since the last frame. */
  #waiting: { before: Layout; causes: readonly Cause[] }[] = [];

  constructor(
    private readonly places: AreaRegistry,
    private readonly player: Player,
    private readonly root: HTMLElement,
    private readonly wishes: Wishes,
  ) {}

  stage = (event: SeenEvent, apply: () => void): void => {
    const still = this.wishes.still();
    if (still && !this.player.idle) this.player.snap();
    const causes = still ? [] : this.wishes.causes(event);
    if (causes.length === 0) return apply();
    this.#waiting.push({ before: this.places.layout(), causes });
    apply();
    this.places.whenLaidOut(this.#play);
  };

  /** Ends all animations immediately, including CSS animations. */
  land = (): void => {
    this.#waiting = [];
    this.player.snap();
    this.places.whenLaidOut(() => {
      for (const animation of this.root.getAnimations({ subtree: true }))
        if (animation instanceof CSSTransition) animation.finish();
    });
  };

  #play = (): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    const after = this.places.layout();
    for (const { before, causes } of waiting) {
      const motions = plan(over(before, this.player.now()), after, causes, this.wishes.tempo());
      this.player.play(motions);
    }
  };
}
