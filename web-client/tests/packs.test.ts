import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../src/cards/deck';
import { deck as bolognese } from '../src/games/bolognese/cards';
import { deck as minchiate } from '../src/games/minchiate/cards';
import { deck as siciliano } from '../src/games/siciliano/cards';
import authors from '../tools/cards/authors.json';

/** The author of each icon, for all packs. */
const art: Record<string, string> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, string>>('../src/games/*/cards/art.json', { import: 'default', eager: true }),
  ),
);

const each = (prefix: string, ranks: string) => ranks.split(' ').map((rank) => prefix + rank);
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i)).join(' ');

/** The rules' description of a pack: every line from strong to weak. */
interface Rules {
  game: string;
  deck: Deck;
  round: string;
  /** Coins, if they differ from cups. */
  coins?: string;
  long: string;
  /** Equal cards are in one group. */
  trumps: string[][];
  worth: { cards: number; points: number };
}

const PACKS: Rules[] = [
  {
    game: 'minchiate',
    deck: minchiate,
    // CARD-3, CARD-4
    round: 'K Q N J 1 2 3 4 5 6 7 8 9 10',
    long: 'K Q N J 10 9 8 7 6 5 4 3 2 1',
    trumps: each('T', numbers(1, 40))
      .reverse()
      .map((code) => [code]),
    worth: { cards: 25, points: 142 },
  },
  {
    game: 'bolognese',
    deck: bolognese,
    round: 'K Q N J 1 6 7 8 9 10',
    long: 'K Q N J 10 9 8 7 6 1',
    trumps: [
      ...each('T', numbers(5, 20))
        .reverse()
        .map((code) => [code]),
      each('TM', numbers(1, 4)),
      ['T1'],
    ],
    // Kings, Queens, Horses, Jacks, 20, 19, the Bégato and the Matto.
    worth: { cards: 20, points: 76 },
  },
  {
    game: 'siciliano',
    deck: siciliano,
    // CARD-2 … CARD-4
    round: 'K Q N J 10 9 8 7 6 5',
    coins: 'K Q N J 10 9 8 7 6 5 4',
    long: 'K Q N J 10 9 8 7 6 5',
    trumps: each('T', numbers(0, 20))
      .reverse()
      .map((code) => [code]),
    // VAL-2
    worth: { cards: 23, points: 106 },
  },
];

const suits = ({ round, coins = round, long }: Rules) => [
  each('C', round),
  each('D', coins),
  each('S', long),
  each('B', long),
];
const codes = (rules: Rules) => [...suits(rules).flat(), ...rules.trumps.flat(), 'M'];
const folder = ({ game }: Rules) => join(import.meta.dirname, '../src/games', game, 'cards');
const svg = (rules: Rules, name: string) => readFileSync(join(folder(rules), 'faces', `${name}.svg`), 'utf8');
const packFile = (rules: Rules) => readFileSync(join(folder(rules), 'faces/pack.txt'), 'utf8');
/** The pictures in the file of the whole pack, by name. */
const pack = (rules: Rules) =>
  new Map([...packFile(rules).matchAll(/^([^<]+)(<.*\n)/gm)].map(([, name, picture]) => [name, picture]));
/** The cards whose printed names differ in Italian. */
const italian = ({ deck }: Rules) =>
  deck.cards.filter(({ group, it, en }) => group !== 'pip' && it !== en).map(({ code }) => `${code}-it`);
const drawn = (rules: Rules) =>
  readdirSync(join(folder(rules), 'faces'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace(/\.svg$/, ''));

describe.each(PACKS)('the pack of $game', (rules) => {
  const { deck } = rules;

  it('has the cards of the rules, each once, with a name in both languages', () => {
    expect(deck.cards.map(({ code }) => code).sort()).toEqual(codes(rules).sort());
    for (const { code, it, en } of deck.cards) {
      expect(it, code).toMatch(/\p{L}/u);
      expect(en, code).toMatch(/\p{L}/u);
    }
  });

  it('ranks every suit and the trumps as the rules do', () => {
    for (const line of [...suits(rules).map((suit) => suit.map((code) => [code])), rules.trumps]) {
      const ranks = line.map((equal) => new Set(equal.map((code) => deck.info(code).rank)));
      for (const [i, rank] of ranks.entries()) expect([...rank], line[i]?.join()).toHaveLength(1);
      const falling = ranks.map((rank) => [...rank][0] as number);
      expect(falling, line.join()).toEqual([...new Set(falling)].sort((a, b) => b - a));
    }
    expect(deck.info('M').rank).toBeUndefined();
  });

  it('sorts a hand by suit, weak to strong, then trumps, the Matto last', () => {
    const sorted = [...suits(rules).flatMap((suit) => [...suit].reverse()), ...[...rules.trumps].reverse().flat(), 'M'];
    expect([...codes(rules)].sort(deck.byOrder)).toEqual(sorted);
  });

  it('knows what counts', () => {
    expect(deck.cards.filter(({ worth }) => worth > 0)).toHaveLength(rules.worth.cards);
    expect(deck.cards.reduce((sum, { worth }) => sum + worth, 0)).toBe(rules.worth.points);
  });

  it('has a face for every card, the back and the emblems, and none besides', () => {
    const wanted = [...codes(rules), ...italian(rules), 'back', ...each('suit-', 'C D S B')].sort();
    expect(drawn(rules).sort()).toEqual(wanted);
    expect(pack(rules)).toEqual(new Map(wanted.map((name) => [name, svg(rules, name)])));
  });

  it('prints courts and trumps with the name and the letters of each language, and otherwise alike', () => {
    const outlines = (name: string) => svg(rules, name).match(/<path [^>]*>/g) ?? [];
    for (const name of italian(rules)) {
      const [it, en] = [outlines(name), outlines(name.replace('-it', ''))];
      expect(it, name).toHaveLength(en.length);
      const changed = it.filter((path, i) => path !== en[i]).length;
      expect(changed, name).toBeGreaterThanOrEqual(1);
      expect(changed, name).toBeLessThanOrEqual(2);
    }
    expect(italian(rules).length).toBeGreaterThan(16 + 12);
  });

  it('has self-contained faces without broken numbers', () => {
    for (const name of drawn(rules)) {
      const text = svg(rules, name);
      const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map((found) => found[1]);
      for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(ids, name).toContain(id);
      for (const [, to] of text.matchAll(/\bhref="([^"]+)"/g)) expect(ids, name).toContain(to?.replace(/^#/, ''));
      expect(new Set(ids).size, name).toBe(ids.length);
      expect(text, name).not.toMatch(/NaN|undefined|Infinity/);
      expect(text.replace('xmlns="http://www.w3.org/2000/svg"', ''), name).not.toContain('://');
    }
  });

  it('names in each face the authors of its icons, and in its list one author for every icon', () => {
    for (const name of codes(rules))
      // Pictures without an icon of the set are our own drawings.
      expect(svg(rules, name), name).toMatch(/<!-- (Icons by [a-z, -]+ \(game-icons\.net\), CC BY 3\.0|Germini) -->/);
    const list = JSON.parse(readFileSync(join(folder(rules), 'art.json'), 'utf8')) as Record<string, string>;
    for (const name of drawn(rules))
      for (const [, icon] of svg(rules, name).matchAll(/id="i-(?!own-)([^"]+)"/g))
        if (!name.startsWith('suit-')) expect(list, `${name}: ${icon}`).toHaveProperty([icon as string]);
    for (const [icon, author] of Object.entries(list)) {
      expect((authors as Record<string, string>)[icon], icon).toBe(author);
      expect(art[icon], icon).toBe(author);
    }
  });

  it('takes 60 KB at most on the network with all faces, in both languages', () => {
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
    expect(brotliCompressSync(packFile(rules), quick).length).toBeLessThanOrEqual(60_000);
  });
});

describe('the pack of Minchiate', () => {
  it('says the number of a trump once', () => {
    expect(minchiate.said('T1', 'it')).toBe('Papa Uno');
    expect(minchiate.said('T5', 'en')).toBe('Papa Five');
    expect(minchiate.said('T13', 'it')).toBe('13 Morte');
  });
});

describe('the Bolognese pack', () => {
  const trumps = bolognese.cards.filter(({ suit }) => suit === 'T');

  it('has numbers on the trumps from 5 to 16 and on no others', () => {
    for (const { code, printed, index } of trumps) {
      const number = /^T([5-9]|1[0-6])$/.exec(code)?.[1];
      expect(printed, code).toBe(number);
      if (number) expect(index, code).toBe(number);
      else expect(index, code).not.toMatch(/\d/);
    }
    expect(bolognese.said('T16', 'it')).toBe('16 Stella');
    expect(bolognese.said('T20', 'en')).toBe('Angel');
  });

  it('has unique corner signs, except for the four Moors', () => {
    const signs = [...trumps.filter(({ group }) => group !== 'mori'), bolognese.info('M')].map(({ index }) => index);
    expect(new Set(signs).size).toBe(18);
    expect(signs).not.toContain('');
    for (const code of each('TM', '1 2 3 4')) {
      expect(bolognese.info(code)).toMatchObject({ index: '', it: 'Moro', en: 'Moor', group: 'mori' });
      expect(svg(PACKS[1] as Rules, code)).toContain('id="i-turban"');
    }
    expect(new Set(each('TM', '1 2 3 4').map((code) => svg(PACKS[1] as Rules, code))).size).toBe(4);
  });
});

it('the packs share one drawing of what they have in common', () => {
  for (const suit of 'CDSB') {
    for (const code of [...each(suit, '1 6 7 8 9 10 Q'), `suit-${suit}`, 'back'])
      expect(svg(PACKS[1] as Rules, code), code).toBe(svg(PACKS[0] as Rules, code));
    for (const code of each(suit, '6 7 8 9 10 N Q K'))
      expect(svg(PACKS[2] as Rules, code), code).toBe(svg(PACKS[1] as Rules, code));
  }
});

it('the named authors are those of icons on the cards', () => {
  expect(Object.keys(authors).sort()).toEqual(Object.keys(art).sort());
});
