// The course of a lesson: the hand comes on the table beat by beat, stands still while something is said of it, and goes
// on when that was read, or with the reader's move.
import type { GameUi } from '../games/game_ui';
import type { ActionId, Move } from '../protocol/types';
import { LocalTransport } from '../table/local_transport';
import { tableOf, welcomeTo } from '../table/local_table';
import { TableSession } from '../table/session.svelte';
import { beats, type Beat } from './beats';
import type { Lesson, Mark } from './lesson';

const HAND = 1;

export class Course {
  readonly session = new TableSession();
  readonly #beats: Beat[];
  #at = $state(-1);
  /** How many of the beat's marks are read. */
  #read = $state(0);
  /** Another move than the lesson's was tried. */
  other = $state(false);
  /** The reader lets his moves be made. */
  letting = $state(false);

  #beat = $derived.by<Beat | null>(() => this.#beats[this.#at] ?? null);
  /** What is said now: all that it speaks of lies on the table. */
  mark = $derived.by<Mark | null>(() => (this.session.settled ? (this.#beat?.marks[this.#read] ?? null) : null));
  /** The move that is awaited, once nothing else is to be read. */
  wants = $derived.by<Move | null>(() => {
    const waits = this.mark === null || this.mark.waits === true;
    return this.session.choice && waits ? (this.#beat?.asked?.move ?? null) : null;
  });
  /** The hand is over, and all that was to be said is read. */
  over = $derived.by(() => this.session.settled && this.#at >= this.#beats.length);
  /** How far it has come, from 0 to 1. */
  share = $derived.by(() => Math.max(0, this.#at) / this.#beats.length);

  constructor(
    readonly lesson: Lesson,
    game: GameUi,
    /** What the table calls the reader. */
    name: string,
  ) {
    this.#beats = beats(lesson);
    const { session } = this;
    session.transport = new LocalTransport(this.#tried, (emote) =>
      session.take({ t: 'said', seat: lesson.seat, emote }),
    );
    session.status = 'open';
    session.take(welcomeTo(lesson, name));
    session.take(tableOf(lesson, name));
    session.play(game, lesson.unitPoints);
  }

  begin(): void {
    this.#go();
  }

  /** The mark is read. */
  next(): void {
    this.#read += 1;
    if (!this.#beat?.asked && this.#read >= (this.#beat?.marks.length ?? 0)) this.#go();
  }

  /** The lesson's own move, made for the reader. */
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
    // Nothing that anybody did wrong: it is said in the lesson's own words.
    this.session.take({ t: 'refused', id, rule: 'stale', message: '' });
    this.other = true;
  };
}
