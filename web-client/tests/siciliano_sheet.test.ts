// The count of the golden hands, as the sheet shows it: the totals and gains that the engine reports.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { events } from '../src/games/siciliano/events';
import { emptyScene, figures } from '../src/games/siciliano/scene';
import type { SeenEvent } from '../src/protocol/types';

const GOLDEN = join(import.meta.dirname, '../../tests/golden/siciliano');
const FILES = readdirSync(GOLDEN);

it.each(FILES)('equals the hand’s closing figures (VAL-4, VAL-5, COUNT-1 … COUNT-3): %s', (file) => {
  const steps = readFileSync(join(GOLDEN, file), 'utf8').trimEnd().split('\n').slice(1);
  const seen = steps.flatMap((line) => (JSON.parse(line) as { spectator: SeenEvent[] }).spectator);
  const scene = seen.reduce(events.applyEvent, emptyScene());
  const [one, other] = [figures(scene, 0), figures(scene, 1)];
  expect([one.total, other.total, one.gain, other.gain]).toEqual(scene.over);
  expect(one.total + other.total).toBe(109);
  expect(one.cards + other.cards).toBe(63);
});
