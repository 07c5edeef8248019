import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogues, language } from '../src/i18n/index.svelte';
import type { RulesGame, RulesList, RulesOption } from '../src/protocol/types';
import { rulesName } from '../src/rules/naming';
import OptionGroups from '../src/rules/OptionGroups.svelte';
import { changes, grouped, keyOf, SOURCES } from '../src/rules/options';
import { sample } from './samples';

beforeAll(() => language.set('it'));

/** The engine's own table: every option, and every value by the word that the wire has for it. */
function engineOptions(): { name: string; clause: string; values: string[] }[] {
  const text = readFileSync(join(import.meta.dirname, '../../engine/minchiate/rules.cpp'), 'utf8');
  const rows = [...text.matchAll(/^ {4}\{"(\w+)", "([A-Z]+-\d+)", \w+, (.+?), get</gm)];
  return rows.map(([, name = '', clause = '', values = '']) => ({
    name,
    clause,
    values: values === 'kBoolean' ? ['true', 'false'] : [...values.matchAll(/\{"([^"]+)"/g)].map(([, v]) => v ?? ''),
  }));
}

describe('the texts of the options', () => {
  const options = engineOptions();

  it('are there for every option and every value, in both languages, and name who has each', () => {
    expect(options.length).toBeGreaterThanOrEqual(20);
    for (const { name, values } of options) {
      expect(values.length, name).toBeGreaterThan(1);
      for (const t of Object.values(catalogues)) {
        const text = t.options.list[name];
        expect(text?.name, name).toBeTruthy();
        expect(text?.text, name).toMatch(/\.$/);
        for (const value of values) expect(text?.values[value], `${name} ${value}`).toBeTruthy();
      }
      for (const value of values) expect(SOURCES[name]?.[value]?.length, `${name} ${value}`).toBeGreaterThan(0);
    }
  });

  it('speak of nothing that the engine does not have', () => {
    const known = new Set(options.flatMap(({ name, values }) => values.map((value) => `${name} ${value}`)));
    const named = (list: Record<string, Record<string, unknown>>) =>
      Object.entries(list).flatMap(([name, values]) => Object.keys(values).map((value) => `${name} ${value}`));
    const texts = Object.entries(catalogues.it.options.list).map(([name, { values }]) => [name, values] as const);
    for (const one of [...named(Object.fromEntries(texts)), ...named(SOURCES)]) expect(known, one).toContain(one);
  });

  it('put every option in a group with a name', () => {
    const listed = options.map(({ name, clause }): RulesOption => ({ name, clause, values: [] }));
    const groups = grouped(listed);
    expect(groups.flatMap((group) => group.options)).toHaveLength(options.length);
    expect(groups.map(({ id }) => id)).not.toContain('other');
    for (const { id } of groups) for (const t of Object.values(catalogues)) expect(t.options.groups[id]).toBeTruthy();
    expect(grouped([{ name: 'new', clause: 'X-1', values: [] }])[0]?.id).toBe('other');
  });
});

describe('a changed set', () => {
  it('is told by its preset and by how many options are other', () => {
    const preset = { devil: false, rob_limit: null, deal: '10+11' };
    expect(changes({ ...preset }, preset)).toEqual({});
    expect(changes({ ...preset, devil: true, rob_limit: 13 }, preset)).toEqual({ devil: true, rob_limit: 13 });
    expect(rulesName(catalogues.it, 'germini', 0)).toBe('Germini');
    expect(rulesName(catalogues.en, 'germini', 3)).toBe('Germini, 3 changed');
    expect(rulesName(catalogues.it, 'germini', 1)).toBe('Germini, 1 modifica');
  });
});

describe('the choice of options', () => {
  const game = sample<RulesList>('http_rules.json').games.find((one) => one.game === 'minchiate') as RulesGame;
  const preset = Object.keys(game.presets)[0] ?? '';
  const given = game.presets[preset] ?? {};

  it('offers the values of the server’s list, marks what is other and goes back to the preset', async () => {
    const onchange = vi.fn();
    const values = { ...given, devil: true };
    render(OptionGroups, { game, preset, values, onchange });
    for (const { name, values: all } of game.options)
      for (const value of all) expect(screen.getByTestId(`option-${name}-${keyOf(value)}`)).toBeTruthy();
    expect(screen.getByTestId('option-devil').dataset.changed).toBe('true');
    expect(screen.getByTestId('option-group-declare').dataset.changed).toBe('1');
    expect(screen.getByTestId('option-rob_limit').dataset.changed).toBe('false');
    await fireEvent.click(screen.getByTestId('option-rob_limit-13'));
    expect(onchange).toHaveBeenLastCalledWith('rob_limit', 13);
    await fireEvent.click(screen.getByTestId('as-preset-devil'));
    expect(onchange).toHaveBeenLastCalledWith('devil', given.devil);
  });
});
