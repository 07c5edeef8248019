// Parses a document of docs/rules: headings, lead paragraphs, and tables of clauses.
import { readFileSync } from 'node:fs';

const HEADING = /^(##+) (.+)$/;
const CLAUSE = /^\| \*\*([A-Z]+-\d+)\*\* \|(.+)\|$/;
const SOURCE = /^\| ([^|]+) \| ([^|]+) \|$/;
/** Prefix of test figures, which are not clauses. */
const FIGURE = 'V-';
const SOURCES = new Set(['Sources', 'Fonti']);

const cells = (row) => row.split('|').map((cell) => cell.trim());

/** `{sections: [{title, level, lead, clauses: [{id, text, source}]}], sources: [{sign, text}]}`; sections without a
 * clause are left out. */
export function read(file) {
  const sections = [];
  const sources = [];
  let now = null;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) {
      now = { title: heading[2], level: heading[1].length, lead: '', clauses: [] };
      sections.push(now);
      continue;
    }
    if (!now) continue;
    const clause = CLAUSE.exec(line);
    if (clause) {
      const [text, source = ''] = cells(clause[2]);
      if (!clause[1].startsWith(FIGURE)) now.clauses.push({ id: clause[1], text, source });
    } else if (SOURCES.has(now.title)) {
      const row = SOURCE.exec(line);
      if (row && !/^-+$|^segno$|^sign$/.test(row[1])) sources.push({ sign: row[1], text: row[2] });
    } else if (line.trim() && !line.startsWith('|') && now.clauses.length === 0)
      now.lead = `${now.lead} ${line.trim()}`.trim();
  }
  return { sections: sections.filter(({ clauses }) => clauses.length > 0), sources };
}

export const clausesOf = ({ sections }) => sections.flatMap(({ clauses }) => clauses);
