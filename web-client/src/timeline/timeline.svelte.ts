// The events of a hand and a cursor: play advances it at a pace, replay moves it freely. Both use one fold; going back
// starts from the first event.
import type { GameUi } from '../games/game_ui';
import type { SeenEvent } from '../protocol/types';
import { fold } from './fold';
import { applyEvent, type Scene, type Start } from './scene';
import { emptyView, type View } from './view';

/** State after some events. */
interface Moment {
  view: View;
  scene: Scene;
}

export class Timeline {
  #game: GameUi;
  #start: Start;
  /** All events, including those not shown yet. */
  events = $state.raw<SeenEvent[]>([]);
  /** Number of events shown. */
  cursor = $state(0);
  #now = $state.raw<Moment>() as Moment;
  /** Events shown. */
  shown = $derived(this.events.slice(0, this.cursor));

  constructor(game: GameUi, start: Start, events: SeenEvent[] = []) {
    this.#game = game;
    this.#start = start;
    this.restart(game, start);
    this.push(events);
  }

  get view(): View {
    return this.#now.view;
  }
  get scene(): Scene {
    return this.#now.scene;
  }
  /** Number of events not shown yet. */
  get waiting(): number {
    return this.events.length - this.cursor;
  }
  get next(): SeenEvent | undefined {
    return this.events[this.cursor];
  }

  /** Starts a hand; `events`: its events so far, none of them shown. */
  restart(game: GameUi, start: Start, events: SeenEvent[] = []): void {
    this.#game = game;
    this.#start = start;
    this.#now = this.#first();
    this.events = events;
    this.cursor = 0;
  }

  push(events: SeenEvent[]): void {
    if (events.length) this.events = [...this.events, ...events];
  }

  /** Moves the cursor to that number of events. */
  seek(to: number): void {
    const end = Math.max(0, Math.min(this.events.length, to));
    const back = end < this.cursor;
    let now = back ? this.#first() : this.#now;
    for (let at = back ? 0 : this.cursor; at < end; at++) {
      const event = this.events[at];
      if (event) now = { view: fold(now.view, event), scene: this.#applyEvent(now.scene, event) };
    }
    this.#now = now;
    this.cursor = end;
  }

  /** Shows the next event. */
  step(): void {
    this.seek(this.cursor + 1);
  }

  /** Unknown events of a newer server are applied generically. */
  #applyEvent(scene: Scene, event: SeenEvent): Scene {
    return this.#game.knows(event) ? this.#game.applyEvent(scene, event) : applyEvent(scene, event);
  }

  #first(): Moment {
    return { view: emptyView(this.#game.pack), scene: this.#game.empty(this.#start) };
  }
}
