// Practice tables and closed hands in this browser (IndexedDB). Without it, as in some private windows, they last as
// long as the page is open, and `lasting` is false.
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
const KEYS: Record<Name, string | string[]> = { tables: 'id', lines: ['table', 'n'], hands: 'id' };

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('no database'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(KEYS)) request.result.createObjectStore(name, { keyPath });
  };
  return answer(request);
}

/** In memory, with the keys of the database. */
class Memory {
  readonly rows: { [N in Name]: Map<string, Kept[N]> } = { tables: new Map(), lines: new Map(), hands: new Map() };
  static key(name: Name, row: object): string {
    const values = row as Record<string, unknown>;
    return [KEYS[name]]
      .flat()
      .map((part) => String(values[part]))
      .join('/');
  }
}

class PracticeStore {
  /** False once this browser has refused to keep anything. */
  lasting = true;
  readonly #memory = new Memory();
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
    if (!database) return [...this.#memory.rows[name].values()];
    return (await answer(database.transaction(name).objectStore(name).getAll())) as Kept[N][];
  }
  async #put<N extends Name>(name: N, row: Kept[N]): Promise<void> {
    const database = await this.#open();
    if (database) await answer(database.transaction(name, 'readwrite').objectStore(name).put(row));
    else this.#memory.rows[name].set(Memory.key(name, row), row);
  }
  async #remove<N extends Name>(name: N, rows: Kept[N][]): Promise<void> {
    const database = await this.#open();
    if (!database) for (const row of rows) this.#memory.rows[name].delete(Memory.key(name, row));
    else {
      const store = database.transaction(name, 'readwrite').objectStore(name);
      const parts = [KEYS[name]].flat();
      const keyOf = (row: object): IDBValidKey => {
        const values = parts.map((part) => (row as Record<string, string | number>)[part] ?? '');
        return values.length === 1 ? (values[0] ?? '') : values;
      };
      await Promise.all(rows.map((row) => answer(store.delete(keyOf(row)))));
    }
  }

  /** Newest first. */
  async matches(): Promise<PracticeMatch[]> {
    return (await this.#all('tables')).sort((a, b) => b.at - a.at);
  }
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
  async table(table: Id): Promise<PracticeMatch | undefined> {
    return (await this.#all('tables')).find(({ id }) => id === table);
  }

  async add(match: PracticeMatch, first: string): Promise<void> {
    await this.#put('tables', match);
    await this.append(match.id, 0, first);
  }
  append(table: Id, n: number, text: string): Promise<void> {
    return this.#put('lines', { table, n, text });
  }
  /** Keeps a closed hand, and with it the last ones only. */
  async keep(hand: PracticeHand): Promise<void> {
    await this.#put('hands', hand);
    const old = (await this.hands()).slice(MOST_HANDS);
    if (old.length) await this.#remove('hands', old);
    const match = await this.table(hand.table);
    if (match) await this.#put('tables', { ...match, at: hand.at, over: hand.ended });
  }
  /** Forgets a match under way; its closed hands stay. */
  async drop(table: Id): Promise<void> {
    const lines = (await this.#all('lines')).filter((line) => line.table === table);
    await this.#remove('lines', lines);
    await this.#remove(
      'tables',
      (await this.#all('tables')).filter(({ id }) => id === table),
    );
  }
  async clear(): Promise<void> {
    for (const name of ['tables', 'lines', 'hands'] as const) await this.#remove(name, await this.#all(name));
  }
}

export const practiceStore = new PracticeStore();
