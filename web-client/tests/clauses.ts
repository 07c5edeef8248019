// The clauses of a game's rules, as docs/rules has them: the source of every figure that the page tells.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROW = /^\| \*\*([A-Z]+-\d+)\*\* \| (.*) \|$/;

/** The text of each clause by its id, with its source behind. */
export function clausesOf(game: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '../../docs/rules', `${game}.md`), 'utf8');
  const rows = text.split('\n').flatMap((line) => {
    const [, id, rule] = ROW.exec(line) ?? [];
    return id && rule ? [[id, rule] as const] : [];
  });
  return new Map(rows);
}
