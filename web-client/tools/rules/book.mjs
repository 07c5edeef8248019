// Parses a document of docs/rules: headings, lead paragraphs, and tables of clauses; the rules in short, the options in
// words and the glossary.
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

/** The part below a heading, up to the next one of its level: `{title, lines}`. */
function part(file, wanted) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith('## ') && wanted.test(line));
  if (from < 0) throw new Error(`${file}: no heading ${wanted}`);
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => line.startsWith('## '));
  return { title: lines[from].slice(3), lines: rest.slice(0, to < 0 ? undefined : to).filter(Boolean) };
}
/** The cells of a table's rows, without its head. */
const rows = (lines) => lines.slice(2).map((line) => cells(line).slice(1, -1));

/** Paragraphs: the first ones introduce, the others stand below headings. */
function inShort(file) {
  const { title, lines } = part(file, /(in short|in breve)$/);
  const [intro, ...rest] = lines;
  const sections = [];
  for (const line of rest)
    if (line.startsWith('### ')) sections.push({ title: line.slice(4), text: [] });
    else sections.at(-1).text.push(line);
  return { title, intro, sections };
}
/** By option: its name, what it changes, and its values by their word; `#` stands for any number. */
function optionsInWords(file) {
  const options = rows(part(file, /(in words|a parole)$/).lines).map(([option, name, text, values]) => [
    option.replaceAll('`', ''),
    {
      name,
      text,
      values: Object.fromEntries(values.split('; ').map((value) => /^`(.+?)` (.+)$/.exec(value).slice(1))),
    },
  ]);
  return Object.fromEntries(options);
}
/** `{short, options, glossary}`. */
export function readWords(file) {
  const { title, lines } = part(file, /^## (Glossary|Parole del tavolo)$/);
  const glossary = rows(lines).map(([word, forms, meaning]) => ({
    word,
    forms: forms.split(', ').filter(Boolean),
    meaning,
  }));
  return { short: { ...inShort(file), glossaryTitle: title }, options: optionsInWords(file), glossary };
}
