// Coaches beginners during their first hands: watches the table, shows one hint at a time, and drops hints that are
// outdated before they could be shown.
import { untrack } from 'svelte';
import type { Choice, SeenEvent } from '../protocol/types';
import type { TableView } from '../table/table_view.svelte';
import { announcer } from '../ui/announcer.svelte';
import { coachProgress } from './coach_progress.svelte';
import type { CoachMark, CoachMessage, Moment } from '../games/contract/coach';

export interface CoachNoteEntry {
  id: string;
  message: CoachMessage;
  /** The question that the hint is about; the hint is removed with it. */
  about: Choice | null;
  /** When it was found: the number of tricks that were over. */
  chapter: number;
}

/** With more new events than this after the first trick the table has jumped, and nothing is news. */
const JUMP = 20;
/** Maximum length of the queue. */
const MOST = 3;

export class Coach {
  #saying = $state.raw<CoachNoteEntry[]>([]);
  /** Something else explains now, e.g. the description of a card. */
  hushed = $state(false);
  #heard = 0;
  /** The number of tricks that are over. */
  #chapter = 0;
  #hand = 0;
  /** This hand was watched before its end. */
  #under = false;
  /** Hints already announced; a hint that was displaced is not announced twice. */
  #spoken = new WeakSet<CoachMessage>();

  constructor(readonly board: TableView) {}

  /** Whether the player is to be coached in this hand. */
  get on(): boolean {
    const { board } = this;
    return (
      coachProgress.on && board.seat !== null && board.session.table?.state === 'playing' && board.ui.marks.length > 0
    );
  }

  /** The hint shown now; only one explainer speaks at a time, and the prompt comes first. */
  get current(): CoachNoteEntry | null {
    const { advice, notice } = this.board.session;
    return this.hushed || advice || notice ? null : (this.#saying[0] ?? null);
  }

  /** Follows the table; call during component initialisation. */
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
      const { current } = this;
      if (current && this.on) untrack(() => this.#speak(current));
    });
  }

  /** Dismisses the current hint and shows the next one that still applies. */
  next(): void {
    this.#saying = this.#saying.slice(1).filter((one) => one.chapter === this.#chapter);
  }

  /** Turns coaching off permanently. */
  off(): void {
    this.#saying = [];
    coachProgress.turn(false);
  }

  #hear(events: SeenEvent[]): void {
    const { board } = this;
    if (board.session.hand !== this.#hand || events.length < this.#heard) this.#begin();
    const fresh = events.slice(this.#heard);
    this.#heard = events.length;
    this.#chapter = board.scene.tricks.length;
    if (board.scene.over !== null) return this.#end();
    if (events.length) this.#under = true;
    if (!this.on || (fresh.length > JUMP && this.#chapter > 0)) return;
    for (const event of fresh) this.#found({ board, event, asked: null });
  }

  #ask(choice: Choice | null): void {
    const still = this.#saying.filter((one) => one.about === null || one.about === choice);
    if (still.length < this.#saying.length) this.#saying = still;
    if (choice && this.on) this.#found({ board: this.board, event: null, asked: choice });
  }

  #found(moment: Moment): void {
    for (const mark of this.board.ui.marks) {
      const message = mark.message(moment);
      if (!message || !this.#isNew(mark)) continue;
      this.#add({ id: mark.id, message, about: moment.asked, chapter: this.#chapter });
      // The first reason for a question is enough.
      if (moment.asked) return;
    }
  }

  #isNew({ id }: CoachMark): boolean {
    return !coachProgress.hasShown(this.board.ui.game, id) && !this.#saying.some((one) => one.id === id);
  }

  #add(one: CoachNoteEntry): void {
    // Questions come before events, and hints of earlier tricks are dropped.
    const now = this.#saying.filter(({ chapter, about }) => chapter === one.chapter || about !== null);
    this.#saying = one.about ? [one, ...now] : [...now, one].slice(0, MOST);
  }

  #speak({ id, message }: CoachNoteEntry): void {
    const { board } = this;
    if (this.#spoken.has(message)) return;
    this.#spoken.add(message);
    coachProgress.say(board.ui.game, id);
    const { title, text } = message.words(board.lang);
    announcer.say(`${title}: ${text}`);
  }

  #begin(): void {
    this.#hand = this.board.session.hand;
    this.#heard = this.#chapter = 0;
    this.#under = false;
    this.#saying = [];
  }

  #end(): void {
    if (this.#under) coachProgress.played();
    this.#under = false;
    this.#saying = [];
  }
}
