// Whether the server gives out another page than this one: after an upgrade it may not take this page's line any more.
import { resolveUrl } from '../net/base';

const program = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** This page is of another build than the one that the server has now; false where that cannot be told. */
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
