// A hand as it was told, and how far it is looked at: live play moves the cursor on at a pace, stepping through an old
// hand moves it at will. One fold for both; going back begins at a moment that was kept.
import type { GameUi } from '../games/game_ui';
import type { SeenEvent } from '../protocol/types';
import { fold } from './fold';
import { applyEvent, type Scene, type Start } from './scene';
import { emptyView, type View } from './view';

/** What the table shows after some events. */
interface Moment {
  view: View;
  scene: Scene;
}
/** A moment is kept after so many events each. */
const EVERY = 16;

export class Timeline {
  #game: GameUi;
  #start: Start;
  /** Of them all, also those that are not yet looked at. */
  events = $state.raw<SeenEvent[]>([]);
  /** How many of them are looked at. */
  cursor = $state(0);
  #now = $state.raw<Moment>() as Moment;
  #kept: Moment[] = [];
  #clauses: (string | undefined)[] = [];
  /** Those looked at. */
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
  /** The clause by which the event of that index was scored or paid, as the hand stood then. */
  clause(index: number): string | undefined {
    return this.#clauses[index];
  }
  /** How many are still to be looked at. */
  get waiting(): number {
    return this.events.length - this.cursor;
  }
  get next(): SeenEvent | undefined {
    return this.events[this.cursor];
  }

  /** The hand from before its first event; `events`: what has been told of it, none of it looked at. */
  restart(game: GameUi, start: Start, events: SeenEvent[] = []): void {
    this.#game = game;
    this.#start = start;
    this.#now = this.#first();
    this.#kept = [this.#now];
    this.#clauses = [];
    this.events = events;
    this.cursor = 0;
  }

  push(events: SeenEvent[]): void {
    if (events.length) this.events = [...this.events, ...events];
  }

  /** Looks at so many of the events, wherever the cursor was. */
  seek(to: number): void {
    const end = Math.max(0, Math.min(this.events.length, to));
    let at = this.cursor;
    let now = this.#now;
    if (end < at) {
      // What lies behind was folded once: the last moment kept before it is near.
      const kept = Math.min(this.#kept.length - 1, Math.floor(end / EVERY));
      at = kept * EVERY;
      now = this.#kept[kept] ?? this.#first();
    }
    for (; at < end; at++) {
      const event = this.events[at];
      if (event) {
        now = { view: fold(now.view, event), scene: this.#applyEvent(now.scene, event) };
        this.#clauses[at] = this.#game.clause(event, now.scene);
      }
      if ((at + 1) % EVERY === 0) this.#kept[(at + 1) / EVERY] = now;
    }
    this.#now = now;
    this.cursor = end;
  }

  /** Looks at the next one too. */
  step(): void {
    this.seek(this.cursor + 1);
  }

  /** What only a newer server says changes no more than it would in a game that this page does not know. */
  #applyEvent(scene: Scene, event: SeenEvent): Scene {
    return this.#game.knows(event) ? this.#game.applyEvent(scene, event) : applyEvent(scene, event);
  }

  #first(): Moment {
    return { view: emptyView(this.#game.pack), scene: this.#game.empty(this.#start) };
  }
}
