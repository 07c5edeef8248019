// Announcements in words. The Italian phrases are the examples of the rules' text, or follow its rule: the number of
// trumps is an ordinal said with the first item, after Picciotti with the last.
import { expect, it } from 'vitest';
import { statement as english } from '../src/games/siciliano/i18n/en/statement';
import { statement as italian } from '../src/games/siciliano/i18n/it/statement';
import { announcementOf, type Announcement } from '../src/games/siciliano/statement';

const NOTHING: Announcement = { tengo: false, decine: [], arie: 0, re: 0, trionfi: 0 };
const said = (items: Partial<Announcement>) => {
  const announcement = { ...NOTHING, ...items };
  return [italian(announcement), english(announcement)];
};

it('is said as in the examples of the text (ANN-11)', () => {
  expect(said({ decine: ['M'], trionfi: 3, re: 1 })).toEqual([
    'Fujutu terzo e un Re',
    'Fujutu and a King, three trumps in all',
  ]);
  expect(said({ arie: 1, trionfi: 2, re: 1 })).toEqual([
    'Un’Aria seconda e un Re',
    'An Aria and a King, two trumps in all',
  ]);
  expect(said({ decine: ['T1'], trionfi: 3, re: 2 })).toEqual([
    'Picciotti e due Re terzi',
    'Picciotti and two Kings, three trumps in all',
  ]);
});

it('says Tengo alone, and nothing if nothing is stated (ANN-1)', () => {
  expect(said({ tengo: true })).toEqual(['Tengo', 'Tengo']);
  expect(said({})).toEqual(['', '']);
});

it('leaves out what is not stated', () => {
  expect(said({ decine: ['M', 'T1', 'T20'] })).toEqual(['Fujutu, Picciotti e Giove', 'Fujutu, Picciotti and Giove']);
  expect(said({ arie: 2 })).toEqual(['Due Arie', 'Two Arie']);
  expect(said({ re: 4 })).toEqual(['Quattro Re', 'Four Kings']);
  expect(said({ trionfi: 7 })).toEqual(['Sette trionfi', 'Seven trumps']);
  expect(said({ trionfi: 1 })).toEqual(['Un trionfo', 'One trump']);
});

it('has ordinals that agree with the item that they are said with (ANN-11)', () => {
  expect(said({ decine: ['T20'], trionfi: 8 })[0]).toBe('Giove ottavo');
  expect(said({ decine: ['T1'], trionfi: 5 })[0]).toBe('Picciotti quinti');
  expect(said({ decine: ['T1', 'T20'], trionfi: 4 })[0]).toBe('Picciotti e Giove quarto');
  expect(said({ arie: 3, trionfi: 6, re: 1 })[0]).toBe('Tre Arie seste e un Re');
  expect(said({ re: 2, trionfi: 2 })[0]).toBe('Due Re secondi');
  const ordinals = Array.from({ length: 15 }, (_, i) => said({ re: 1, trionfi: i + 1 })[0]?.replace('Un Re ', ''));
  expect(ordinals.join(' ')).toBe(
    'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo',
  );
});

it('is read from the event: Tengo, Arie, Kings and trumps as numbers, the decine as cards', () => {
  expect(announcementOf({ cards: ['M'], numbers: [0, 0, 1, 3] })).toEqual({
    ...NOTHING,
    decine: ['M'],
    re: 1,
    trionfi: 3,
  });
  expect(announcementOf({ numbers: [1, 0, 0, 0] })).toEqual({ ...NOTHING, tengo: true });
  expect(announcementOf({})).toEqual(NOTHING);
});
