// Runs a lesson: shows the hand beat by beat, pauses for texts, and continues when they are read or the requested move
// is made.
import type { GameUi } from '../games/game_ui';
import type { ActionId, Move } from '../protocol/types';
import { sitDown } from '../table/local_table';
import { TableSession } from '../table/session.svelte';
import { beats, type Beat } from './beats';
import type { Lesson, Mark } from '../games/contract/lesson';

const HAND = 1;

export class Course {
  readonly session = new TableSession();
  readonly #beats: Beat[];
  #at = $state(-1);
  /** Number of marks of the beat that are read. */
  #read = $state(0);
  /** The reader tried another move than the lesson's. */
  other = $state(false);

  #beat = $derived.by<Beat | null>(() => this.#beats[this.#at] ?? null);
  /** The current text; everything that it refers to is on the table. */
  mark = $derived.by<Mark | null>(() => (this.session.settled ? (this.#beat?.marks[this.#read] ?? null) : null));
  /** The requested move, once everything else is read. */
  wants = $derived.by<Move | null>(() => {
    const waits = this.mark === null || this.mark.waits === true;
    return this.session.choice && waits ? (this.#beat?.asked?.move ?? null) : null;
  });
  /** Why the bots advise that move. */
  advice = $derived(this.#beat?.asked?.advice);
  /** The hand is over, and all texts are read. */
  over = $derived.by(() => this.session.settled && this.#at >= this.#beats.length);
  /** Progress, from 0 to 1. */
  share = $derived.by(() => Math.max(0, this.#at) / this.#beats.length);

  constructor(
    readonly lesson: Lesson,
    game: GameUi,
    /** Name of the reader at the table. */
    name: string,
  ) {
    this.#beats = beats(lesson);
    sitDown(this.session, lesson, game, name, this.#tried);
  }

  begin(): void {
    this.#go();
  }

  /** Marks the text as read. */
  next(): void {
    this.#read += 1;
    if (!this.#beat?.asked && this.#read >= (this.#beat?.marks.length ?? 0)) this.#go();
  }

  /** Makes the lesson's move for the reader. */
  play(): void {
    const { wants } = this;
    if (wants) this.session.act(wants);
  }

  #go(): void {
    this.#at += 1;
    this.#read = 0;
    this.other = false;
    const beat = this.#beat;
    if (!beat) return;
    const { n, events, asked } = beat;
    if (events.length) this.session.take({ t: 'events', hand: HAND, n, events });
    if (asked) this.session.take({ t: 'choice', hand: HAND, n: n + events.length - 1, choice: asked.choice });
    else if (!beat.marks.length) this.#go();
  }

  #tried = (id: ActionId, move: Move): void => {
    const wanted = this.#beat?.asked?.move;
    if (wanted && this.lesson.same(move, wanted)) {
      this.session.take({ t: 'done', id });
      this.#go();
      return;
    }
    // Not an error: the lesson explains it in its own words.
    this.session.take({ t: 'refused', id, rule: 'stale', message: '' });
    this.other = true;
  };
}
