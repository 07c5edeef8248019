import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { texts } from '../src/games/minchiate/i18n/texts';
import { minchiate } from '../src/games/minchiate';
import { localeOf } from '../src/i18n/dates';
import { catalogues, type Catalogue } from '../src/i18n/index.svelte';
import { refusal } from '../src/table/words';

type Node = { [key: string]: unknown };

function leaves(node: unknown, path = ''): [string, unknown][] {
  if (node === null || typeof node !== 'object') return [[path, node]];
  return Object.entries(node as Node).flatMap(([key, value]) => leaves(value, `${path}/${key}`));
}

/** Sections are loaded in any order. */
const inOrder = (catalogue: Catalogue): object =>
  Object.fromEntries(Object.entries(catalogue).sort(([one], [other]) => one.localeCompare(other)));

describe('the catalogues', () => {
  // The glossaries explain the words in each language's own sentences.
  const it_ = leaves({ ...inOrder(catalogues.it), own: { ...texts.it, glossary: null } });
  const en = leaves({ ...inOrder(catalogues.en), own: { ...texts.en, glossary: null } });

  it('say the same in both languages', () => {
    expect(en.map(([path, value]) => [path, typeof value])).toEqual(it_.map(([path, value]) => [path, typeof value]));
    expect(it_.length).toBeGreaterThan(250);
  });

  it('have no gaps', () => {
    for (const [path, value] of [...it_, ...en]) {
      if (typeof value === 'string') expect(value.trim(), path).not.toBe('');
    }
  });

  it('have a sentence for every clause that the engine refuses with', () => {
    const engine = join(import.meta.dirname, '../../engine/minchiate');
    const named = new Set<string>();
    for (const name of readdirSync(engine).filter((file) => file.endsWith('.cpp'))) {
      const text = readFileSync(join(engine, name), 'utf8');
      // The options' own table names clauses too, but no move breaks those.
      if (name === 'rules.cpp') continue;
      for (const [, clause] of text.matchAll(/"([A-Z]+-\d+)"/g)) named.add(clause ?? '');
    }
    expect(named.size).toBeGreaterThan(8);
    for (const clause of named)
      for (const lang of ['it', 'en'] as const)
        expect(minchiate.words(lang).refusal(clause) ?? refusal(catalogues[lang], clause), clause).not.toBe('');
  });

  it('have a sentence for every rule of the table that the protocol lists', () => {
    const protocol = readFileSync(join(import.meta.dirname, '../../protocol/README.md'), 'utf8');
    const listed = /Rules of the table that `refused` may name: ([\s\S]*?)\n(?:\||Codes)/.exec(protocol)?.[1] ?? '';
    const rules = [...listed.matchAll(/`([a-z_]+)`/g)].map((match) => match[1] ?? '').filter((word) => word !== 'hand');
    expect(rules.length).toBeGreaterThan(8);
    for (const rule of rules) for (const t of Object.values(catalogues)) expect(refusal(t, rule), rule).not.toBe('');
  });

  it('have a sentence for every rule of the table that the server knows', () => {
    const header = readFileSync(join(import.meta.dirname, '../../protocol/wire/table_rules.hpp'), 'utf8');
    const rules = [...header.matchAll(/^ {4}\{"([a-z_]+)", /gm)].map((match) => match[1] ?? '');
    expect(rules.length).toBeGreaterThan(20);
    for (const rule of rules) for (const t of Object.values(catalogues)) expect(refusal(t, rule), rule).not.toBe('');
  });

  it('have a sentence for every reason that the protocol lists for refusing a name', () => {
    const protocol = readFileSync(join(import.meta.dirname, '../../protocol/README.md'), 'utf8');
    const codes = [...protocol.matchAll(/^\| `(name_[a-z_]+)` \|/gm)].map((match) => match[1] ?? '');
    expect(codes.length).toBeGreaterThan(4);
    for (const t of Object.values(catalogues)) expect(Object.keys(t.lobby.names).sort()).toEqual(codes.sort());
  });

  it('use the plurals and lists of their language', () => {
    const { it: italian, en: english } = catalogues;
    expect([0, 1, 2].map(italian.app.cards)).toEqual(['0 carte', '1 carta', '2 carte']);
    expect([0, 1, 2].map(english.app.cards)).toEqual(['0 cards', '1 card', '2 cards']);
    const lists = [[], ['A'], ['A', 'B'], ['A', 'B', 'C']];
    expect(lists.map(italian.app.list)).toEqual(['', 'A', 'A e B', 'A, B e C']);
    expect(lists.map(english.app.list)).toEqual(['', 'A', 'A and B', 'A, B and C']);
    const source = join(import.meta.dirname, '../src');
    for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(i18n|words\.).*\.ts$/.test(file),
    ))
      expect(readFileSync(join(source, name), 'utf8'), name).not.toMatch(/=== 1\b|join\(' /);
  });

  it('fall back on the server’s words', () => {
    expect(refusal(catalogues.it, 'XYZ-9', 'parole del server')).toBe('parole del server');
  });
});

describe('a date', () => {
  it('is written in the reader’s locale', () => {
    expect(localeOf('en', ['en-GB', 'en'])).toBe('en-GB');
    expect(localeOf('en', ['it-IT', 'en-US'])).toBe('en-US');
    expect(localeOf('en', ['it-IT'])).toBe('en-GB');
    expect(localeOf('it', ['en-US'])).toBe('it-IT');
  });
});
