// What was said at a table, in its order: words and greetings; who is not listened to, and what is not read yet.
import { localStore, sessionStore } from '../app/storage';
import type { Emote, Seat, Utterance } from '../protocol/types';

export interface Saying {
  /** Of its own among all of them. */
  key: string;
  /** The public number of who said it; null where it is not known. */
  number: number | null;
  name: string;
  seat: Seat | null;
  /** The server's number of it; none has a greeting. */
  n: number | null;
  text: string | null;
  emote: Emote | null;
}

/** More are not kept on the page. */
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
  /** Public numbers of those who are not listened to. */
  #muted = $state.raw<readonly number[]>([]);
  /** The server's number of the last words that were looked at. */
  #read = $state(0);
  #greetings = 0;
  /** What was sent and is neither heard nor refused yet. */
  #sent = '';
  /** What is being written. */
  draft = $state('');
  /** One's own public number. */
  own = $state<number | null>(null);

  /** What is heard: all but those who are not listened to. */
  heard = $derived(this.#all.filter((one) => one.number === null || !this.#muted.includes(one.number)));
  unread = $derived(this.heard.filter((one) => one.n !== null && one.n > this.#read && one.number !== this.own).length);

  /** What this browser keeps of the table: whom it does not listen to, and, for this tab, what was read. */
  at(table: string): void {
    this.#table = table;
    this.#muted = numbers(localStore.get(`germini.muted.${table}`));
    this.#read = Number(sessionStore.get(`germini.talk.${table}`) ?? 0) || 0;
  }

  /** Words from the server: those that are had already are passed over. Gives the new ones that are listened to. */
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

  /** What was written goes out; it comes back if it is refused. */
  send(): string {
    this.#sent = this.draft.trim();
    this.draft = '';
    return this.#sent;
  }
  refused(): void {
    if (this.draft === '') this.draft = this.#sent;
    this.#sent = '';
  }

  /** All that is heard is on the screen. */
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
