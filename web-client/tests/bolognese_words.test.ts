// Every word of the engine's tables of Tarocco bolognese: the schema contains it, and the page has a text for it.
import { valueName } from '../src/rules/naming';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { deck } from '../src/games/bolognese/cards';
import { texts } from '../src/games/bolognese/i18n/texts';
import { events as eventTable } from '../src/games/bolognese/events';
import { sign } from '../src/games/bolognese/sign';
import { catalogues } from '../src/i18n/index.svelte';
import { refusal } from '../src/table/words';
import type { SeenEvent } from '../src/protocol/types';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
interface Defined {
  enum?: string[];
  pattern?: string;
}
const schema = JSON.parse(read('protocol/schema/bolognese_words.json')) as { $defs: Record<string, Defined> };
const words = (name: string): string[] => schema.$defs[`Bolognese${name}`]?.enum ?? [];
const NAMES = read('engine/bolognese/names.cpp');
/** A table of the engine's names. */
const table = (name: string): string[] =>
  [...(new RegExp(`${name}\\{([^}]*)\\}`).exec(NAMES)?.[1] ?? '').matchAll(/"([a-z_]+)"/g)].map(
    ([, word]) => word ?? '',
  );
const CLAUSES = [...NAMES.matchAll(/\{"([A-Z]+-\d+)", "/g)].map(([, clause]) => clause ?? '');
const LANGS = ['it', 'en'] as const;
const KINDS = ['Moved', 'Seen', 'Announced', 'Kind', 'Signal', 'Counted', 'With', 'Note', 'Spoken', 'BidWord'];

describe('the schema', () => {
  it('has exactly the words and phases of the engine', () => {
    expect(table('kWords').length).toBeGreaterThan(30);
    expect([...new Set(KINDS.flatMap(words))].sort()).toEqual(table('kWords').sort());
    expect(words('Phase')).toEqual(table('kPhases'));
  });

  it('has exactly the codes of the 62 cards', () => {
    const code = new RegExp(schema.$defs['BologneseCard']?.pattern ?? '');
    expect(deck.cards.filter((card) => code.test(card.code))).toHaveLength(62);
    for (const strange of ['C2', 'D5', 'T2', 'T4', 'T21', 'TM5', 'TM', 'M1', 'CX', 'B11'])
      expect(strange).not.toMatch(code);
  });
});

describe('the page', () => {
  const said = ['Announced', 'Kind', 'Signal', 'BidWord'].flatMap(words);
  const events = [
    ...words('Moved').map((why) => ({ e: 'moved', from: 'hand:0', to: 'pile:0', why, count: 1, cards: ['M'] })),
    ...said.map((word) => ({ e: 'said', seat: 0, word, cards: ['CK', 'CQ', 'CN'], numbers: [0] })),
    ...['Counted', 'Kind'].flatMap(words).map((why) => ({ e: 'scored', side: 0, points: 1, why })),
    ...words('Phase').map((phase) => ({ e: 'due', seats: [0], phase })),
  ] as SeenEvent[];

  it('knows every word, and no unknown one', () => {
    expect(events.length).toBeGreaterThan(40);
    for (const event of events) {
      expect(eventTable.knows(event), JSON.stringify(event)).toBe(true);
      const strange = Object.fromEntries(
        Object.entries(event).map(([key, value]) => [key, /why|word|phase/.test(key) ? 'x' : value]),
      );
      expect(eventTable.knows(strange as SeenEvent), JSON.stringify(strange)).toBe(false);
    }
  });

  it('describes every event except dealt packets, gathered tricks and turns', () => {
    for (const lang of LANGS) {
      const told = { lang, name: (seat: number) => `S${seat}`, side: (side: number) => `P${side}` };
      const silent = events.filter((event) => bolognese.sentence(event, told) === null);
      expect(silent.filter(({ e }) => e !== 'due').map((event) => ('why' in event ? event.why : ''))).toEqual([
        'deal',
        'gather',
      ]);
    }
  });

  it('has words for moves, phases, a move’s additions and every clause, in both languages', () => {
    expect(CLAUSES.length).toBeGreaterThan(10);
    for (const lang of LANGS) {
      const own = bolognese.words(lang);
      expect(Object.keys(texts[lang].due).sort()).toEqual(table('kPhases').sort());
      expect(Object.keys(texts[lang].moves.play.with).sort()).toEqual([...words('With'), ...words('Signal')].sort());
      for (const move of table('kPhases').filter((phase) => phase !== 'over'))
        expect(own.move(move).name, move).not.toBe(move);
      for (const clause of CLAUSES)
        expect(own.refusal(clause) ?? refusal(catalogues[lang], clause), clause).toBeTruthy();
    }
  });

  it('refuses only with clauses of the engine', () => {
    for (const clause of Object.keys(texts.it.refusals)) expect(CLAUSES).toContain(clause);
  });
});

describe('the rules', () => {
  const source = read('engine/bolognese/rules.cpp');
  const names = [
    ...new Set([...source.matchAll(/"(\w+)",\s+(?:clause|"[A-Z0-9-]+"),\s+OptionKind/g)].map(([, name]) => name)),
  ];

  it('have a text for exactly the options and values', () => {
    expect(names).toEqual(['target', 'signals', 'object_after_pass', 'poste_from', 'players', 'end', 'loser_deals']);
    for (const lang of LANGS) {
      const options = bolognese.words(lang).options;
      const { 'mattazza.target': _, ...list } = options.list;
      expect(Object.keys(list)).toEqual(names);
      expect(Object.keys(list.signals?.values ?? {})).toEqual(['true', 'false']);
      expect(valueName(options, 'target', 650)).toMatch(/650/);
    }
  });
});

describe('the texts', () => {
  type Leaf = [string, unknown];
  const leaves = (node: unknown, path = ''): Leaf[] =>
    node === null || typeof node !== 'object'
      ? [[path, node]]
      : Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}/${key}`));

  it('say the same in both languages without gaps', () => {
    const of = (lang: (typeof LANGS)[number]) => leaves({ ...texts[lang], sign: sign.words(lang) });
    const kinds = (all: Leaf[]) => all.map(([path, value]) => [path, typeof value]);
    expect(kinds(of('en'))).toEqual(kinds(of('it')));
    for (const [path, value] of [...of('it'), ...of('en')])
      if (typeof value === 'string') expect(value, path).toMatch(/\S/);
  });
});
