// The fair deal of this page compared with the vectors that tests/checker/fair.py makes from its text.
import { beforeEach, describe, expect, it } from 'vitest';
import { addClientSeed, keepHand, keptOf, type Kept } from '../src/fair/client_seed';
import {
  commitment,
  dealFaults,
  dealtAsTold,
  drawFaults,
  packOf,
  randomWords,
  type Drawn,
  type Fault,
} from '../src/fair/recompute';
import { dealRules as bolognese } from '../src/games/bolognese/deal';
import type { DealRecord } from '../src/games/game_ui';
import { dealRules as minchiate } from '../src/games/minchiate/deal';
import type { FairVector as Vector, HandOne, StruckHand, TableMessage } from '../src/protocol/types';
import { sample } from './samples';

const vectors = sample<Vector[]>('fair_vectors.json');
const GAMES: Record<string, typeof minchiate> = { minchiate, bolognese };

describe('the fair deal', () => {
  beforeEach(() => localStorage.clear());

  it.each(vectors)('gives the same as its text, hand $hand', (vector) => {
    expect(commitment(vector.secret, 'hand', vector.hand, vector.table)).toBe(vector.commitment);
    expect(commitment(vector.seats_secret, 'seats', vector.hand, vector.table)).toBe(vector.seats_commitment);
    const words = randomWords(vector.secret, vector.client_seeds);
    expect(vector.words.map(() => words())).toEqual(vector.words);
    for (const { game, options, pack } of vector.packs) {
      expect(packOf(GAMES[game] ?? minchiate, options, randomWords(vector.secret, vector.client_seeds)).join(' ')).toBe(
        pack,
      );
    }
  });

  it('is even from block to block', () => {
    const [, vector] = vectors as [Vector, Vector];
    const words = randomWords(vector.secret, vector.client_seeds);
    const long = new Set(Array.from({ length: 2000 }, () => words()));
    expect(long.size).toBeGreaterThan(1990);
  });

  const proof = (change: Partial<Vector> = {}, pack?: string[], people = 4): Fault[] => {
    const [, vector] = vectors as [Vector, Vector];
    const { table, hand, commitment: committed, secret, client_seeds } = { ...vector, ...change };
    const plain = vector.packs[1] ?? { options: {}, pack: '' };
    return dealFaults(
      { table, hand, commitment: committed, secret, client_seeds },
      { pack: pack ?? plain.pack.split(' '), options: plain.options },
      minchiate,
      people,
      keptOf(table, hand),
    );
  };

  it('is valid if nothing was changed, and names what was', () => {
    const [first, vector] = vectors as [Vector, Vector];
    expect(proof()).toEqual([]);
    expect(proof({ secret: first.secret })).toEqual(['commitment', 'result']);
    expect(proof({ hand: 3 })).toEqual(['commitment']);
    expect(proof({ client_seeds: ['', '', '', ''] })).toEqual(['result']);
    const pack = vector.packs[1]?.pack.split(' ') ?? [];
    [pack[0], pack[1]] = [pack[1] ?? '', pack[0] ?? ''];
    expect(proof({}, pack)).toEqual(['result']);
    // In the vector two contribute: with one human and three bots, one of them was a bot.
    expect(proof({}, undefined, 2)).toEqual([]);
    expect(proof({}, undefined, 1)).toEqual(['bot']);
  });

  it('is checked against what this browser was sent, and what it added', () => {
    const [, vector] = vectors as [Vector, Vector];
    const table = {
      ...sample<TableMessage>('outbound_table_waiting.json'),
      id: vector.table,
      commitment: { hand: vector.hand, cards: vector.commitment, seats: null },
    };
    const clientSeed = addClientSeed(table);
    expect(clientSeed).toMatch(/^[0-9a-f]{32}$/);
    expect(keptOf(vector.table, vector.hand)).toEqual({
      table: vector.table,
      hand: vector.hand,
      cards: vector.commitment,
      seats: null,
      clientSeed,
    });
    expect(proof()).toEqual(['added']);
    // Asked again it says the same; with another commitment, nothing, and the first commitment is what counts.
    expect(addClientSeed(table)).toBe(clientSeed);
    const other = { hand: vector.hand, cards: vector.seats_commitment, seats: null };
    expect(addClientSeed({ ...table, commitment: other })).toBeNull();
    expect(keptOf(vector.table, vector.hand)).toMatchObject({ cards: vector.commitment, clientSeed });
    expect(proof({ commitment: vector.seats_commitment })).toEqual(['commitment', 'told', 'added']);
    expect(addClientSeed({ ...table, commitment: null })).toBeNull();
    // As stored when the seed had another name: nothing is known of such a hand.
    localStorage.setItem('germini.deals', JSON.stringify([{ table: 't', hand: 1, cards: 'a', noise: clientSeed }]));
    expect(keptOf('t', 1)).toBeUndefined();
  });

  it('of an incomplete hand is checked like that of a closed one', () => {
    const { deal, record } = sample<
      StruckHand & { record: { pack: string[]; rules: { options: Vector['packs'][0]['options'] } } }
    >('http_struck_hand.json');
    if (!deal) throw new Error('the sample has a deal');
    const told = { pack: record.pack, options: record.rules.options };
    expect(dealFaults(deal, told, minchiate, 3)).toEqual([]);
    expect(dealFaults({ ...deal, client_seeds: ['', '', '', ''] }, told, minchiate, 3)).toEqual(['result']);
  });
});

describe('the cards dealt to a seat', () => {
  beforeEach(() => localStorage.clear());

  const page = sample<HandOne & { record: { rules: { options: Vector['packs'][0]['options'] } } }>(
    'http_hand_one.json',
  );
  const told = { pack: [], ...(page.record as Partial<DealRecord>), options: page.record.rules.options };
  const own = (seat: number): string[] =>
    page.events.flatMap((event) =>
      event.e === 'moved' && event.from === 'pack' && event.to === `hand:${seat}` ? (event.cards ?? []) : [],
    );

  it('follow from the pack as the table sent it, in the hand of 1798', () => {
    for (const seat of [0, 1, 2, 3]) expect(minchiate.hand?.(told, told.options, seat)).toEqual(own(seat));
  });

  it('are stored as they arrive, and checked against the record', () => {
    const waiting = sample<TableMessage>('outbound_table_waiting.json');
    const table = { ...waiting, commitment: { hand: 1, cards: 'a'.repeat(64), seats: null } };
    addClientSeed(table);
    const kept = (): Kept | undefined => keptOf(table.id, 1);
    keepHand(table.id, 1, 2, [], page.events);
    expect(kept()?.dealt).toBeUndefined();
    keepHand(table.id, 1, null, page.events, page.events);
    expect(dealtAsTold(told, minchiate, kept())).toBeNull();
    keepHand(table.id, 1, 2, page.events, page.events);
    expect(kept()?.dealt).toEqual({ seat: 2, cards: own(2) });
    expect(dealtAsTold(told, minchiate, kept())).toBe(true);
    // The same cards if the cutter had dealt one more.
    const moves = [{ ...told.moves?.[0], cut: 44 }];
    expect(dealtAsTold({ ...told, moves }, minchiate, kept())).toBe(false);
    expect(dealtAsTold({ ...told, moves: [] }, minchiate, kept())).toBeNull();
  });

  it('are three packets of five in the second game', () => {
    const [, vector] = vectors as [Vector, Vector];
    const pack = vector.packs[2]?.pack.split(' ') ?? [];
    expect(bolognese.hand?.({ pack, dealer: 3 }, {}, 0)).toEqual([0, 20, 40].flatMap((at) => pack.slice(at, at + 5)));
    expect(bolognese.hand?.({ pack, dealer: 3 }, {}, 3)).toEqual([15, 35, 55].flatMap((at) => pack.slice(at, at + 5)));
  });
});

describe('the draw before a match', () => {
  beforeEach(() => localStorage.clear());

  const drawnOf = ({ table, hand, client_seeds, seats_secret: secret, seats }: Vector): Drawn => ({
    table,
    from: hand,
    draw_proof: { secret, client_seeds },
    draw: {
      cards: seats.cards.split(' ').map((one) => {
        const [person = '', card = ''] = one.split(':');
        return { person: Number(person), card };
      }),
      ranking: seats.ranking,
    },
    ...dealtBy(seats.ranking[0] ?? 0),
    ...among(4),
  });
  const dealtBy = (dealer: number) => ({ course: [{ round: 1, dealer, persons: [] }] });
  const among = (people: number) => ({ players: Array.from({ length: people }, () => [{ name: 'Neri', number: 1 }]) });
  const faults = (vector: Vector, change: Partial<Drawn> = {}): Fault[] | null =>
    drawFaults({ ...drawnOf(vector), ...change }, minchiate, keptOf(vector.table, vector.hand));

  it.each(vectors)('is the same as in its text, hand $hand', (vector) => {
    expect(faults(vector)).toEqual([]);
    expect(faults(vector, { draw: null, ...dealtBy(vector.dealer) })).toEqual([]);
    expect(faults(vector, { draw: null, ...dealtBy((vector.dealer + 1) % 4) })).toEqual(['result']);
    expect(drawFaults(drawnOf(vector), bolognese)).toBeNull();
  });

  it('draws again for the Matto and for equally strong cards, until all differ', () => {
    const pack = ['S1', 'B1', 'M', 'T1', 'C10', 'T40', 'SK'];
    expect(minchiate.seats?.(pack, 4)).toEqual({
      cards: [
        { person: 0, card: 'S1' },
        { person: 1, card: 'B1' },
        { person: 2, card: 'M' },
        { person: 3, card: 'T1' },
        { person: 0, card: 'C10' },
        { person: 1, card: 'T40' },
        { person: 2, card: 'SK' },
      ],
      // Trumps by number, then the suits’ cards by strength: the King, the round suit’s weakest.
      ranking: [1, 3, 2, 0],
    });
  });

  it('names what was changed, and what this browser knows better', () => {
    const [first, vector] = vectors as [Vector, Vector];
    const { draw, draw_proof: proof } = drawnOf(vector);
    expect(faults(vector, { draw_proof: proof && { ...proof, secret: first.seats_secret } })).toEqual(['result']);
    expect(faults(vector, dealtBy(vector.seats.ranking[1] ?? 0))).toEqual(['result']);
    expect(faults(vector, { draw: draw && { ...draw, ranking: draw.ranking.toReversed() } })).toEqual(['result']);
    expect(faults(vector, among(1))).toEqual(['bot']);
    const table = sample<TableMessage>('outbound_table_waiting.json');
    const told = (seats: string): void => {
      localStorage.clear();
      addClientSeed({ ...table, id: vector.table, commitment: { hand: vector.hand, cards: vector.commitment, seats } });
    };
    told(vector.seats_commitment);
    expect(faults(vector)).toEqual(['added']);
    told(vector.commitment);
    expect(faults(vector)).toEqual(['told', 'added']);
  });
});
