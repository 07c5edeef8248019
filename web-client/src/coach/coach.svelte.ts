// Who stands beside a newcomer in his first hands: sees what has come on the table, says one thing at a time, and holds
// his tongue of what is over before it could be said.
import { untrack } from 'svelte';
import type { Choice, SeenEvent } from '../protocol/types';
import type { Look } from '../table/look.svelte';
import { announcer } from '../ui/announcer.svelte';
import { coached } from './coached.svelte';
import type { CoachMark, Moment, Told } from './marks';

export interface Said {
  id: string;
  told: Told;
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
  #spoken = new WeakSet<Told>();

  constructor(readonly look: Look) {}

  /** There is somebody to be coached in a hand. */
  get on(): boolean {
    const { look } = this;
    return coached.on && look.seat !== null && look.session.table?.state === 'playing' && look.ui.marks.length > 0;
  }

  /** Follows the table; for the beginning of a part of the page. */
  watch(): void {
    $effect(() => {
      const { events } = this.look;
      untrack(() => this.#hear(events));
    });
    $effect(() => {
      const { choice } = this.look.session;
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
    coached.turn(false);
  }

  #hear(events: SeenEvent[]): void {
    const { look } = this;
    if (look.session.hand !== this.#hand || events.length < this.#heard) this.#begin();
    const fresh = events.slice(this.#heard);
    this.#heard = events.length;
    if (look.scene.phase === 'play') this.#chapter = Math.max(this.#chapter, 1 + look.scene.tricks.length);
    if (look.scene.over !== null) return this.#end();
    if (events.length) this.#under = true;
    if (!this.on || fresh.length > JUMP) return;
    for (const event of fresh) this.#found({ sight: look, event, asked: null });
  }

  #ask(choice: Choice | null): void {
    const still = this.#saying.filter((one) => one.about === null || one.about === choice);
    if (still.length < this.#saying.length) this.#saying = still;
    if (choice && this.on) this.#found({ sight: this.look, event: null, asked: choice });
  }

  #found(moment: Moment): void {
    for (const mark of this.look.ui.marks) {
      const told = mark.tell(moment);
      if (!told || !this.#isNew(mark, told)) continue;
      this.#add({ id: mark.id, told, about: moment.asked, chapter: this.#chapter });
      // Of what is asked the first reason is enough.
      if (moment.asked) return;
    }
  }

  #isNew({ id }: CoachMark, { each }: Told): boolean {
    if (each !== undefined) {
      const key = `${id} ${each}`;
      if (this.#each.includes(key)) return false;
      this.#each.push(key);
      return true;
    }
    return !coached.said(this.look.ui.game, id) && !this.#saying.some((one) => one.id === id);
  }

  #add(one: Said): void {
    // What is asked comes before what was; and what is from an earlier trick was read, or will not be.
    const now = this.#saying.filter(({ chapter, about }) => chapter === one.chapter || about !== null);
    this.#saying = one.about ? [one, ...now] : [...now, one].slice(0, MOST);
  }

  #speak({ id, told }: Said): void {
    const { look } = this;
    if (this.#spoken.has(told)) return;
    this.#spoken.add(told);
    if (told.each === undefined) coached.say(look.ui.game, id);
    const { title, text } = told.words(look.lang);
    announcer.say(`${title}: ${text}`);
  }

  #begin(): void {
    this.#hand = this.look.session.hand;
    this.#heard = this.#chapter = 0;
    this.#under = false;
    this.#each = [];
    this.#saying = [];
  }

  #end(): void {
    if (this.#under) coached.played();
    this.#under = false;
    this.#saying = [];
  }
}
