// A practice table in place of a server's: what `Connection` needs of a WebSocket, over a worker. If the worker fails,
// the connection is lost, and opened again from the log.
import type { Id } from '../protocol/types';
import type { FromWorker } from './messages';
import { startWorker, tell } from './program';
import { practiceStore } from './store.svelte';

const OPEN = 1;

class PracticeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;
  #worker: Worker | null = null;
  /** Entries of the log so far. */
  #entries = 0;
  /** Writes to the store, one after another. */
  #kept = Promise.resolve();

  constructor(readonly table: Id) {
    void this.#open().catch(() => this.#end());
  }

  send(message: string): void {
    if (this.#worker) tell(this.#worker, { message });
  }
  close(): void {
    this.readyState = 3;
    this.#worker?.terminate();
    this.#worker = null;
  }

  async #open(): Promise<void> {
    const match = await practiceStore.table(this.table);
    const log = match ? await practiceStore.log(this.table) : [];
    if (this.readyState !== 0) return;
    if (!match || !log.length) {
      this.readyState = OPEN;
      this.onopen?.();
      this.onmessage?.({ data: JSON.stringify({ t: 'bye', code: 'gone', message: 'No such table in this browser.' }) });
      return;
    }
    this.#entries = log.length;
    this.#worker = startWorker(match.game, (message) => this.#take(message));
    tell(this.#worker, { open: log });
  }

  #take(message: FromWorker): void {
    if ('ready' in message) {
      this.readyState = OPEN;
      this.onopen?.();
    } else if ('message' in message) this.onmessage?.({ data: message.message });
    else if ('entry' in message) this.#keep(() => practiceStore.append(this.table, this.#entries++, message.entry));
    else if ('hand' in message)
      this.#keep(() =>
        practiceStore.keep({
          ...(JSON.parse(message.text) as object as Parameters<typeof practiceStore.keep>[0]),
          id: message.hand,
          table: this.table,
          at: Date.now(),
        }),
      );
    else if ('failed' in message) this.#end();
  }
  #keep(write: () => Promise<void>): void {
    this.#kept = this.#kept.then(write).catch(() => undefined);
  }
  #end(): void {
    this.close();
    this.onclose?.();
  }
}

/** Returns what opens a practice table instead of a WebSocket. */
export const practiceSocket = (table: Id) => (): WebSocket => new PracticeSocket(table) as unknown as WebSocket;
