// Detects whether the server serves a newer client, whose protocol this page may not speak.
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
