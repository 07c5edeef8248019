// Detects whether the server serves a newer client, whose protocol this page may not speak, and which lacks the parts
// that this page has not loaded yet.
import { resolveUrl } from '../net/base';

const program = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Returns true if the server has another build than this page; false if that is unknown. */
export async function outdated(): Promise<boolean> {
  try {
    const answer = await fetch(resolveUrl('./'), { cache: 'no-store' });
    if (!answer.ok) return false;
    const served = program(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return served !== null && served !== program(document);
  } catch {
    return false;
  }
}

class Build {
  /** A part of this page could not be loaded, since the server has another build. */
  outdated = $state(false);
  /** Errors of parts that could not be loaded. */
  #missing = new WeakSet();

  isMissing(error: unknown): boolean {
    return error instanceof Error && this.#missing.has(error);
  }

  /** Asks the server's build whenever a part cannot be loaded. */
  watch(): () => void {
    const failed = ({ payload }: VitePreloadErrorEvent): void => {
      this.#missing.add(payload);
      void outdated().then((is) => (this.outdated ||= is));
    };
    addEventListener('vite:preloadError', failed);
    return () => removeEventListener('vite:preloadError', failed);
  }
}

export const build = new Build();
