import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { lineAt, lineOf, saidOf } from '../src/club/import';
import { catalogues } from '../src/i18n/index.svelte';

test('the wrong line is found in the response and in the text', () => {
  expect(lineOf('Line 3: invalid amount: expected an integer. Nothing was imported.')).toEqual({
    number: 3,
    what: 'invalid amount: expected an integer',
  });
  expect(lineOf('The database does not respond.')).toBeNull();
  expect(lineAt('a\nbb\nccc', 2)).toEqual({ from: 2, to: 4 });
  expect(lineAt('a\nbb\nccc', 3)).toEqual({ from: 5, to: 8 });
  expect(lineAt('a', 2)).toBeNull();
});

test('every error of a line is described in the page’s own words', () => {
  const source = readFileSync('../server/club/import.cpp', 'utf8');
  const said = [...source.matchAll(/fail\(([^;]*);/g)].flatMap(([, call]) =>
    [...(call ?? '').matchAll(/"([^"]+)"/g)].map(([, text]) => text ?? ''),
  );
  const whole = said.filter((text) => /^(the|this|an?|expected|invalid|unknown|missing|more) /.test(text));
  expect(whole.length).toBeGreaterThan(20);
  for (const text of whole) {
    const rest: [string, string][] = [
      ['invalid day ', 'x: expected y'],
      ['the day ', '2026-10-31 is in the future'],
      ['the lines of match ', 'x are not consecutive'],
      ['the amounts', 'add up to 1, not 0: 1 too many'],
    ];
    const end = text.endsWith(' ') ? (rest.find(([begin]) => text.startsWith(begin))?.[1] ?? 'x') : '';
    const sentence = text + end;
    expect(saidOf(sentence, catalogues.it.club.import.problems), text).not.toBe(sentence);
  }
  expect(saidOf('unknown game whist', catalogues.it.club.import.problems)).toBe(
    'gioco sconosciuto whist (se i suoi modelli contano a parte: gioco/modello)',
  );
  expect(saidOf('what nobody knows', catalogues.it.club.import.problems)).toBe('what nobody knows');
  expect(Object.keys(catalogues.en.club.import.problems)).toEqual(Object.keys(catalogues.it.club.import.problems));
});
