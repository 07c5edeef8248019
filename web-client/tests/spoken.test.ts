// What players say at the table, in the words of the rules' sources.
import { describe, expect, it } from 'vitest';
import { namedOf } from '../src/games/bolognese/accuso';
import { accuso as accusoEn } from '../src/games/bolognese/i18n/en/accuso';
import { accuso as accusoIt } from '../src/games/bolognese/i18n/it/accuso';
import { minchiate } from '../src/games/minchiate';
import { events } from '../src/games/minchiate/events';
import { fola as folaEn } from '../src/games/minchiate/i18n/en/fola';
import { fola as folaIt } from '../src/games/minchiate/i18n/it/fola';
import { emptyScene, uncounted } from '../src/games/minchiate/scene';
import { tokens } from '../src/games/minchiate/sheet/count';
import { inFish } from '../src/games/minchiate/sheet/fish';
import type { BologneseKind, SeenEvent } from '../src/protocol/types';

describe('an accuso', () => {
  const said = (kind: BologneseKind, cards: string) => accusoIt(namedOf(kind, cards.split(' ')));
  const inEnglish = (kind: BologneseKind, cards: string) => accusoEn(namedOf(kind, cards.split(' ')));

  it('of Tarocco bolognese is said as in the examples of the text (ACC-9)', () => {
    expect(said('suit_sequence', 'DK DQ T1')).toBe('La Regina di Denari con il Bégato');
    expect(said('suit_sequence', 'SK SN SJ M')).toBe('Il Cavallo e il Fante di Spade con il Matto');
    expect(said('grande', 'T20 T18 T17')).toBe('Le due Rosse');
    expect(said('mori', 'TM1 TM3 TM4')).toBe('Tre Mori');
    expect(said('assi', 'C1 D1 S1 B1 T1 M')).toBe('Quattro Assi con il Bégato ed il Matto');
    expect(said('re', 'SK CK DK')).toBe('Tre Re sbaglia Bastoni');
    expect(said('fanti', 'CJ DJ SJ BJ')).toBe('Quattro Fanti');
    expect(said('tarocchi', 'T19 T1 M')).toBe('Tre Tarocchi matti');
    expect(said('tarocchi', 'T20 T19 M')).toBe('Tre Tarocchi senza il Bégato');
  });

  it('names every card but the head, and the Contatori last', () => {
    expect(said('suit_sequence', 'M CK C1 CJ CN CQ')).toBe(
      'La Regina, il Cavallo, il Fante e l’Asso di Coppe con il Matto',
    );
    expect(said('assi', 'S1 B1 M')).toBe('Gli Assi di Spade e Bastoni con il Matto');
    expect(said('regine', 'CQ DQ BQ')).toBe('Tre Regine sbaglia Spade');
    expect(said('tarocchi', 'T20 T1 M')).toBe('Tre Tarocchi senza il Mondo');
    expect(said('tarocchi', 'T20 T19 T1 M')).toBe('Quattro Tarocchi');
    expect(said('grande', 'T20 T19 T1')).toBe('Il Mondo con il Bégato');
    expect(said('grande', 'T20 T19 T18 T16 T15 M T13 T12 T11')).toBe(
      'Il Mondo, il Sole, il 16, il 15 e dal 13 all’11 con il Matto',
    );
    const whole = Array.from({ length: 12 }, (__, i) => `T${16 - i}`).join(' ');
    expect(said('grande', `T20 T17 T18 ${whole} TM2 TM1`)).toBe('Le due Rosse, dal 16 al 5 e due Mori');
  });

  it('is short and plain in English', () => {
    expect(inEnglish('re', 'SK CK DK')).toBe('Three Kings without Batons');
    expect(inEnglish('tarocchi', 'T19 T1 M')).toBe('Three Tarocchi without the Angel');
    expect(inEnglish('suit_sequence', 'DK DQ T1')).toBe('The Queen of Coins with the Bégato');
    expect(inEnglish('assi', 'C1 D1 S1 B1 T1 M')).toBe('Four aces with the Bégato and the Fool');
    expect(inEnglish('grande', 'T20 T18 T17 T16 T15 T14 TM1')).toBe('Both Rosse, the 16 to the 14 and a Moor');
    expect(inEnglish('mori', 'TM1 TM3 TM4 T1')).toBe('Three Moors with the Bégato');
  });
});

describe('the fola', () => {
  // Counts of cups, coins, swords, batons.
  it('is announced from the longest suit on, equal suits together (FOLA-10)', () => {
    expect(folaIt([4, 1, 1, 1])).toBe('quattro Coppe e una per sorte');
    expect(folaIt([4, 4, 1, 1])).toBe('quattro rosse, una lunga');
    expect(folaIt([2, 0, 1, 2])).toBe('due Coppe, due Bastoni, una Spade, zero Denari');
    expect(folaIt([3, 1, 2, 4])).toBe('Denari, Spade, Coppe, Bastoni: da una a quattro');
  });

  it('leaves no count open', () => {
    expect(folaIt([2, 2, 2, 2])).toBe('due per sorte');
    expect(folaIt([3, 1, 3, 1])).toBe('tre Coppe, tre Spade e una per sorte');
    expect(folaIt([0, 1, 1, 1])).toBe('una per sorte, zero Coppe');
    expect(folaIt([0, 0, 3, 3])).toBe('tre lunghe, zero rosse');
    expect(folaIt([0, 0, 5, 1])).toBe('cinque Spade, una Bastoni');
    const counts = [0, 1, 2, 3, 4];
    const all = counts.flatMap((c) => counts.flatMap((d) => counts.flatMap((s) => counts.map((b) => [c, d, s, b]))));
    for (const fola of [folaIt, folaEn]) expect(new Set(all.map(fola)).size).toBe(all.length);
  });

  it('is announced in English without terms', () => {
    expect(folaEn([4, 1, 1, 1])).toBe('four Cups and one of each other suit');
    expect(folaEn([4, 4, 1, 1])).toBe('four of each round suit, one of each long suit');
    expect(folaEn([2, 2, 2, 2])).toBe('two of each suit');
  });
});

describe('a versicola of tens', () => {
  const told = { lang: 'it' as const, name: () => 'Anna', side: () => 'Noi' };
  const declares = (...cards: string[]): SeenEvent => ({ e: 'said', seat: 0, word: 'versicola', cards });
  const scores = (why: string, ...cards: string[]): SeenEvent => ({ e: 'scored', side: 0, points: 20, why, cards });

  it('is called shameful without the 10 or the 40, when it is declared and when it is counted (VERS-4)', () => {
    expect(minchiate.sentence(declares('T20', 'T30', 'T40'), told)).toMatch(
      /^Anna accusa diecine vergognose \(20 Fuoco/,
    );
    expect(minchiate.sentence(scores('declaration', 'T10', 'T20', 'T30'), told)).toMatch(/diecine vergognose \(10/);
    expect(minchiate.sentence(scores('versicola', 'T20', 'T30', 'T40', 'M'), told)).toMatch(/diecine vergognose/);
    for (const event of [
      declares('T10', 'T20', 'T30', 'T40'),
      declares('T30', 'T31', 'T32'),
      scores('rob', 'T20', 'T30'),
      scores('exposed', 'T20'),
    ])
      expect(minchiate.sentence(event, told)).not.toMatch(/vergognose/);
  });
});

describe('the count', () => {
  const counts = (side: number, cards: string, why = 'cards'): SeenEvent => ({
    e: 'scored',
    side,
    points: 10,
    why,
    cards: cards.split(' '),
  });
  const after = (...all: SeenEvent[]) => all.reduce(events.applyEvent, emptyScene());
  const last = (scene: ReturnType<typeof after>, event: SeenEvent) =>
    minchiate.sentence(event, { lang: 'it', name: () => 'Anna', side: () => 'Loro', scene });

  it('of two Kings or papi each is said to be without them (END-8)', () => {
    const own = counts(0, 'CK DK T2 T3 T4');
    const others = counts(1, 'SK BK T5 T1');
    const scene = after(own, others);
    expect(uncounted(scene)).toBe('kings');
    expect(last(scene, others)).toBe('Loro +10: carte di conto. Due Re a testa: «Senza re».');
    expect(last(scene, own)).toBe('Loro +10: carte di conto.');
    expect(uncounted(after(counts(0, 'CK T2 T5'), counts(1, 'SK BK DK T3 T4')))).toBe('papi');
    expect(uncounted(after(counts(0, 'CK DK T2 T5'), counts(1, 'SK BK T3 T4')))).toBe('both');
    // One of the Kings lies in the fola; a versicola of papi counts.
    expect(uncounted(after(counts(0, 'CK DK'), counts(1, 'SK')))).toBeNull();
    const papi = counts(0, 'T1 T2 T3', 'versicola');
    expect(uncounted(after(papi, counts(0, 'T1 T2 T3 CK'), counts(1, 'T4 T5 DK')))).toBeNull();
  });
});

describe('a margin', () => {
  it('is laid as in the examples of the text (SCORE-5)', () => {
    expect(tokens(7)).toEqual({ fish: 0, pairs: 1, singles: 2, less: 0 });
    expect(tokens(8)).toEqual({ fish: 1, pairs: 0, singles: 0, less: 2 });
    expect(tokens(34)).toEqual({ fish: 3, pairs: 0, singles: 4, less: 0 });
    expect(tokens(48)).toEqual({ fish: 5, pairs: 0, singles: 0, less: 2 });
    expect(tokens(26)).toEqual({ fish: 2, pairs: 1, singles: 1, less: 0 });
  });

  it('up to 59 needs no more than five fish and five counters', () => {
    for (let margin = 1; margin < 60; margin += 1) {
      const { fish, pairs, singles, less } = tokens(margin);
      expect(10 * fish + 5 * pairs + singles - less, String(margin)).toBe(margin);
      expect(Math.max(fish, 2 * pairs + singles + less), String(margin)).toBeLessThanOrEqual(5);
    }
  });

  it('is said with what is added and what is subtracted', () => {
    expect(inFish.it(tokens(34))).toBe('3 pesci; a sinistra 4 gettoni, in più');
    expect(inFish.it(tokens(48))).toBe('5 pesci; a destra 2 gettoni, in meno');
    expect(inFish.it(tokens(7))).toBe('due gettoni sovrapposti (5) e 2 gettoni');
  });
});
