// Names as they are displayed: bots, deleted players, and the preposition before a name in Italian.
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { initial, personName, shortName } from '../src/app/names';
import PlayerNames from '../src/history/PlayerNames.svelte';
import { language } from '../src/i18n/index.svelte';
import { to } from '../src/i18n/grammar.it';

const t = language.t;

describe('displayed names', () => {
  it('call a player without a name deleted, with the number if the server sends it', () => {
    expect([shortName(t, ''), shortName(t, '#244342481')]).toEqual([t.app.deleted, t.app.deleted]);
    expect([personName(t, ''), personName(t, '#244342481')]).toEqual([t.app.deleted, `${t.app.deleted} #244342481`]);
    expect([shortName(t, 'Anna'), personName(t, 'Anna')]).toEqual(['Anna', 'Anna']);
  });

  it('give a deleted player’s number once', () => {
    render(PlayerNames, { players: [{ name: '#244342481', number: 244342481 }] });
    expect(screen.getByTestId('players').textContent.replace(/\s+/g, ' ')).toBe(`${t.app.deleted} #244342481`);
  });

  it('have «ad» before an a in Italian', () => {
    expect(['Anna', 'altri', 'Elena', 'Tu'].map(to)).toEqual(['ad Anna', 'ad altri', 'a Elena', 'a te']);
  });
});

it('a right-to-left name is isolated, so that figures beside it stay where they are', () => {
  const t = language.t;
  const name = '\u05e9\u05e8\u05d4';
  expect(personName(t, name)).toBe(`\u2068${name}\u2069`);
  expect(shortName(t, name)).toBe(`\u2068${name}\u2069`);
  expect(initial(personName(t, name), 'en')).toBe('\u05e9');
  expect(personName(t, 'Nicol\u00f2')).toBe('Nicol\u00f2');
});
