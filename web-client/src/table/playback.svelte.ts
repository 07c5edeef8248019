// Shows the events of a hand one by one at a readable pace.
import { prefersReducedMotion } from 'svelte/motion';
import { settings, type Pace } from '../app/settings.svelte';
import type { GameUi } from '../games/game_ui';
import { plain } from '../games/plain/plain';
import type { SeenEvent } from '../protocol/types';
import type { Scene, Start } from '../timeline/scene';
import { Timeline } from '../timeline/timeline.svelte';
import type { View } from '../timeline/view';
import { withoutMotion, type Stage } from './board_view.svelte';
import { JUMP, pause } from './pace';

/** Milliseconds after which a hidden page jumps to the current state. */
const LATE_MS = 25_000;
const UNKNOWN = plain('');

export class Playback {
  /** UI of the game; the plain one until it is known. */
  ui = $state.raw<GameUi>(UNKNOWN);
  /** Events of the hand, and how many are shown. */
  timeline = new Timeline(UNKNOWN, { seats: 0, sides: [], unitPoints: null });
  /** All received events are shown. */
  settled = $state(true);
  /** Bots play without delay and events are shown quickly until this seat is asked. */
  hurried = $state(false);
  /** The server has sent something unknown: it has a newer build. */
  behind = $state(false);

  stage: Stage = withoutMotion().stage;
  /** Ends running animations. */
  land: () => void = withoutMotion().land;
  pace = (): Pace => settings.pace;
  still = (): boolean => prefersReducedMotion.current;

  /** Events are held back while something else is shown. */
  protected held = false;
  #heldAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get view(): View {
    return this.timeline.view;
  }
  get scene(): Scene {
    return this.timeline.scene;
  }
  /** Events shown so far, for the chronicle. */
  get events(): SeenEvent[] {
    return this.timeline.shown;
  }

  /** Holds events back until released. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    const late = performance.now() - this.#heldAt > LATE_MS;
    this.#heldAt = performance.now();
    if (!held && this.timeline.waiting) this.#continue(late);
  }

  /** Shows all waiting events immediately. */
  settle(): void {
    this.stop();
    if (this.timeline.waiting) {
      this.land();
      this.#show(this.timeline.events.length);
    }
    this.settled = true;
    this.calm();
  }

  /** Called when all events are shown. */
  protected calm(): void {}

  /** Adds events to be shown. */
  protected push(events: SeenEvent[]): void {
    this.timeline.push(events);
    this.settled = false;
    if (!this.held) this.#continue(typeof document !== 'undefined' && document.hidden);
  }

  protected stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Starts a hand without events. */
  protected begin(start: Start): void {
    this.stop();
    this.land();
    this.settled = true;
    this.hurried = false;
    this.timeline.restart(this.ui, start);
  }

  /** Sets the game; past events are applied again by its own code. */
  protected replace(ui: GameUi, start: Start): void {
    this.ui = ui;
    const { events, cursor } = this.timeline;
    this.timeline.restart(ui, start, events);
    this.#show(cursor);
  }

  #continue(late: boolean): void {
    if (late || this.timeline.waiting > JUMP) this.settle();
    else if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    while (!this.held) {
      const event = this.timeline.next;
      if (!event) break;
      const to = this.timeline.cursor + 1;
      const pace = this.hurried && this.pace() === 'normal' ? 'fast' : this.pace();
      const wait = pause(event, this.ui.duration(event), pace, this.timeline.waiting - 1, this.still());
      if (wait > 0) {
        this.stage(event, () => this.#show(to));
        this.#timer = setTimeout(this.#next, wait);
        return;
      }
      this.#show(to);
    }
    this.settled = this.timeline.waiting === 0;
    this.calm();
  };

  #show(to: number): void {
    const { events, cursor } = this.timeline;
    if (!events.slice(cursor, to).every((event) => this.ui.knows(event))) this.behind = true;
    this.timeline.seek(to);
  }
}
