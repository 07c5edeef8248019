// Every word of the engine's tables of Sicilian tarocchi: the page has a text for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { siciliano } from '../src/games/siciliano';
import { events as eventTable } from '../src/games/siciliano/events';
import { lazyTexts, texts } from '../src/games/siciliano/i18n/texts';
import { emptyScene, trumpsOut, type Scene } from '../src/games/siciliano/scene';
import { sign } from '../src/games/siciliano/sign';
import { catalogues } from '../src/i18n/index.svelte';
import { refusal } from '../src/table/words';
import type { SeenEvent } from '../src/protocol/types';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const NAMES = read('engine/siciliano/names.cpp');
const quoted = (text: string): string[] => [...text.matchAll(/"([a-z_0-9]+)"/g)].map(([, word]) => word ?? '');
/** A table of the engine's names. */
const table = (name: string): string[] => quoted(new RegExp(`${name}\\{([^}]*)\\}`).exec(NAMES)?.[1] ?? '');
const CLAUSES = [...NAMES.matchAll(/\{"([A-Z]+-\d+)", "/g)].map(([, clause]) => clause ?? '');
const LANGS = ['it', 'en'] as const;

interface Step {
  seat: SeenEvent[];
  spectator: SeenEvent[];
}
/** The golden hands: events as the seat and a spectator see them. */
const [full = [], watched = [], short = []] = ['tortorici2014', 'dummett'].flatMap((preset) => {
  const steps = read(`tests/golden/siciliano/${preset}.jsonl`).trimEnd().split('\n').slice(1);
  const seen = steps.map((line) => JSON.parse(line) as Step);
  return [seen.flatMap(({ seat }) => seat), seen.flatMap(({ spectator }) => spectator)];
});
const told = (lang: 'it' | 'en') => ({ lang, name: (seat: number) => `S${seat}`, side: (side: number) => `P${side}` });

beforeAll(() => Promise.all(LANGS.map((lang) => lazyTexts.load(lang))));

describe('the schema', () => {
  it('has exactly the words and phases of the engine', () => {
    const { $defs } = JSON.parse(read('protocol/schema/siciliano_words.json')) as {
      $defs: Record<string, { enum?: string[] }>;
    };
    const words = (kind: string): string[] => $defs[`Siciliano${kind}`]?.enum ?? [];
    const spoken = ['Moved', 'Seen', 'Call', 'Announced', 'Spoken', 'Part', 'With'].flatMap(words);
    expect(table('kWords').length).toBeGreaterThan(30);
    expect([...new Set(spoken)].sort()).toEqual(table('kWords').sort());
    expect(words('Phase')).toEqual(table('kPhases'));
  });
});

describe('the page', () => {
  it('knows every event of the golden hands, and tells them in words', () => {
    for (const events of [full, watched, short])
      for (const event of events) expect(eventTable.knows(event), JSON.stringify(event)).toBe(true);
    const sentences = (lang: 'it' | 'en') => full.flatMap((event) => siciliano.sentence(event, told(lang)) ?? []);
    expect(sentences('it')).toEqual(
      expect.arrayContaining([
        'Scoperta a S2: Luna.',
        'L’ultima carta del mazzo: Stella.',
        'S1: «Tre trionfi».',
        'S2: «Un’Aria seconda».',
        'S1: «Picciotti e un’Aria sesta».',
        'S2 tace.',
        'S3: «Mischio».',
        'S0: «Tengo».',
        'S1: «Ho la Balla».',
        'S0 gioca il Fujutu e lo tiene.',
      ]),
    );
    expect(sentences('en')).toEqual(
      expect.arrayContaining([
        'S1: “Picciotti and an Aria, six trumps in all”.',
        'S2 says nothing.',
        'S1: “I hold the Balla”.',
      ]),
    );
  });

  it('has words for phases, moves, calls and every clause, in both languages', () => {
    const calls = quoted(/kCalls\{([^}]*)\}/.exec(read('engine/siciliano/call.hpp'))?.[1] ?? '');
    expect(calls).toHaveLength(12);
    expect(CLAUSES).toHaveLength(17);
    for (const lang of LANGS) {
      const own = siciliano.words(lang);
      expect(Object.keys(texts[lang].due).filter((phase) => table('kPhases').includes(phase))).toHaveLength(6);
      expect(Object.keys(own.move('play').with ?? {})).toEqual([...calls, 'calls']);
      expect(Object.keys(own.move('say').with ?? {})).toEqual(['mischio', 'tengo']);
      for (const move of table('kPhases').filter((phase) => phase !== 'over'))
        expect(own.move(move).name, move).not.toBe(move);
      for (const clause of CLAUSES)
        expect(own.refusal(clause) ?? refusal(catalogues[lang], clause), clause).toBeTruthy();
      for (const clause of Object.keys(texts[lang].refusals)) expect(CLAUSES).toContain(clause);
    }
  });

  it('says the same in both languages without gaps', () => {
    type Leaf = [string, unknown];
    const leaves = (node: unknown, path = ''): Leaf[] =>
      node === null || typeof node !== 'object'
        ? [[path, node]]
        : Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}/${key}`));
    const of = (lang: (typeof LANGS)[number]) => leaves({ ...texts[lang], sign: sign.words(lang), glossary: null });
    expect(of('en').map(([path, value]) => [path, typeof value])).toEqual(
      of('it').map(([path, value]) => [path, typeof value]),
    );
    for (const [path, value] of [...of('it'), ...of('en')])
      if (typeof value === 'string') expect(value, path).toMatch(/\S/);
  });
});

describe('the table', () => {
  const played = (events: SeenEvent[]) => events.reduce(eventTable.applyEvent, emptyScene());

  it('shows turned-up cards with their owner until they are played (EXP-3)', () => {
    const at = (n: number) => played(full.slice(0, n));
    const asked = full.findIndex(({ e, ...event }) => e === 'due' && 'phase' in event && event.phase === 'announce');
    // From the record: places 1, 4 and 1 of the packets of seats 1, 2 and 3.
    expect([0, 1, 2, 3].map((seat) => siciliano.open(at(asked), seat))).toEqual([[], ['D10'], ['T17'], ['B5']]);
    expect(siciliano.open(played(full), 1)).toEqual([]);
  });

  it('takes the Fujutu into its trick, which has four cards (FUJ-2, FUJ-4)', () => {
    const { tricks } = played(full);
    expect(tricks).toHaveLength(15);
    for (const { plays } of tricks) expect(plays).toHaveLength(4);
    expect(tricks.filter(({ plays }) => plays.some(({ card }) => card === 'M'))).toHaveLength(1);
  });

  it('tells the number of trumps out from the thirteenth trick on (CALL-12)', () => {
    const told: (number | null)[] = [];
    let scene: Scene = emptyScene();
    for (const event of full) {
      scene = eventTable.applyEvent(scene, event);
      if (event.e === 'trick') told.push(trumpsOut(scene));
    }
    expect(told.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => null));
    // All trumps but the two discarded, T9 and T8.
    expect(told.at(-1)).toBe(19);
    expect(told[11]).not.toBeNull();
  });
});
