// Steps through the reported events of a past hand: one step forward is animated as at the table, everything else
// jumps.
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import { settings, type Pace } from '../app/settings.svelte';
import type { GameUi, SentenceContext } from '../games/game_ui';
import { language } from '../i18n/index.svelte';
import type { SeenEvent } from '../protocol/types';
import { pause } from '../table/pace';
import { withoutMotion, type Staged } from '../table/board_view.svelte';
import type { Start } from '../timeline/scene';
import { Timeline } from '../timeline/timeline.svelte';

/** Milliseconds that automatic playback stays on a step. */
const READ: Record<Pace, number> = { normal: 1300, fast: 650, none: 1000 };
/** Whether an event has a sentence does not depend on names. */
const nobody = (): SentenceContext => ({ lang: untrack(() => language.lang), name: () => '', side: () => '' });

export class Replay {
  readonly timeline: Timeline;
  /** Numbers of events at which to stop; the last event of each has a sentence. */
  stops = $state.raw<number[]>([]);
  /** Automatic playback is running. */
  playing = $state(false);
  /** Number of events to be shown; cards may still be moving. */
  #goal = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on: Staged = withoutMotion();

  /** Index of the current or next stop. */
  at = $derived(this.#stopBy(this.#goal));
  settled = $derived.by(() => this.timeline.cursor === this.#goal);

  pace = (): Pace => settings.pace;
  still = (): boolean => prefersReducedMotion.current;
  /** Receives the number of events shown after each step. */
  onstep: (events: number) => void = () => {};

  /** `step`: number of events shown at first; null: the game's default. */
  constructor(
    readonly game: GameUi,
    readonly start: Start,
    events: SeenEvent[],
    step: number | null = null,
  ) {
    this.timeline = new Timeline(game, start, events);
    this.#find();
    this.#show(step === null ? this.#firstStep() : (this.stops[this.#stopBy(step)] ?? 0));
  }

  get last(): number {
    return this.stops.length - 1;
  }
  /** The event described by the current stop. */
  get currentEvent(): SeenEvent | undefined {
    return this.timeline.events[(this.stops[this.at] ?? 0) - 1];
  }

  perform(on: Staged): void {
    this.#on = on;
  }

  /** Replaces the events by those of another perspective; keeps the step. */
  replaceEvents(events: SeenEvent[]): void {
    this.timeline.restart(this.game, this.start, events);
    this.#find();
    this.#show(this.#goal);
  }

  go(to: number): void {
    this.playing = false;
    this.#move(to);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.at === this.last) this.#show(this.#firstStep());
    this.#further(0);
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }

  #move(to: number): void {
    const stop = Math.max(0, Math.min(this.last, to));
    const events = this.stops[stop] ?? 0;
    if (stop === this.at + 1) {
      this.#show(this.#goal); // what is still on its way arrives
      this.#goal = events;
      this.#run();
    } else this.#show(events);
    this.onstep(events);
  }

  #find(): void {
    const { events } = this.timeline;
    const context = nobody();
    this.stops = events.flatMap((event, i) => (this.game.sentence(event, context) === null ? [] : [i + 1]));
  }
  #stopBy(step: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= step),
    );
  }
  /** The very first step is a pack and empty hands, so a replay begins with the hands as dealt. */
  #firstStep(): number {
    const from = this.game.firstStep(this.timeline.events) + 1;
    return this.stops[Math.max(0, this.stops.findIndex((stop) => stop > from) - 1)] ?? 0;
  }

  /** Jumps without animation. */
  #show(events: number): void {
    clearTimeout(this.#timer);
    if (this.timeline.cursor !== events) this.#on.land();
    this.#goal = events;
    this.timeline.seek(events);
    if (this.playing) this.#further(0);
  }

  /** Shows one event after another, each as long as at the table. */
  #run = (): void => {
    clearTimeout(this.#timer);
    let wait = 0;
    while (!this.settled) {
      const event = this.timeline.next;
      if (!event) break;
      wait = pause(event, this.game.duration(event), this.pace(), 0, this.still());
      const step = () => this.timeline.step();
      if (wait > 0) this.#on.stage(event, step);
      else step();
      if (wait > 0 && !this.settled) {
        this.#timer = setTimeout(this.#run, wait);
        return;
      }
    }
    if (this.playing) this.#further(wait);
  };

  /** Continues after at least that many milliseconds. */
  #further(after: number): void {
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => this.#move(this.at + 1), Math.max(READ[this.pace()], after));
  }
}
