// A book of rules as the page reads it: made of docs/rules (tools/rules).
export interface ClauseText {
  id: string;
  text: string;
  source: string;
}
export interface Section {
  title: string;
  level: number;
  lead: string;
  clauses: ClauseText[];
}
export interface Volume {
  sections: Section[];
  sources: { sign: string; text: string }[];
}

export const clausesOf = ({ sections }: Volume): ClauseText[] => sections.flatMap(({ clauses }) => clauses);

export const clauseOf = (volume: Volume, id: string): ClauseText | undefined =>
  clausesOf(volume).find((clause) => clause.id === id);

/** What is left of a book where every word sought for stands in a clause, or in its number; no empty sections. */
export function sought(volume: Volume, words: string): Section[] {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!all.length) return volume.sections;
  const has = ({ id, text }: ClauseText): boolean => {
    const line = `${id} ${text}`.toLowerCase();
    return all.every((word) => line.includes(word));
  };
  return volume.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter(has) }))
    .filter(({ clauses }) => clauses.length > 0);
}
