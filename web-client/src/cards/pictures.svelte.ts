// The pictures of a pack. They come in one file: one request, and a quarter of the bytes of separate files, since the
// faces repeat each other's ornaments.
import { backoff } from '../net/backoff';

/** A card's paper, until its picture is here: the same shape, so that nothing moves. */
export const BLANK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 336"><rect x="1" y="1" width="198" height="334" rx="12" fill="#f7ecd3" stroke="#6b5638" stroke-width="1.5"/></svg>',
)}`;

export class Pictures {
  /** By name; null until the file is here. */
  #svgs = $state.raw<Readonly<Record<string, string>> | null>(null);
  #urls: Record<string, string> = {};
  #coming: Promise<void> | null = null;

  /** `file`: address of the pack's file; each of its lines is a picture's name and its SVG. */
  constructor(private readonly file: string) {}

  /** URL of the first of these pictures that exists. A first call loads the file. */
  url(names: readonly string[]): string {
    if (!this.#svgs) void this.load();
    const svgs = this.#svgs ?? {};
    for (const name of names) {
      const svg = svgs[name];
      if (svg) return (this.#urls[name] ??= URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    }
    return BLANK;
  }

  /** Makes all URLs while the page is idle: on a slow phone each takes 7 ms, which would lengthen the scripts of a trick. */
  async #prepare(): Promise<void> {
    for (const name of Object.keys(this.#svgs ?? {})) {
      await new Promise((done) => ('requestIdleCallback' in globalThis ? requestIdleCallback(done) : setTimeout(done)));
      this.url([name]);
    }
  }

  /** Resolves once all pictures are here; a failed request is repeated until then. */
  load(): Promise<void> {
    return (this.#coming ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    for (let attempt = 0; ; attempt += 1)
      try {
        const answer = await fetch(this.file);
        if (!answer.ok) throw new Error(`${this.file}: ${answer.status}`);
        const lines = (await answer.text()).trimEnd().split('\n');
        this.#svgs = Object.fromEntries(lines.map((line) => line.split(/(?=<)(.*)/, 2)));
        return void this.#prepare();
      } catch {
        await new Promise((done) => setTimeout(done, backoff(attempt)));
      }
  }
}
