// Generates what the client shows of docs/rules, per game and language: the rule book, games/ID/rules/LANG.json, and
// words.LANG.json: the rules in short, the options in words, the glossary. The Italian book has its own sentences;
// sources are listed in the English one only.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clausesOf, read, readWords } from './book.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const DOCS = join(HERE, '../../../docs/rules');
const GAMES = join(HERE, '../../src/games');

for (const game of readdirSync(GAMES)) {
  if (!existsSync(join(DOCS, `${game}.md`))) continue;
  const files = { en: join(DOCS, `${game}.md`), it: join(DOCS, `${game}.it.md`) };
  const english = read(files.en);
  const italian = read(files.it);
  const sources = new Map(clausesOf(english).map(({ id, source }) => [id, source]));
  for (const clause of clausesOf(italian)) clause.source = sources.get(clause.id) ?? '';
  const folder = join(GAMES, game, 'rules');
  mkdirSync(folder, { recursive: true });
  for (const [lang, book] of Object.entries({ en: english, it: italian }))
    writeFileSync(join(folder, `${lang}.json`), JSON.stringify(book));
  for (const [lang, file] of Object.entries(files))
    writeFileSync(join(folder, `words.${lang}.json`), JSON.stringify(readWords(file)));
  console.log(`src/games/${game}: ${sources.size} clauses in two languages`);
}
