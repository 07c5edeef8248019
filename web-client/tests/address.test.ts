import { describe, expect, it } from 'vitest';
import { linkTo, readLink } from '../src/app/invitations';
import { initial, personName } from '../src/app/names';
import { address, parse } from '../src/app/routes';
import { catalogues } from '../src/i18n/index.svelte';
import { cardName } from '../src/games/minchiate/deck';

const TABLE = 'abcdefgh12345678';
const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';

describe('addresses', () => {
  it('are read as they are written', () => {
    for (const hash of [
      '#/',
      '#/history',
      '#/rules',
      '#/credits',
      `#/match/${TABLE}`,
      `#/hand/${TABLE}`,
      `#/hand/${TABLE}/57`,
      `#/hand/${TABLE}/0`,
      `#/hand/${TABLE}/57/2`,
      '#/printed/minchiate',
      '#/printed/minchiate/80',
      '#/printed/minchiate/80/3',
      '#/file',
      '#/file/80',
      '#/file/80/0',
      `#/shared/${SECRET}`,
      `#/shared/${SECRET}/80`,
      `#/back/${SECRET}`,
      `#/back/${SECRET}/${TABLE}`,
      `#/table/${TABLE}`,
      `#/table/${TABLE}/${SECRET}`,
      `#/come/${SECRET}`,
      `#/evening/${TABLE}/${TABLE}`,
      `#/club/${TABLE}`,
      `#/club/${TABLE}/${TABLE}`,
      `#/club/${TABLE}/members`,
      `#/club/${TABLE}/history/${TABLE}`,
    ])
      expect(address(parse(hash))).toBe(hash);
    expect(parse('#/nowhere')).toEqual({ page: 'lobby', lost: true });
    for (const hash of ['', '#', '#/']) expect(parse(hash)).toEqual({ page: 'lobby' });
  });

  it('that are malformed lead to the lobby', () => {
    expect(parse('#/table/%E0%A4%A')).toEqual({ page: 'lobby', lost: true });
    expect(parse('#/%')).toEqual({ page: 'lobby', lost: true });
  });

  it('of a hand may name a step and who plays on from there, and nothing else', () => {
    expect(parse(`#/hand/${TABLE}/57`)).toEqual({ page: 'hand', hand: TABLE, step: '57' });
    expect(parse(`#/hand/${TABLE}/`)).toEqual({ page: 'hand', hand: TABLE });
    expect(parse(`#/hand/${TABLE}/57/2`)).toEqual({ page: 'hand', hand: TABLE, step: '57', seat: '2' });
    for (const odd of ['x', '-1', '1e3', '57/x', '57/2/1'])
      expect(parse(`#/hand/${TABLE}/${odd}`)).toEqual({ page: 'lobby', lost: true });
  });

  it('carry an invitation in the fragment only', () => {
    const link = linkTo(TABLE, SECRET);
    expect(new URL(link).hash).toContain(SECRET);
    expect(new URL(link).search + new URL(link).pathname).not.toContain(SECRET);
    expect(readLink(link)).toEqual({ table: TABLE, invitation: SECRET });
    expect(readLink(`  #/table/${TABLE} `)).toEqual({ table: TABLE });
    expect(readLink('https://example.org/')).toBeNull();
  });
});

describe('names', () => {
  it('give a bot a name of its own and leave a person’s alone', () => {
    expect(personName(catalogues.it, 'Bot 2')).toBe('Nella (bot)');
    expect(personName(catalogues.en, 'Bot 2')).toBe('Nella (bot)');
    expect(personName(catalogues.it, 'Ginevra')).toBe('Ginevra');
  });
  it('are shortened to the first visible character, however many code points it has', () => {
    expect(initial('ginevra', 'it')).toBe('G');
    expect(initial('👩‍🎨 Sofonisba', 'it')).toBe('👩‍🎨');
    expect(initial('e\u0301lise', 'en').normalize()).toBe('É');
    expect(initial('', 'it')).toBe('');
  });
  it('use the arie’s names only', () => {
    expect(cardName('T36', 'it')).toBe('Stella');
    expect(cardName('T28', 'en')).toBe('28 Capricorn');
    expect(cardName('CK', 'it')).toBe('Re di Coppe');
  });
});
