// Who stands beside a newcomer in his first hands: sees what has come on the table, says one thing at a time, and holds
// his tongue of what is over before it could be said.
import { untrack } from 'svelte';
import type { Choice, SeenEvent } from '../protocol/types';
import type { TableView } from '../table/table_view.svelte';
import { announcer } from '../ui/announcer.svelte';
import { coachProgress } from './coach_progress.svelte';
import type { CoachMark, Moment, CoachMessage } from './marks';

export interface Said {
  id: string;
  told: CoachMessage;
  /** It speaks of what is asked, and goes with it. */
  about: Choice | null;
  /** When it was said: 0 before play, then the number of the trick. */
  chapter: number;
}

/** With so many events at once the table has jumped: they are no news. */
const JUMP = 20;
/** So many things wait to be said. */
const MOST = 3;

export class Coach {
  #saying = $state.raw<Said[]>([]);
  /** What is said now. */
  said = $derived<Said | null>(this.#saying[0] ?? null);
  #heard = 0;
  /** 0 before play, then the number of the trick; between declarations it does not go back. */
  #chapter = 0;
  #hand = 0;
  /** This hand was seen before its end. */
  #under = false;
  /** What was said in this hand, of what is said in every hand. */
  #each: string[] = [];
  /** What had to make way for something else is not announced again. */
  #spoken = new WeakSet<CoachMessage>();

  constructor(readonly board: TableView) {}

  /** There is somebody to be coached in a hand. */
  get on(): boolean {
    const { board } = this;
    return (
      coachProgress.on && board.seat !== null && board.session.table?.state === 'playing' && board.ui.marks.length > 0
    );
  }

  /** Follows the table; for the beginning of a part of the page. */
  watch(): void {
    $effect(() => {
      const { events } = this.board;
      untrack(() => this.#hear(events));
    });
    $effect(() => {
      const { choice } = this.board.session;
      untrack(() => this.#ask(choice));
    });
    $effect(() => {
      const { said } = this;
      if (said && this.on) untrack(() => this.#speak(said));
    });
  }

  /** It was read: what is still worth saying follows. */
  next(): void {
    this.#saying = this.#saying.slice(1).filter((one) => one.chapter === this.#chapter);
  }

  /** No more of it, now and later. */
  off(): void {
    this.#saying = [];
    coachProgress.turn(false);
  }

  #hear(events: SeenEvent[]): void {
    const { board } = this;
    if (board.session.hand !== this.#hand || events.length < this.#heard) this.#begin();
    const fresh = events.slice(this.#heard);
    this.#heard = events.length;
    if (board.scene.phase === 'play') this.#chapter = Math.max(this.#chapter, 1 + board.scene.tricks.length);
    if (board.scene.over !== null) return this.#end();
    if (events.length) this.#under = true;
    if (!this.on || fresh.length > JUMP) return;
    for (const event of fresh) this.#found({ board, event, asked: null });
  }

  #ask(choice: Choice | null): void {
    const still = this.#saying.filter((one) => one.about === null || one.about === choice);
    if (still.length < this.#saying.length) this.#saying = still;
    if (choice && this.on) this.#found({ board: this.board, event: null, asked: choice });
  }

  #found(moment: Moment): void {
    for (const mark of this.board.ui.marks) {
      const told = mark.tell(moment);
      if (!told || !this.#isNew(mark, told)) continue;
      this.#add({ id: mark.id, told, about: moment.asked, chapter: this.#chapter });
      // Of what is asked the first reason is enough.
      if (moment.asked) return;
    }
  }

  #isNew({ id }: CoachMark, { each }: CoachMessage): boolean {
    if (each !== undefined) {
      const key = `${id} ${each}`;
      if (this.#each.includes(key)) return false;
      this.#each.push(key);
      return true;
    }
    return !coachProgress.said(this.board.ui.game, id) && !this.#saying.some((one) => one.id === id);
  }

  #add(one: Said): void {
    // What is asked comes before what was; and what is from an earlier trick was read, or will not be.
    const now = this.#saying.filter(({ chapter, about }) => chapter === one.chapter || about !== null);
    this.#saying = one.about ? [one, ...now] : [...now, one].slice(0, MOST);
  }

  #speak({ id, told }: Said): void {
    const { board } = this;
    if (this.#spoken.has(told)) return;
    this.#spoken.add(told);
    if (told.each === undefined) coachProgress.say(board.ui.game, id);
    const { title, text } = told.words(board.lang);
    announcer.say(`${title}: ${text}`);
  }

  #begin(): void {
    this.#hand = this.board.session.hand;
    this.#heard = this.#chapter = 0;
    this.#under = false;
    this.#each = [];
    this.#saying = [];
  }

  #end(): void {
    if (this.#under) coachProgress.played();
    this.#under = false;
    this.#saying = [];
  }
}
