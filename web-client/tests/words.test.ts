// Every word of the game's tables, everywhere: the schema has the engine's words, and the page a text for each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { events as eventTable } from '../src/games/minchiate/events';
import { texts } from '../src/games/minchiate/i18n/texts';
import type { SeenEvent } from '../src/protocol/types';

const ROOT = join(import.meta.dirname, '../..');
const SCHEMA = join(ROOT, 'protocol/schema');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const schema = JSON.parse(read('protocol/schema/minchiate_words.json')) as {
  $defs: Record<string, { enum: string[] }>;
};
const words = (name: string): string[] => schema.$defs[name]?.enum ?? [];

/** A table of the engine's names. */
function table(name: string): string[] {
  const text = new RegExp(`${name}\\{([^}]*)\\}`).exec(read('engine/minchiate/names.cpp'))?.[1] ?? '';
  return [...text.matchAll(/"([a-z_]+)"/g)].map((match) => match[1] ?? '');
}

describe('the schema', () => {
  it('has exactly the words and phases of the engine', () => {
    const spoken = ['Moved', 'Seen', 'Said', 'Scored', 'Paid', 'Line'].flatMap((kind) => words(`Minchiate${kind}`));
    expect(table('kWords').length).toBeGreaterThan(20);
    expect([...new Set(spoken)].sort()).toEqual(table('kWords').sort());
    expect(words('MinchiatePhase')).toEqual(table('kPhases'));
  });

  it('accepts every event of every golden playthrough', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const file of readdirSync(SCHEMA))
      ajv.addSchema(JSON.parse(readFileSync(join(SCHEMA, file), 'utf8')) as object);
    const seen = ajv.getSchema('https://germini.example/protocol/schema/seen_event.json');
    let count = 0;
    for (const file of readdirSync(join(ROOT, 'tests/golden/minchiate')))
      for (const line of read(`tests/golden/minchiate/${file}`).trimEnd().split('\n').slice(1)) {
        const step = JSON.parse(line) as { seat: SeenEvent[]; spectator: SeenEvent[] };
        for (const event of [...step.seat, ...step.spectator]) {
          expect(seen?.(event), JSON.stringify(event)).toBe(true);
          expect(eventTable.knows(event), JSON.stringify(event)).toBe(true);
          count += 1;
        }
      }
    expect(count).toBeGreaterThan(1000);
  });
});

it('the protocol’s description has the dealer’s robbing in its order', () => {
  const row = /^\| dealer robs \| (.*) \|$/m.exec(read('protocol/README.md'))?.[1] ?? '';
  const told = [...row.matchAll(/`(moved|seen|scored)`[^;]*`why` `(\w+)`/g)].map((match) => `${match[1]} ${match[2]}`);
  const steps = read('tests/golden/minchiate/germini.jsonl').trimEnd().split('\n').slice(1);
  const events = steps.flatMap((line) => (JSON.parse(line) as { seat: SeenEvent[] }).seat);
  const at = events.findIndex((event) => event.e === 'moved' && event.from === 'fola' && event.why === 'rob');
  expect(told).toHaveLength(3);
  expect(events.slice(at, at + 3).map((event) => `${event.e} ${'why' in event ? event.why : ''}`)).toEqual(told);
});

describe('the page', () => {
  const events = [
    ...words('MinchiateMoved').map((why) => ({ e: 'moved', from: 'pack', to: 'fola', why, count: 1 })),
    ...words('MinchiateSeen').map((why) => ({ e: 'seen', zone: 'fola', why, by: [0], count: 1 })),
    ...words('MinchiateSaid').map((word) => ({ e: 'said', seat: 0, word })),
    ...words('MinchiateScored').map((why) => ({ e: 'scored', side: 0, points: 1, why })),
    ...words('MinchiatePaid').map((why) => ({ e: 'paid', side: 0, amount: 1, why })),
    ...words('MinchiatePhase').map((phase) => ({ e: 'due', seats: [0], phase })),
  ] as SeenEvent[];

  it('knows every word', () => {
    for (const event of events) expect(eventTable.knows(event), JSON.stringify(event)).toBe(true);
    for (const event of events) {
      const strange = Object.fromEntries(
        Object.entries(event).map(([k, v]) => [k, /why|word|phase/.test(k) ? 'x' : v]),
      );
      expect(eventTable.knows(strange as SeenEvent), JSON.stringify(strange)).toBe(false);
    }
  });

  it('has words for every kind of points and every phase, in both languages', () => {
    for (const t of Object.values(texts)) {
      expect(Object.keys(t.chronicle.why).sort()).toEqual(words('MinchiateScored').sort());
      expect(Object.keys(t.due).sort()).toEqual(words('MinchiatePhase').sort());
    }
  });
});
