// Structure of a rule book, generated from docs/rules (tools/rules).
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
export interface RuleBook {
  sections: Section[];
  sources: { sign: string; text: string }[];
}

export const clausesOf = ({ sections }: RuleBook): ClauseText[] => sections.flatMap(({ clauses }) => clauses);

export const clauseOf = (ruleBook: RuleBook, id: string): ClauseText | undefined =>
  clausesOf(ruleBook).find((clause) => clause.id === id);

/** Sections with the clauses that contain every search word in their text or id; no empty sections. */
export function sought(ruleBook: RuleBook, words: string): Section[] {
  const all = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!all.length) return ruleBook.sections;
  const has = ({ id, text }: ClauseText): boolean => {
    const line = `${id} ${text}`.toLowerCase();
    return all.every((word) => line.includes(word));
  };
  return ruleBook.sections
    .map((section) => ({ ...section, clauses: section.clauses.filter(has) }))
    .filter(({ clauses }) => clauses.length > 0);
}
