// The WebAssembly module of one family of games: what is declared in practice/wasm/module.cpp.
export interface Taken {
  message(text: string): void;
  entry(text: string): void;
  hand(id: string, text: string): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  text_space(size: number): number;
  open_table(text: number, size: number): void;
  receive(text: number, size: number): void;
  wake(): void;
  wakes_in(): number;
  think(): number;
  rules(): number;
  replay(body: number, size: number, as: number, asSize: number): number;
  what_if(body: number, size: number): number;
  begin_review(body: number, size: number): void;
  review_step(): number;
}

export interface Answer {
  status: number;
  body: string;
}

const WORDS = 64;

export class PracticeModule {
  readonly #exports: Exports;
  readonly #decoder = new TextDecoder();
  readonly #encoder = new TextEncoder();
  #answer = '';
  #hand = '';

  private constructor(exports: WebAssembly.Exports) {
    this.#exports = exports as unknown as Exports;
  }

  /** `steady`: milliseconds of a monotonic clock. */
  static async load(
    source: BufferSource,
    taken: Taken,
    steady = (): number => performance.now(),
  ): Promise<PracticeModule> {
    const box: { module?: PracticeModule } = {};
    const words = new Uint32Array(WORDS);
    let used = WORDS;
    const practice = {
      utc: () => Date.now(),
      steady,
      random(): number {
        if (used === WORDS) {
          crypto.getRandomValues(words);
          used = 0;
        }
        return words[used++] ?? 0;
      },
      take(kind: number, text: number, size: number): void {
        if (box.module) box.module.#take(taken, kind, text, size);
      },
      fail(text: number, size: number): never {
        throw new Error(box.module ? box.module.#text(text, size) : 'the module could not begin');
      },
    };
    const { instance } = await WebAssembly.instantiate(source, { practice });
    const module = (box.module = new PracticeModule(instance.exports));
    module.#exports._initialize();
    return module;
  }

  open(log: string[]): void {
    this.#exports.open_table(...this.#put(log.join('\n')));
  }
  receive(message: string): void {
    this.#exports.receive(...this.#put(message));
  }
  wake(): void {
    this.#exports.wake();
  }
  /** Milliseconds; null: never. */
  wakesIn(): number | null {
    const left = this.#exports.wakes_in();
    return left < 0 ? null : left;
  }
  /** Examines some more imagined deals. Returns true while a bot thinks. */
  think(): boolean {
    return this.#exports.think() !== 0;
  }

  rules(): Answer {
    return this.#answered(this.#exports.rules());
  }
  replay(body: string, as: string): Answer {
    return this.#answered(this.#exports.replay(...this.#put(body), ...this.#put(as)));
  }
  whatIf(body: string): Answer {
    return this.#answered(this.#exports.what_if(...this.#put(body)));
  }
  beginReview(body: string): void {
    this.#exports.begin_review(...this.#put(body));
  }
  /** Returns null while the review is under way. */
  reviewStep(): Answer | null {
    const status = this.#exports.review_step();
    return status === 0 ? null : this.#answered(status);
  }

  #answered(status: number): Answer {
    return { status, body: this.#answer };
  }
  #put(text: string): [number, number] {
    const bytes = this.#encoder.encode(text);
    const place = this.#exports.text_space(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, place, bytes.length).set(bytes);
    return [place, bytes.length];
  }
  #text(place: number, size: number): string {
    return this.#decoder.decode(new Uint8Array(this.#exports.memory.buffer, place, size));
  }
  #take(taken: Taken, kind: number, place: number, size: number): void {
    const text = this.#text(place, size);
    if (kind === 0) taken.message(text);
    else if (kind === 1) taken.entry(text);
    else if (kind === 2) this.#hand = text;
    else if (kind === 3) taken.hand(this.#hand, text);
    else this.#answer = text;
  }
}
