// The story of the golden hands, as their score sheets begin: who won, and by what, from the engine's own figures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { decisive } from '../src/games/contract/story';
import { minchiate } from '../src/games/minchiate';
import { siciliano } from '../src/games/siciliano';
import type { SeenEvent } from '../src/protocol/types';

const GOLDEN = join(import.meta.dirname, '../../tests/golden');
const RESTO = 60;
const GAMES = { minchiate, bolognese, siciliano };

/** The winner, by how much, and the part with the most points; null: the sheet itself says it. */
const HANDS = [
  ['minchiate', 'pagat', [1, 76, 'versicole declared', 30]],
  ['minchiate', 'germini', [1, 79, 'versicole in the count', 60]],
  ['bolognese', 'ottocento', [1, 401, 'cricche', 188]],
  ['bolognese', 'centocinquanta', [1, 164, 'sequences', 100]],
  ['bolognese', 'mattazza', null],
  ['siciliano', 'tortorici2014', [0, 8, 'cards of value', 9]],
] as const;

it.each(HANDS)('%s, %s', async (game, preset, told) => {
  const ui = GAMES[game];
  const [header = '', ...steps] = readFileSync(join(GOLDEN, game, `${preset}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const { options } = (JSON.parse(header) as { record: { rules: { options: { players?: number } } } }).record.rules;
  const alone = Array.from({ length: options.players ?? 5 }, (_, seat) => seat);
  const sides = preset === 'mattazza' ? alone : preset === 'centocinquanta' ? [0, 1] : [0, 1, 0, 1];
  const events = steps.flatMap((line) => (JSON.parse(line) as { spectator: SeenEvent[] }).spectator);
  const start = { seats: sides.length, sides, unitPoints: game === 'minchiate' ? RESTO : null };
  const scene = events.reduce((now, event) => ui.applyEvent(now, event), ui.empty(start));
  const tell = await ui.story?.();
  const [it_, en] = [tell?.(scene, 'it') ?? null, tell?.(scene, 'en') ?? null];
  expect(it_?.parts.map(({ points }) => points)).toEqual(en?.parts.map(({ points }) => points));
  expect(en && [en.winner, en.by, en.parts[0]?.name, en.parts[0]?.points]).toEqual(told);
});

it('names the two parts with the most points, and none without', () => {
  const names = { a: 'A', b: 'B', c: 'C', d: 'D' };
  expect(decisive({ a: 1, b: -7, c: 5, d: 3 }, names)).toEqual([
    { name: 'C', points: 5 },
    { name: 'D', points: 3 },
  ]);
  expect(decisive({ a: 0, b: 0, c: 0, d: -1 }, names)).toEqual([]);
});
