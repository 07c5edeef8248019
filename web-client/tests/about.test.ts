// Card details compared with the text of the rules: every figure in a sentence occurs in a clause that it
// names, and the value of every card is that of its clause.
import { describe, expect, it } from 'vitest';
import type { Deck } from '../src/cards/deck';
import { bolognese } from '../src/games/bolognese';
import { deck as bologneseDeck } from '../src/games/bolognese/cards';
import { minchiate } from '../src/games/minchiate';
import { deck as minchiateDeck } from '../src/games/minchiate/cards';
import { signs } from '../src/games/signs';
import { plain } from '../src/games/plain/plain';
import type { GameUi } from '../src/games/game_ui';
import { clauseOf } from '../src/rules/rule_book';
import { clausesOf } from './clauses';

const GAMES: { ui: GameUi; deck: Deck }[] = [
  { ui: minchiate, deck: minchiateDeck },
  { ui: bolognese, deck: bologneseDeck },
];
const LANGS = ['it', 'en'] as const;
const ALL_ON = { devil: true, discard_ban: true, signals: true };
const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
const rule = (game: string, id: string): string => {
  const found = clausesOf(game).get(id);
  if (found === undefined) throw new Error(`${game} has no ${id}`);
  return found;
};

describe.each(GAMES)('$ui.game', ({ ui, deck }) => {
  const clauses = clausesOf(ui.game);
  /** For three cards of a sequence: 5 × (n − 1), by SEQ-1. */
  const derived = (ids: string[]): string[] => (ids.includes('SEQ-1') ? ['10'] : []);

  it.each(LANGS)('every card’s sentences name existing clauses, and no figure but theirs (%s)', (lang) => {
    for (const { code } of deck.cards) {
      const { worth, lines, combinations } = ui.about(code, ALL_ON, lang);
      expect(worth.length, code).toBeGreaterThan(0);
      for (const { text, clauses: ids } of [...lines, ...combinations]) {
        expect(ids.length, text).toBeGreaterThan(0);
        for (const id of [...ids, ...worth]) expect(clauses.has(id), `${code}: ${id}`).toBe(true);
        const told = [...ids.flatMap((id) => figures(clauses.get(id) ?? '')), ...derived(ids)];
        for (const figure of figures(text)) expect(told, `${code}: ${text}`).toContain(figure);
      }
    }
  });

  it.each(LANGS)('every clause that a card’s sheet names is in the book (%s)', async (lang) => {
    const presets = await signs.of(ui.game)?.rules?.[lang]();
    if (!presets) throw new Error('there is no book');
    const named = new Set(
      deck.cards.flatMap(({ code }) => {
        const { worth, lines, combinations } = ui.about(code, ALL_ON, lang);
        return [...worth, ...lines.flatMap((line) => line.clauses), ...combinations.flatMap((one) => one.clauses)];
      }),
    );
    // The page's own refusals.
    for (const move of ['discard', 'play']) {
      named.add(ui.barredClause(move));
      const words = ui.words(lang).move(move);
      if (words.unfit) named.add(words.unfit);
    }
    for (const id of named) expect(clauseOf(presets, id)?.text, id).toBeTruthy();
  });

  it('a combination consists of cards of the pack, each once, including the card itself', () => {
    const codes = new Set(deck.cards.map(({ code }) => code));
    for (const code of codes)
      for (const { cards } of ui.about(code, ALL_ON, 'it').combinations) {
        expect(cards).toContain(code);
        expect(new Set(cards).size).toBe(cards.length);
        for (const card of cards) expect(codes, card).toContain(card);
      }
  });

  it('says the same about a card in both languages', () => {
    for (const { code } of deck.cards) {
      const [it, en] = LANGS.map((lang) => ui.about(code, ALL_ON, lang));
      expect(it?.lines.map((line) => line.clauses)).toEqual(en?.lines.map((line) => line.clauses));
      expect(it?.combinations.map(({ cards }) => cards)).toEqual(en?.combinations.map(({ cards }) => cards));
      for (const [i, line] of (it?.lines ?? []).entries())
        expect(figures(line.text).sort(), line.text).toEqual(figures(en?.lines[i]?.text ?? '').sort());
    }
  });
});

describe('Minchiate', () => {
  const { about } = minchiate;
  const names = (card: string, options = {}): string[] =>
    about(card, options, 'en').combinations.map(({ name }) => name);

  it('cards have the values of CARD-6 and the versicole of CARD-7', () => {
    const worth = new Map(minchiateDeck.cards.map(({ code }) => [code, 0]));
    for (const [, points, list = ''] of rule('minchiate', 'CARD-6').matchAll(/(\d+) each of ([^;]+);/g)) {
      for (const [, from, to = from] of list.matchAll(/(\d+)(?:–(\d+))?/g))
        for (let n = Number(from); n <= Number(to); n++) worth.set(`T${n}`, Number(points));
      if (list.includes('Fool')) worth.set('M', Number(points));
      if (list.includes('four Kings')) for (const suit of 'CDSB') worth.set(`${suit}K`, Number(points));
    }
    for (const [code, points] of worth) expect(minchiate.cards.worth(code), code).toBe(points);
    const all = [...worth.values()].reduce((sum, points) => sum + points, 0);
    expect(rule('minchiate', 'CARD-7')).toContain(String(all));
  });

  it.each(['VERS-2', 'VERS-3', 'VERS-4', 'VERS-5', 'VERS-8'])('%s is shown with all its figures', (id) => {
    const all = minchiateDeck.cards.flatMap(({ code }) => about(code, ALL_ON, 'it').combinations);
    const one = all.find(({ clauses }) => clauses.includes(id));
    const [rules = ''] = rule('minchiate', id).split(' | ');
    expect(new Set(figures(one?.text ?? ''))).toEqual(new Set(figures(rules)));
  });

  it('a card is shown where it may be, the devil’s three only where they count (VERS-8)', () => {
    expect(names('T1')).toEqual(['Versicola of papi', 'Versicola of the Fool', 'Versicola of the Thirteen']);
    expect(names('T28')).toEqual(['High versicola', 'Versicola of the Thirteen']);
    expect(names('T27')).toEqual([]);
    expect(names('T14')).toEqual([]);
    expect(names('T14', { devil: true })).toEqual(['Demonio, Mondo e Carne']);
    expect(names('C5')).toEqual([]);
  });

  it('without the ban counting cards may be discarded (DISC-2)', () => {
    const told = (ban: boolean) =>
      about('CK', { discard_ban: ban }, 'en').lines.some(({ clauses }) => clauses.includes('DISC-2'));
    expect([told(true), told(false)]).toEqual([true, false]);
  });
});

describe('Tarocco bolognese', () => {
  it('cards have the values of VAL-1', () => {
    const text = rule('bolognese', 'VAL-1');
    const points = (pattern: RegExp): number => Number(pattern.exec(text)?.[1]);
    const five = points(/each Tarocco and each King (\d)/);
    const ranks = { K: five, Q: points(/Queen (\d)/), N: points(/Horse (\d)/), J: points(/Jack (\d)/) };
    for (const { code } of bologneseDeck.cards) {
      const court = ranks[code[1] as keyof typeof ranks];
      const wanted = ['T20', 'T19', 'T1', 'M'].includes(code) ? five : /^[CDSB]/.test(code) ? (court ?? 0) : 0;
      expect(bolognese.cards.worth(code), code).toBe(wanted);
    }
  });

  it('cricche have the values of CRIC-1', () => {
    const text = rule('bolognese', 'CRIC-1');
    const classes = { T20: 'Tarocchi', CK: 'Kings', CQ: 'Queens', CN: 'Horses', CJ: 'Jacks' };
    for (const [card, name] of Object.entries(classes)) {
      const [, three, four] = new RegExp(`${name} (\\d+) and (\\d+)`).exec(text) ?? [];
      const [cricca] = bolognese.about(card, {}, 'en').combinations;
      expect(figures(cricca?.text ?? ''), card).toEqual([three, four]);
      expect(cricca?.cards).toHaveLength(4);
    }
  });

  it('a sequence of three is worth 5 × (3 − 1) (SEQ-1)', () => {
    const [, each] = /(\d+) × \(\*n\* − 1\)/.exec(rule('bolognese', 'SEQ-1')) ?? [];
    expect(rule('bolognese', 'SEQ-1')).toContain('shortest has three');
    for (const card of ['CK', 'C1', 'TM1', 'T16'])
      for (const { text, clauses } of bolognese.about(card, {}, 'it').combinations)
        if (clauses.includes('SEQ-1'))
          expect(text).toContain(`Tre carte valgono ${Number(each) * 2} punti, ogni altra carta ${each}`);
  });

  it('signals are not mentioned without the option (SAY-5)', () => {
    const said = (signals: boolean) =>
      bolognese.about('CK', { signals }, 'en').lines.some(({ clauses }) => clauses.includes('SAY-3'));
    expect([said(true), said(false)]).toEqual([true, false]);
  });
});

it('a card of an unknown game has only its name', () => {
  expect(plain('toy').about('A1', {}, 'en')).toEqual({ worth: [], lines: [], combinations: [] });
});
