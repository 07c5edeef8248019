// Finds glossary terms in a sentence, so that they can be explained.

export interface Term {
  /** Headword, capitalised. */
  word: string;
  /** Other forms of the term. */
  forms?: string[];
  meaning: string;
}
/** A part of a sentence; `term` is set if it is a glossary term. */
export interface Stretch {
  text: string;
  term?: Term;
}

const forms = ({ word, forms: others = [] }: Term): string[] => [word.toLowerCase(), ...others];

/** Search structure of a glossary. */
interface Finder {
  termByForm: ReadonlyMap<string, Term>;
  any: RegExp;
}

/** Cached per glossary, since sentences are searched on every rendering. */
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

/** Splits a sentence; each term is marked at its first occurrence only. */
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
