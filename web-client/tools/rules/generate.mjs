// Generates the rule books that the client shows from docs/rules, one file per game and language:
// games/ID/rules/LANG.json. The Italian book has its own sentences; sources are listed in the English one only.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clausesOf, read } from './book.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const DOCS = join(HERE, '../../../docs/rules');
const GAMES = join(HERE, '../../src/games');

for (const game of readdirSync(GAMES)) {
  if (!existsSync(join(DOCS, `${game}.md`))) continue;
  const english = read(join(DOCS, `${game}.md`));
  const italian = read(join(DOCS, `${game}.it.md`));
  const sources = new Map(clausesOf(english).map(({ id, source }) => [id, source]));
  for (const clause of clausesOf(italian)) clause.source = sources.get(clause.id) ?? '';
  const folder = join(GAMES, game, 'rules');
  mkdirSync(folder, { recursive: true });
  for (const [lang, book] of Object.entries({ en: english, it: italian }))
    writeFileSync(join(folder, `${lang}.json`), JSON.stringify(book));
  console.log(`src/games/${game}: ${sources.size} clauses in two languages`);
}
