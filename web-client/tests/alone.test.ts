// Minchiate without partners: its table, score sheet, deal and choices.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINCHIATE_ALONE } from '../dev/alone_prompts';
import { kindsOf } from '../src/club/kind';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { FEES } from '../src/games/minchiate/forms';
import { emptyScene, isDealt, rest, type Scene } from '../src/games/minchiate/scene';
import AloneSheet from '../src/games/minchiate/sheet/AloneSheet.svelte';
import { signs } from '../src/games/signs';
import { language } from '../src/i18n/index.svelte';
import { nextRound } from '../src/match/persons';
import type { RulesGame, SeenEvent } from '../src/protocol/types';
import { fold } from '../src/timeline/fold';
import { emptyView } from '../src/timeline/view';

beforeAll(() => language.set('en'));

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];
const eventsOf = (prompt: string): SeenEvent[] => MINCHIATE_ALONE[prompt]?.events ?? [];
function sceneOf(prompt: string): Scene {
  const sides = MINCHIATE_ALONE[prompt]?.table?.sides ?? [];
  const start = { seats: sides.length, sides, unitPoints: 60 };
  return eventsOf(prompt).reduce(minchiate.applyEvent, emptyScene(start)) as Scene;
}
const viewOf = (prompt: string) => eventsOf(prompt).reduce(fold, emptyView(minchiate.pack));
const context = (scene: Scene) => ({
  lang: 'en' as const,
  name: (seat: number) => NAMES[seat] ?? '',
  side: (side: number) => NAMES[side] ?? '',
  scene,
});

describe('a table without partners', () => {
  it('has a score of each player, from which the dead are taken off (SOLO-19)', () => {
    const scene = sceneOf('alone-play');
    expect(scene.points).toEqual([0, 0, 45, 10]);
    expect(scene.tally.map(({ side, points, lead }) => [side, points, lead])).toContainEqual([0, -5, 0]);
    expect(scene.lead).toBe(0);
  });

  it('counts the rest, with discards and the hands of players who are out (SOLO-9, OUT-2)', () => {
    expect(rest(sceneOf('two-lead'), viewOf('two-lead')).count).toBe(97 - 50);
    const scene = sceneOf('alone-play');
    expect(scene.out).toEqual([1]);
    const { count, cards } = rest(scene, viewOf('alone-play'));
    expect(count).toBe(97 - 3 * 21);
    expect(cards).toEqual(expect.arrayContaining(['B5', 'B6', 'D2', 'D5']));
    expect(minchiate.rests(scene, 1)).toBe(true);
  });

  it('is dealt when every seat has its exposed card (SOLO-4)', () => {
    expect(isDealt(sceneOf('three-declare'))).toBe(true);
    const events = eventsOf('three-declare');
    const before = events.slice(
      0,
      events.findLastIndex((event) => event.e === 'moved'),
    );
    expect(isDealt(before.reduce(minchiate.applyEvent, emptyScene(sceneOf('three-declare').start)) as Scene)).toBe(
      false,
    );
  });

  it('names the fee of the seat’s place, as the rules do (OUT-4)', () => {
    const text = readFileSync(join(import.meta.dirname, '../../docs/rules/minchiate.md'), 'utf8');
    const clause = /^\| \*\*OUT-4\*\* \| (.*)$/m.exec(text)?.[1] ?? '';
    for (const [option, fees] of Object.entries(FEES)) expect(clause).toContain(`${fees.join(', ')} (\`${option}\`)`);
  });

  it('reports who goes out, deaths and what the dealer takes from the rest', () => {
    const scene = sceneOf('alone-play');
    const told = eventsOf('alone-sheet').map((event) => minchiate.sentence(event, context(scene)));
    expect(told).toContain('Bruno goes out.');
    expect(told).toContain('Anna stays in.');
    expect(told).toContain('Anna −5: King of Cups dies.');
    expect(told).toContainEqual(expect.stringMatching(/^Dino takes .* from the rest\.$/));
    expect(told).toContain('Bruno pays 20 points to Carla for going out.');
  });
});

it('the score sheet has the settlement of every player, and counts of those who played (SOLO-20, SOLO-21)', () => {
  const scene = sceneOf('alone-sheet');
  render(AloneSheet, {
    props: { scene, side: (side: number) => NAMES[side] ?? '', names: NAMES },
    context: gameContext(minchiate),
  });
  const cells = (seat: number) =>
    [...screen.getByTestId(`sheet-seat-${seat}`).querySelectorAll('td')].map((td) => td.textContent);
  expect(cells(0)).toEqual(['0', '49', '49', '+58']);
  expect(cells(1)).toEqual(['0', '', '0', '−23']);
  expect(cells(2)).toEqual(['45', '88', '133', '−45']);
  expect(screen.queryByTestId('count-side-1')).toBeNull();
  expect(screen.getByTestId('count-side-2').dataset.total).toBe('88');
});

describe('its deal', () => {
  const pack = minchiate.dealRules?.laid ?? [];
  const hand = (preset: string, fola: string, seat: number, moves: Record<string, unknown>[] = []) =>
    minchiate.dealRules?.hand?.({ pack, dealer: 0, moves, rules: { preset } }, { fola }, seat);

  it('is twelve and thirteen cards for two and three, ten and eleven for four (SOLO-3)', () => {
    expect(hand('two', 'none', 1)).toEqual([...pack.slice(0, 12), ...pack.slice(24, 37)]);
    expect(hand('three', 'none', 0)).toEqual([...pack.slice(24, 36), ...pack.slice(62, 75)]);
    expect(hand('alone', 'taken', 1, [{ seat: 3, cut: 1 }])).toHaveLength(21);
    expect(hand('alone', 'taken', 1)).toBeNull();
  });

  it('draws a card for each player (SOLO-2)', () => {
    expect(minchiate.dealRules?.seats?.(['S1', 'T1'], 2).ranking).toEqual([1, 0]);
  });
});

it('each form is a choice of its own on the start page, with a length and a unit of its own', () => {
  expect(signs.choices()).toEqual(expect.arrayContaining(['minchiate', 'minchiate/two', 'minchiate/three']));
  expect(signs.choiceName('minchiate/two', 'en')).toBe('Minchiate: For two (2)');
  expect(signs.choiceName('minchiate', 'en')).toBe('Minchiate (4)');
  const sign = signs.words('minchiate', 'en');
  expect([sign.short(3, 'two'), sign.short(3, 'pagat'), sign.short(1, 'alone')]).toEqual(['3 girate', 'girone', '']);
  expect([minchiate.drawsSeats(3, 'two'), minchiate.drawsSeats(3, 'pagat')]).toEqual([false, true]);
  expect(minchiate.words('en', 'two').match.spoils(1, -1)).toBe('1 point');
  expect(minchiate.words('en').match.spoils(1, -1)).toBe('1 resto');
  expect([minchiate.hand('two'), minchiate.hand('alone'), minchiate.hand('pagat')]).toEqual([25, 21, 21]);
});

it('each form has standings of its own beside those of the pairs (SOLO-27)', () => {
  const form = (apart: boolean) => ({ seats: 2, sides: [0, 1], unit: 'point', stakes: true, apart, rounds: [] });
  const by_preset = { pagat: form(false), germini: form(false), two: form(true) };
  expect(kindsOf([{ game: 'minchiate', by_preset } as unknown as RulesGame])).toEqual([
    { game: 'minchiate', preset: null },
    { game: 'minchiate', preset: 'two' },
  ]);
});

it('a new girata without new seats is not announced (SOLO-23)', () => {
  const plan = (round: number, persons: number[]) => ({ round, dealer: 0, persons });
  const hands = [{}] as Parameters<typeof nextRound>[0]['hands'];
  expect(nextRound({ course: [plan(1, [0, 1]), plan(2, [0, 1])], hands })).toBeNull();
  expect(nextRound({ course: [plan(1, [0, 1]), plan(2, [1, 0])], hands })?.round).toBe(2);
});
