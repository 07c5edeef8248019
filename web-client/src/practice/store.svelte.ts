// Practice tables and closed hands in this browser (IndexedDB). What it does not store, as in some private windows or on
// a full disk, lasts as long as the page is open.
import type { HandOne, Id, Word } from '../protocol/types';

/** Hands kept; the oldest are dropped first. */
export const MOST_HANDS = 50;
const NAME = 'germini.practice';
const VERSION = 1;

export interface PracticeMatch {
  id: Id;
  game: Word;
  preset: string;
  /** Milliseconds since 1970. */
  at: number;
  over: boolean;
}
/** A closed hand, without what follows from its record. */
export interface PracticeHand extends Pick<
  HandOne,
  'seats' | 'record' | 'result' | 'names' | 'numbers' | 'match' | 'number' | 'own'
> {
  id: Id;
  table: Id;
  at: number;
  /** The match ended with it. */
  ended: boolean;
}
interface Line {
  table: Id;
  n: number;
  text: string;
}

interface Kept {
  tables: PracticeMatch;
  lines: Line;
  hands: PracticeHand;
}
type Name = keyof Kept;
const KEYS: Record<Name, string[]> = { tables: ['id'], lines: ['table', 'n'], hands: ['id'] };
const keyOf = (name: Name, row: object): string =>
  KEYS[name].map((part) => (row as Record<string, string>)[part] ?? '').join('/');

/** Another page has written the same line of a log. */
export class LogConflict extends Error {}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no database'));
  });
/** Resolves once it is on the disk: a disk may be found full only then. */
const stored = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('not stored'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(KEYS)) request.result.createObjectStore(name, { keyPath });
  };
  return answer(request);
}

export class PracticeStore {
  /** False once this browser has not stored something. */
  lasting = $state(true);
  /** What is not stored, or not yet, by key. */
  readonly #unstored: { [N in Name]: Record<string, Kept[N]> } = { tables: {}, lines: {}, hands: {} };
  #database: Promise<IDBDatabase | null> | null = null;

  #open(): Promise<IDBDatabase | null> {
    return (this.#database ??= Promise.resolve()
      .then(open)
      .catch(() => {
        this.lasting = false;
        return null;
      }));
  }

  async #all<N extends Name>(name: N): Promise<Kept[N][]> {
    const database = await this.#open();
    const rows = (database ? await answer(database.transaction(name).objectStore(name).getAll()) : []) as Kept[N][];
    const stored = Object.fromEntries(rows.map((row) => [keyOf(name, row), row]));
    return Object.values({ ...stored, ...this.#unstored[name] });
  }

  /** `fresh`: throws LogConflict if there is such a row. */
  async #put<N extends Name>(name: N, row: Kept[N], fresh = false): Promise<void> {
    const database = await this.#open();
    try {
      if (database) {
        const transaction = database.transaction(name, 'readwrite');
        transaction.objectStore(name)[fresh ? 'add' : 'put'](row);
        await stored(transaction);
        Reflect.deleteProperty(this.#unstored[name], keyOf(name, row));
        return;
      }
    } catch (error) {
      if (fresh && error instanceof DOMException && error.name === 'ConstraintError') throw new LogConflict();
      this.lasting = false;
    }
    if (fresh && keyOf(name, row) in this.#unstored[name]) throw new LogConflict();
    Object.assign(this.#unstored[name], { [keyOf(name, row)]: row });
  }

  async #remove<N extends Name>(name: N, rows: Kept[N][]): Promise<void> {
    const database = await this.#open();
    for (const row of rows) Reflect.deleteProperty(this.#unstored[name], keyOf(name, row));
    if (!database || !rows.length) return;
    const transaction = database.transaction(name, 'readwrite');
    for (const row of rows) {
      const { id, table, n } = row as Partial<PracticeMatch & Line>;
      transaction.objectStore(name).delete(id === undefined ? [table ?? '', n ?? 0] : [id]);
    }
    await stored(transaction);
  }

  /** Newest first. */
  async matches(): Promise<PracticeMatch[]> {
    return (await this.#all('tables')).sort((a, b) => b.at - a.at);
  }
  /** Newest first. */
  async hands(): Promise<PracticeHand[]> {
    return (await this.#all('hands')).sort((a, b) => b.at - a.at);
  }
  async hand(id: Id): Promise<PracticeHand | undefined> {
    return (await this.#all('hands')).find((hand) => hand.id === id);
  }
  async log(table: Id): Promise<string[]> {
    const lines = (await this.#all('lines')).filter((line) => line.table === table);
    return lines.sort((a, b) => a.n - b.n).map(({ text }) => text);
  }
  async table(id: Id): Promise<PracticeMatch | undefined> {
    return (await this.#all('tables')).find((table) => table.id === id);
  }

  /** Begins a match. The logs of finished ones, which their sheets needed, are dropped. */
  async add(match: PracticeMatch, first: string): Promise<void> {
    for (const { id, over } of await this.#all('tables')) if (over) await this.drop(id);
    await this.#put('tables', match);
    await this.append(match.id, 0, first);
  }
  /** Throws LogConflict if another page has continued the match. */
  append(table: Id, n: number, text: string): Promise<void> {
    return this.#put('lines', { table, n, text }, true);
  }
  /** Shows a closed hand in this page, before keep() has its turn to store it. */
  show(hand: PracticeHand): void {
    this.#unstored.hands[keyOf('hands', hand)] = hand;
  }
  /** Keeps a closed hand, and with it the last ones only. */
  async keep(hand: PracticeHand): Promise<void> {
    await this.#put('hands', hand);
    await this.#remove('hands', (await this.hands()).slice(MOST_HANDS));
    await this.mark(hand.table, hand.ended);
  }
  /** Notes whether the match at a table is over. */
  async mark(table: Id, over: boolean): Promise<void> {
    const match = await this.table(table);
    if (match) await this.#put('tables', { ...match, at: Date.now(), over });
  }
  /** Forgets a match; its closed hands stay. */
  async drop(table: Id): Promise<void> {
    const lines = (await this.#all('lines')).filter((line) => line.table === table);
    await this.#remove(
      'tables',
      (await this.#all('tables')).filter(({ id }) => id === table),
    );
    await this.#remove('lines', lines);
  }
  async clear(): Promise<void> {
    for (const name of ['tables', 'lines', 'hands'] as const) await this.#remove(name, await this.#all(name));
  }
}

export const practiceStore = new PracticeStore();
