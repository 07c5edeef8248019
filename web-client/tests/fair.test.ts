// The fair deal of this page against the vectors that tests/checker/fair.py makes from its text.
import { beforeEach, describe, expect, it } from 'vitest';
import { faultsOf, packOf, type Fault } from '../src/fair/check';
import { addNoise, keptOf } from '../src/fair/noise';
import { commitment, randomWords } from '../src/fair/words';
import { dealt as bolognese } from '../src/games/bolognese/dealt';
import { dealt as minchiate } from '../src/games/minchiate/dealt';
import type { FairVector as Vector, TableMessage } from '../src/protocol/types';
import { sample } from './samples';

const vectors = sample<Vector[]>('fair_vectors.json');
const GAMES: Record<string, typeof minchiate> = { minchiate, bolognese };

describe('the fair deal', () => {
  beforeEach(() => localStorage.clear());

  it.each(vectors)('comes to the same as its text, hand $hand', (vector) => {
    expect(commitment(vector.secret, 'hand', vector.hand, vector.table)).toBe(vector.commitment);
    expect(commitment(vector.seats_secret, 'seats', vector.hand, vector.table)).toBe(vector.seats_commitment);
    const words = randomWords(vector.secret, vector.noise);
    expect(vector.words.map(() => words())).toEqual(vector.words);
    for (const { game, options, pack } of vector.packs) {
      expect(packOf(GAMES[game] ?? minchiate, options, randomWords(vector.secret, vector.noise)).join(' ')).toBe(pack);
    }
  });

  it('goes on evenly from block to block', () => {
    const [, vector] = vectors as [Vector, Vector];
    const words = randomWords(vector.secret, vector.noise);
    const long = new Set(Array.from({ length: 2000 }, () => words()));
    expect(long.size).toBeGreaterThan(1990);
  });

  const proof = (change: Partial<Vector> = {}, pack?: string[], people = 4): Fault[] => {
    const [, vector] = vectors as [Vector, Vector];
    const { table, hand, commitment: promised, secret, noise } = { ...vector, ...change };
    const plain = vector.packs[1] ?? { options: {}, pack: '' };
    return faultsOf(
      { table, hand, commitment: promised, secret, noise },
      { pack: pack ?? plain.pack.split(' '), options: plain.options },
      minchiate,
      people,
      keptOf(table, hand),
    );
  };

  it('holds where nothing was changed, and names what was', () => {
    const [first, vector] = vectors as [Vector, Vector];
    expect(proof()).toEqual([]);
    expect(proof({ secret: first.secret })).toEqual(['promise', 'cards']);
    expect(proof({ hand: 3 })).toEqual(['promise']);
    expect(proof({ noise: ['', '', '', ''] })).toEqual(['cards']);
    const pack = vector.packs[1]?.pack.split(' ') ?? [];
    [pack[0], pack[1]] = [pack[1] ?? '', pack[0] ?? ''];
    expect(proof({}, pack)).toEqual(['cards']);
    // In the vector two add something: with one who plays and three bots, one of them was a bot.
    expect(proof({}, undefined, 2)).toEqual([]);
    expect(proof({}, undefined, 1)).toEqual(['bot']);
  });

  it('is held against what this browser was told, and what it added', () => {
    const [, vector] = vectors as [Vector, Vector];
    const table = {
      ...sample<TableMessage>('outbound_table_waiting.json'),
      id: vector.table,
      promise: { hand: vector.hand, cards: vector.commitment, seats: null },
    };
    const noise = addNoise(table);
    expect(noise).toMatch(/^[0-9a-f]{32}$/);
    expect(keptOf(vector.table, vector.hand)).toEqual({
      table: vector.table,
      hand: vector.hand,
      cards: vector.commitment,
      noise,
    });
    expect(proof()).toEqual(['added']);
    // Asked again it says the same; promised something else, nothing, and what was promised first is what counts.
    expect(addNoise(table)).toBe(noise);
    const other = { hand: vector.hand, cards: vector.seats_commitment, seats: null };
    expect(addNoise({ ...table, promise: other })).toBeNull();
    expect(keptOf(vector.table, vector.hand)).toMatchObject({ cards: vector.commitment, noise });
    expect(proof({ commitment: vector.seats_commitment })).toEqual(['promise', 'told', 'added']);
    expect(addNoise({ ...table, promise: null })).toBeNull();
  });
});
