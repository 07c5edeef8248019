import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gameContext } from '../src/games/context';
import { signs } from '../src/games/signs';
import { minchiate } from '../src/games/minchiate';
import { texts } from '../src/games/minchiate/i18n/texts';
import { catalogues, language } from '../src/i18n/index.svelte';
import type { OptionText } from '../src/games/game_ui';
import type { RulesGame, RulesList, RulesOption } from '../src/protocol/types';
import { rulesName } from '../src/rules/naming';
import OptionGroups from '../src/rules/OptionGroups.svelte';
import { changes, grouped, keyOf, sourcesOf } from '../src/rules/options';
import { sample } from './samples';

beforeAll(() => language.set('it'));

const rulesOf = (engine: string): string =>
  readFileSync(join(import.meta.dirname, `../../engine/${engine}/rules.cpp`), 'utf8');

/** Options of the game without partners alone, by their tables of values. */
const aloneOptions = (): { name: string; values: string[] }[] =>
  [...rulesOf('solo').matchAll(/OptionValue k(\w+)\[\]\{(.+?)\};/gs)]
    .map(([, name = '', list = '']) => ({
      name: name.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`).toLowerCase(),
      values: [...list.matchAll(/\{"([^"]+)"/g)].map(([, value]) => value ?? ''),
    }))
    .filter(({ name }) => name !== 'boolean');

/** The engine's own table: every option, and every value by its word on the wire. */
function engineOptions(): { name: string; values: string[] }[] {
  const text = rulesOf('minchiate');
  const valuesOf = (table: string): string[] => {
    const found = new RegExp(`OptionValue ${table}\\[\\]\\{(.+?)\\};`, 's').exec(text)?.[1] ?? '';
    return [...found.matchAll(/\{"([^"]+)"/g)].map(([, value]) => value ?? '');
  };
  const rows = [...text.matchAll(/^ {4}\{"(\w+)", "[A-Z]+-\d+", [\w:]+, (k\w+), get_member/gm)];
  const listed = rows.map(([, name = '', table = '']) => ({ name, values: valuesOf(table) }));
  return [...listed, ...aloneOptions()];
}

describe('the texts of the options', () => {
  const options = engineOptions();

  it('exist for every option and every value, in both languages', () => {
    expect(options.length).toBeGreaterThanOrEqual(20);
    for (const { name, values } of options) {
      expect(values.length, name).toBeGreaterThan(1);
      for (const t of Object.values(texts)) {
        const text = (t.options.list as Record<string, OptionText>)[name];
        expect(text?.name, name).toBeTruthy();
        expect(text?.text, name).toMatch(/\.$/);
        for (const value of values) expect(text?.values[value], `${name} ${value}`).toBeTruthy();
      }
    }
  });

  it('mention nothing that the engine does not have', () => {
    const known = new Set(options.flatMap(({ name, values }) => values.map((value) => `${name} ${value}`)));
    const told = Object.entries(texts.it.options.list).flatMap(([name, { values }]) =>
      Object.keys(values).map((value) => `${name} ${value}`),
    );
    for (const one of told) expect(known, one).toContain(one);
  });
});

describe('the server’s list', () => {
  const option = (name: string, group: string, more: Partial<RulesOption> = {}): RulesOption => ({
    name,
    clause: 'X-1',
    group,
    values: [1, 2],
    sources: [['one', 'two'], []],
    ...more,
  });

  it('groups the options, in the order in which it first names the groups', () => {
    const groups = grouped([option('a', 'play'), option('b', 'deal'), option('c', 'play')]);
    expect(groups.map(({ id, options }) => [id, options.map(({ name }) => name)])).toEqual([
      ['play', ['a', 'c']],
      ['deal', ['b']],
    ]);
  });

  it('says in which texts a value is; of one that is only in the range it says nothing', () => {
    const ranged = option('a', 'play', { least: 1, most: 9 });
    expect(sourcesOf(ranged, 1)).toEqual(['one', 'two']);
    expect(sourcesOf(ranged, 2)).toEqual([]);
    expect(sourcesOf(ranged, 7)).toBeNull();
  });

  it('has names for its groups and texts in the game’s words', () => {
    const game = sample<RulesList>('http_rules.json').games[0] as RulesGame;
    for (const lang of ['it', 'en'] as const) {
      const words = signs.of(game.game) && minchiate.words(lang).options;
      for (const { group, sources } of game.options) {
        expect(words?.groups[group], group).toBeTruthy();
        for (const source of sources.flat()) expect(words?.sources[source], source).toBeTruthy();
      }
    }
  });
});

describe('a changed set', () => {
  it('is described by its preset and the number of changed options', () => {
    const preset = { devil: false, rob_limit: null, deal: '10+11' };
    expect(changes({ ...preset }, preset)).toEqual({});
    expect(changes({ ...preset, devil: true, rob_limit: 13 }, preset)).toEqual({ devil: true, rob_limit: 13 });
    expect(rulesName(catalogues.it, signs.words('minchiate', 'it'), 'germini', 0)).toBe('Come l’Accademia');
    expect(rulesName(catalogues.en, signs.words('minchiate', 'en'), 'germini', 3)).toBe(
      'As the Academy plays, 3 changed',
    );
    expect(rulesName(catalogues.it, signs.words('minchiate', 'it'), 'germini', 1)).toBe('Come l’Accademia, 1 modifica');
  });
});

describe('the choice of options', () => {
  const game = sample<RulesList>('http_rules.json').games.find((one) => one.game === 'minchiate') as RulesGame;
  const preset = Object.keys(game.presets)[0] ?? '';
  const given = game.presets[preset] ?? {};

  it('offers the values of the server’s list, and marks changed ones', async () => {
    const onchange = vi.fn();
    const values = { ...given, devil: true };
    render(OptionGroups, { props: { game, preset, values, onchange }, context: gameContext(minchiate) });
    for (const { name, values: all } of game.options)
      for (const value of all) expect(screen.getByTestId(`option-${name}-${keyOf(value)}`)).toBeTruthy();
    expect(screen.getByTestId('option-devil').dataset.changed).toBe('true');
    expect(screen.getByTestId('option-group-declare').dataset.changed).toBe('1');
    expect(screen.getByTestId('option-rob_limit').dataset.changed).toBe('false');
    await fireEvent.click(screen.getByTestId('option-rob_limit-13'));
    expect(onchange).toHaveBeenLastCalledWith('rob_limit', 13);
  });

  it('takes any number of a range, and keeps it within', async () => {
    const onchange = vi.fn();
    const ranged: RulesGame = {
      ...game,
      presets: { [preset]: { length: 5 } },
      options: [{ name: 'length', clause: 'X-1', group: 'match', values: [5], sources: [['one']], least: 1, most: 20 }],
    };
    render(OptionGroups, {
      props: { game: ranged, preset, values: { length: 5 }, onchange },
      context: gameContext(minchiate),
    });
    const field = screen.getByTestId<HTMLInputElement>('option-length-number');
    await fireEvent.change(field, { target: { value: '12' } });
    expect(onchange).toHaveBeenLastCalledWith('length', 12);
    await fireEvent.change(field, { target: { value: '99' } });
    expect(onchange).toHaveBeenLastCalledWith('length', 20);
  });
});
