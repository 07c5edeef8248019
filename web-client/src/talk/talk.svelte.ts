// Chat history of a table: messages and emotes, muted people, unread messages.
import { localStore, sessionStore } from '../app/storage';
import type { Emote, Seat, Utterance } from '../protocol/types';

export interface Saying {
  /** Unique key. */
  key: string;
  /** Public number of the author; null if unknown. */
  number: number | null;
  name: string;
  seat: Seat | null;
  /** The server's message number; null for an emote. */
  n: number | null;
  text: string | null;
  emote: Emote | null;
}

/** Maximum number of entries kept. */
const MOST = 200;

function numbers(kept: string | null): number[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter((one): one is number => typeof one === 'number') : [];
  } catch {
    return [];
  }
}

export class Talk {
  #table: string | null = null;
  #all = $state.raw<Saying[]>([]);
  /** Public numbers of muted people. */
  #muted = $state.raw<readonly number[]>([]);
  /** Number of the last message read. */
  #read = $state(0);
  #greetings = 0;
  /** Text sent but neither delivered nor refused. */
  #sent = '';
  /** Text being written. */
  draft = $state('');
  /** The viewer's public number. */
  own = $state<number | null>(null);

  /** Entries of people who are not muted. */
  heard = $derived(this.#all.filter((one) => one.number === null || !this.#muted.includes(one.number)));
  unread = $derived(this.heard.filter((one) => one.n !== null && one.n > this.#read && one.number !== this.own).length);

  /** Loads what this browser stores for the table: muted people, and for this tab the last message read. */
  at(table: string): void {
    this.#table = table;
    this.#muted = numbers(localStore.get(`germini.muted.${table}`));
    this.#read = Number(sessionStore.get(`germini.talk.${table}`) ?? 0) || 0;
  }

  /** Takes messages from the server, skipping known ones; returns the new ones of people who are not muted. */
  take(words: Utterance[]): Utterance[] {
    const last = this.#all.reduce((most, one) => Math.max(most, one.n ?? 0), 0);
    const news = words.filter((one) => one.n > last);
    if (news.some((one) => one.number === this.own)) this.#sent = '';
    this.#add(news.map((one) => ({ ...one, key: `w${one.n}`, emote: null })));
    return news.filter((one) => !this.#muted.includes(one.number));
  }

  greet(number: number | null, name: string, seat: Seat, emote: Emote): void {
    this.#greetings += 1;
    this.#add([{ key: `g${this.#greetings}`, number, name, seat, n: null, text: null, emote }]);
  }

  #add(news: Saying[]): void {
    if (news.length) this.#all = [...this.#all, ...news].slice(-MOST);
  }

  /** Sends the draft; it is restored if refused. */
  send(): string {
    this.#sent = this.draft.trim();
    this.draft = '';
    return this.#sent;
  }
  refused(): void {
    if (this.draft === '') this.draft = this.#sent;
    this.#sent = '';
  }

  /** Marks everything as read. */
  look(): void {
    const last = this.#all.reduce((most, one) => Math.max(most, one.n ?? 0), 0);
    if (last <= this.#read) return;
    this.#read = last;
    if (this.#table !== null) sessionStore.set(`germini.talk.${this.#table}`, String(last));
  }

  muted(number: number | null): boolean {
    return number !== null && this.#muted.includes(number);
  }
  mute(number: number, yes: boolean): void {
    this.#muted = yes ? [...this.#muted, number] : this.#muted.filter((one) => one !== number);
    if (this.#table !== null) localStore.set(`germini.muted.${this.#table}`, JSON.stringify(this.#muted));
  }
}
