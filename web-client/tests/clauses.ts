// The clauses of a game's rules in docs/rules: the source of every figure on the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROW = /^\| \*\*([A-Z]+-\d+)\*\* \| (.*) \|$/;

/** The text of each clause by its id, followed by its source. */
export function clausesOf(game: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../docs/rules', `${game}.md`), 'utf8');
  const rows = text.split('\n').flatMap((line) => {
    const [, id, rule] = ROW.exec(line) ?? [];
    return id && rule ? [[id, rule] as const] : [];
  });
  return new Map(rows);
}
