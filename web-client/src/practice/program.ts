// The workers of this page, and which games they can play.
import type { Word } from '../protocol/types';
import type { Answered, FromWorker, ToWorker } from './messages';

/** Addresses of the modules by game, with the hash of their content: a page never uses a module of another build. The
 *  list is empty in a build without them. */
const MODULES = import.meta.glob<string>('./modules/*.wasm', { query: '?url', import: 'default', eager: true });
const addressOf = (game: Word): string | undefined => MODULES[`./modules/${game}.wasm`];

export const practiceGames = (): Word[] => Object.keys(MODULES).map((path) => path.replace(/^.*\/|\.wasm$/g, ''));
export const canPractise = (game: Word): boolean => addressOf(game) !== undefined;

/** Starts a worker for the game. */
export function startWorker(game: Word, onmessage: (message: FromWorker) => void): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onmessage(data);
  worker.onerror = ({ message }) => onmessage({ failed: message });
  const address = addressOf(game);
  if (address === undefined) throw new Error(`no module for ${game}`);
  tell(worker, { load: new URL(address, document.baseURI).href });
  return worker;
}
export const tell = (worker: Worker, message: ToWorker): void => worker.postMessage(message);

/** An answer of a module, or of the server in its place. */
export interface LocalAnswer {
  status: number;
  statusText?: string;
  body: unknown;
}

/** Milliseconds without a question after which a helper ends. */
const IDLE_MS = 60_000;

/** Answers questions about rules and finished hands, one worker per game, started on first use. */
class Helper {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: LocalAnswer | null) => void>();
  #last = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** The worker has failed, or was idle for long. */
  ended = false;

  constructor(game: Word) {
    this.#worker = startWorker(game, (message) => this.#take(message));
  }

  /** Returns null if the worker fails. */
  ask(ask: Answered, body = '', as = ''): Promise<LocalAnswer | null> {
    clearTimeout(this.#idle);
    const id = ++this.#last;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      tell(this.#worker, { ask, id, body, as });
    });
  }

  #take(message: FromWorker): void {
    if ('failed' in message) {
      for (const done of this.#waiting.values()) done(null);
      this.#end();
    } else if ('status' in message) {
      this.#waiting.get(message.id)?.({ status: message.status, body: JSON.parse(message.body) });
      this.#waiting.delete(message.id);
      if (!this.#waiting.size) this.#idle = setTimeout(() => this.#end(), IDLE_MS);
    }
  }
  #end(): void {
    this.ended = true;
    clearTimeout(this.#idle);
    this.#worker.terminate();
  }
}

const helpers = new Map<Word, Helper>();

/** Returns null if this browser or this build cannot answer. */
export async function askModule(game: Word, ask: Answered, body?: string, as?: string): Promise<LocalAnswer | null> {
  if (!canPractise(game)) return null;
  try {
    let helper = helpers.get(game);
    if (!helper || helper.ended) helpers.set(game, (helper = new Helper(game)));
    return await helper.ask(ask, body, as);
  } catch {
    return null;
  }
}
