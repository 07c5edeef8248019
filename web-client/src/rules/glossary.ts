// The words of a game within a sentence of the page, so that each can say what it means.

export interface Term {
  /** As it is looked up, with a capital. */
  word: string;
  /** Other forms in which it stands in sentences. */
  forms?: string[];
  meaning: string;
}
/** A stretch of a sentence; with a term where it is one of the game's words. */
export interface Stretch {
  text: string;
  term?: Term;
}

const forms = ({ word, forms: others = [] }: Term): string[] => [word.toLowerCase(), ...others];

/** How the words of a glossary are found. */
interface Finder {
  termByForm: ReadonlyMap<string, Term>;
  any: RegExp;
}

/** Made once for each: a sentence is looked through whenever it is shown. */
const finders = new WeakMap<readonly Term[], Finder>();

function finderOf(terms: readonly Term[]): Finder {
  const made = finders.get(terms);
  if (made) return made;
  const termByForm = new Map(terms.flatMap((term) => forms(term).map((form) => [form, term] as const)));
  const longestFirst = [...termByForm.keys()].sort((a, b) => b.length - a.length).join('|');
  const finder = { termByForm, any: new RegExp(`(?<!\\p{L})(?:${longestFirst})(?!\\p{L})`, 'giu') };
  finders.set(terms, finder);
  return finder;
}

/** Each word at its first place alone: to be told once in a sentence is enough. */
export function glossaryStretches(text: string, terms: readonly Term[]): Stretch[] {
  if (terms.length === 0) return [{ text }];
  const { termByForm, any } = finderOf(terms);
  const seen = new Set<Term>();
  const out: Stretch[] = [];
  let from = 0;
  for (const found of text.matchAll(any)) {
    const term = termByForm.get(found[0].toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) out.push({ text: text.slice(from, found.index) });
    out.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length || out.length === 0) out.push({ text: text.slice(from) });
  return out;
}
