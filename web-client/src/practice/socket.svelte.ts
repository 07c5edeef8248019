// A practice table in place of a server's: what `Connection` needs of a WebSocket, over a worker. If the worker fails,
// the connection is lost, and opened again from the log.
import type { Bye, Id } from '../protocol/types';
import type { FromWorker } from './messages';
import { startWorker, tell } from './program';
import { LogConflict, practiceStore, type PracticeHand } from './store.svelte';

const [OPEN, CLOSED] = [1, 3];
/** Failures without an entry of the log between them, after which the player has to decide. */
const MOST_FAILURES = 3;
/** Here a page names the table that it opens; another page that has it open stops. */
const CHANNEL = 'germini.practice';

/** The player has left the table, or closed it: there is nothing to resume. */
const LEFT = /^\{"t":"bye","code":"(gone|closed)"/;

/** What a page has of a practice table, over all its sockets. */
export class PracticeLink {
  /** The worker has failed, and the player has not closed the message about it. */
  failed = $state(false);
  #socket: PracticeSocket | null = null;
  /** Writes to the store, one after another. */
  #writes = Promise.resolve();
  #failures = 0;
  /** Length of the log at the last failure. */
  #failedAt = -1;

  constructor(readonly table: Id) {}

  /** Opens a socket, for `Connection`. */
  open = (): WebSocket => {
    // `Connection` has closed the one before for its silence.
    const stuck = this.#socket && !this.#socket.ended && !this.mayContinue(this.#socket.entries);
    this.#socket = new PracticeSocket(this, stuck === true);
    return this.#socket as unknown as WebSocket;
  };

  /** Counts a failure; returns false if there have been too many. `entries`: length of the log. */
  mayContinue(entries: number): boolean {
    this.#failures = entries === this.#failedAt ? this.#failures + 1 : 1;
    this.#failedAt = entries;
    this.failed = this.#failures < MOST_FAILURES;
    if (!this.failed) this.#failures = 0;
    return this.failed;
  }

  /** Writes after all earlier writes. */
  write(what: () => Promise<void>): Promise<void> {
    const written = this.#writes.then(what);
    this.#writes = written.catch(() => undefined);
    return written;
  }
}

class PracticeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;
  /** Length of the log so far. */
  entries = 0;
  /** It was not closed by `Connection`. */
  ended = false;
  /** The match is over. */
  #over = false;
  #worker: Worker | null = null;
  readonly #channel = new BroadcastChannel(CHANNEL);

  /** `stuck`: the worker has failed too often to be started again. */
  constructor(
    readonly link: PracticeLink,
    stuck: boolean,
  ) {
    this.#channel.onmessage = ({ data }) => {
      if (data === this.link.table) this.#bye('second_tab');
    };
    this.#channel.postMessage(this.link.table);
    // `Connection` listens only after this.
    void Promise.resolve()
      .then(() => (stuck ? this.#bye('internal_error') : this.#open()))
      .catch(() => this.#end());
  }

  send(message: string): void {
    if (this.#worker) tell(this.#worker, { message });
  }
  close(): void {
    this.readyState = CLOSED;
    this.#worker?.terminate();
    this.#worker = null;
    this.#channel.close();
  }

  async #open(): Promise<void> {
    const { table } = this.link;
    let match: Awaited<ReturnType<typeof practiceStore.table>>;
    let log: string[] = [];
    await this.link.write(async () => {
      [match, log] = await Promise.all([practiceStore.table(table), practiceStore.log(table)]);
    });
    if (this.readyState === CLOSED) return;
    if (!match || !log.length) return this.#bye('gone');
    this.entries = log.length;
    this.#over = match.over;
    this.#worker = startWorker(match.game, (message) => this.#take(message));
    tell(this.#worker, { open: log });
  }

  #take(message: FromWorker): void {
    if ('ready' in message) {
      this.readyState = OPEN;
      this.onopen?.();
    } else if ('message' in message) this.#send(message.message);
    else if ('entry' in message) this.#log(message.entry);
    else if ('hand' in message) this.#close(message.hand, message.text);
    else if ('failed' in message) {
      if (this.link.mayContinue(this.entries)) this.#end();
      else this.#bye('internal_error');
    }
  }

  #send(data: string): void {
    if (LEFT.test(data)) void this.link.write(() => practiceStore.drop(this.link.table));
    this.onmessage?.({ data });
  }
  #log(entry: string): void {
    const { table } = this.link;
    const n = this.entries++;
    if (this.#over) void this.link.write(() => practiceStore.mark(table, false));
    this.#over = false;
    // The table is opened again from what the other page has written.
    this.link
      .write(() => practiceStore.append(table, n, entry))
      .catch((error: unknown) => {
        if (error instanceof LogConflict) this.#end();
      });
  }
  #close(id: Id, text: string): void {
    const closed = JSON.parse(text) as Omit<PracticeHand, 'id' | 'table' | 'at'>;
    this.#over = closed.ended;
    const hand = { ...closed, id, table: this.link.table, at: Date.now() };
    practiceStore.show(hand);
    void this.link.write(() => practiceStore.keep(hand));
  }

  /** The connection is lost. */
  #end(): void {
    const { onclose } = this;
    this.ended = true;
    this.close();
    onclose?.();
  }
  /** The connection ends for good. */
  #bye(code: Bye['code']): void {
    this.ended = true;
    this.onmessage?.({ data: JSON.stringify({ t: 'bye', code, message: '' } satisfies Bye) });
    this.close();
  }
}
