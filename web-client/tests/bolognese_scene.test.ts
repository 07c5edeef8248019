// A table's knowledge of a hand of Tarocco bolognese, from its events only. Figures are those of the rules (section 8).
import { describe, expect, it } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { events as eventTable } from '../src/games/bolognese/events';
import { accusoOf, emptyScene, type Scene } from '../src/games/bolognese/scene';
import { figures } from '../src/games/bolognese/sheet/figures';
import { accuso } from '../src/games/bolognese/items';
import type { OfferedItem, SeenEvent } from '../src/protocol/types';
import { fold } from '../src/timeline/fold';
import { emptyView } from '../src/timeline/view';
import { CALLED, DEAL, DECLARED, DISCARDED, FIRST, HAND, PILE_A, PILE_B, said, scored, TAKEN } from './bolognese_hand';

const { applyEvent } = eventTable;

const after = (...events: SeenEvent[][]): Scene => events.flat().reduce(applyEvent, emptyScene());
const told = { lang: 'it' as const, name: (seat: number) => `S${seat}`, side: (side: number) => `P${side}` };

describe('the hand H1 of the rules', () => {
  const scene = after(HAND);
  const view = HAND.reduce(fold, emptyView(bolognese.pack));

  it('gives its totals, line by line', () => {
    const [a, b] = [figures(scene, 0), figures(scene, 1)];
    expect(a).toMatchObject({
      tricks: 7,
      sequences: 180,
      cricche: 35,
      scartini: 49,
      last: 6,
      declared: 17,
      total: 287,
    });
    expect(b).toMatchObject({ tricks: 8, sequences: 25, cricche: 12, scartini: 38, last: 0, declared: 0, total: 75 });
    expect(scene.over).toEqual([a.total, b.total]);
    expect(a.count.sequences.map(({ points }) => points)).toEqual([30, 20, 15, 15, 10]);
    expect(a.count.cricche.map(({ kind, points }) => `${kind} ${points}`)).toEqual(['tarocchi 18', 're 17']);
  });

  it('leaves the whole pack in the two piles, with the Matto in its owner’s', () => {
    expect(view.zones['pile:0']).toEqual({ count: 28, cards: [...PILE_A].sort() });
    expect(view.zones['pile:1']).toEqual({ count: 34, cards: [...PILE_B].sort() });
    const left = Object.entries(view.zones).filter(([zone, { count }]) => !zone.startsWith('pile') && count > 0);
    expect(left).toEqual([]);
  });

  it('has no unknown word, and names combinations as players do', () => {
    expect(HAND.every((event) => bolognese.knows(event))).toBe(true);
    const lines = HAND.map((event) => bolognese.sentence(event, told)).filter((line) => line !== null);
    expect(lines).toContain('S0: «Tre Re sbaglia Bastoni».');
    expect(lines).toContain('S3 non si chiama fuori.');
    expect(lines).toContain('S3 copre il Matto.');
    // A mano is the cards held.
    expect(lines.at(-1)).toBe('La smazzata è finita.');
  });
});

describe('during play', () => {
  it('the last two are before the dealer, face down, until they are taken; two are discarded', () => {
    const zones = (events: SeenEvent[]) => events.reduce(fold, emptyView(62)).zones;
    expect(zones(DEAL)['last_two:3']).toEqual({ count: 2, cards: [] });
    const taken = [...DEAL, ...TAKEN];
    expect(zones(taken)['last_two:3']?.count).toBe(0);
    expect(zones(taken)['hand:3']?.count).toBe(17);
    expect(bolognese.discardCount(after(DEAL, TAKEN, DISCARDED), 3)).toBe(2);
    expect(bolognese.discardCount(after(HAND), 3)).toBe(0);
  });

  it('the match score and the accusi are known', () => {
    const scene = after(DEAL, TAKEN, DISCARDED, DECLARED);
    expect(scene.score).toEqual([790, 455]);
    expect([accusoOf(scene, 0), accusoOf(scene, 1)]).toEqual([17, 0]);
  });

  it('the Matto is in the trick of its turn, and goes with no trick', () => {
    const played = FIRST.filter((event) => event.e === 'moved' && event.why !== 'gather');
    const scene = after(DEAL, TAKEN, DISCARDED, DECLARED, played);
    expect(scene.trick.plays.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
    expect(scene.trick.plays[2]).toEqual({ seat: 3, card: 'M' });
    const gathered = after(DEAL, TAKEN, DISCARDED, DECLARED, FIRST);
    expect(gathered.trick).toEqual({ plays: [], winner: null });
    expect(gathered.tricks[0]?.plays).toHaveLength(4);
    expect(gathered.won).toEqual([0, 1, 0, 0]);
  });

  it('the Matto may be led: the next card is beside it', () => {
    const lead: SeenEvent[] = [
      { e: 'moved', from: 'hand:2', to: 'pile:0', why: 'cover', count: 1, cards: ['M'] },
      { e: 'moved', from: 'hand:3', to: 'trick', why: 'play', count: 1, cards: ['B8'] },
    ];
    expect(after(lead).trick.plays.map(({ card }) => card)).toEqual(['M', 'B8']);
  });

  it('the lead’s signal is known until the trick is gathered', () => {
    const signal = said(1, 'volo');
    expect(after([signal]).signal).toEqual({ seat: 1, word: 'volo' });
    expect(after([signal], FIRST).signal).toBeNull();
  });
});

describe('an accuso', () => {
  it('of cards that make two combinations scores both: 15 and 36 (8.13)', () => {
    const cards = ['T20', 'T19', 'T1', 'M'];
    const scene = after([
      said(0, 'declare', undefined, [1]),
      said(0, 'grande', cards),
      scored(0, 15, 'declaration', cards.join(' ')),
      scored(0, 36, 'declaration', cards.join(' ')),
    ]);
    expect(scene.shown).toHaveLength(1);
    expect(scene.accusi.map(({ kind, points }) => [kind, points])).toEqual([
      ['grande', 15],
      ['tarocchi', 36],
    ]);
    expect(accusoOf(scene, 0)).toBe(51);
    expect(accuso([{ word: 'grande', cards, worth: 51 }])).toBe(51);
  });

  const item = (word: string, worth: number, cards: string): OfferedItem => ({ word, worth, cards: cards.split(' ') });
  const three = [
    item('suit_sequence', 10, 'CK CQ CN'),
    item('suit_sequence', 10, 'SK SN SJ'),
    item('suit_sequence', 15, 'DK DQ DN DJ'),
  ];

  it('of three sequences is doubled, and two are not (8.13)', () => {
    expect(accuso(three)).toBe(70);
    expect(accuso(three.slice(1))).toBe(25);
    const events = three.flatMap(({ cards, worth }) => [
      said(2, 'suit_sequence', cards),
      scored(0, worth, 'declaration', cards.join(' ')),
    ]);
    const scene = after([said(2, 'declare', undefined, [3]), ...events, scored(0, 35, 'sequenza')]);
    expect(accusoOf(scene, 0)).toBe(70);
    expect(scene.accusi.at(-1)).toMatchObject({ kind: null, why: 'sequenza', seat: 2, points: 35 });
  });

  it('of a sequence that is also a cricca counts among the cricche to be doubled', () => {
    // Three Tarocchi 18 and a Grande 10; 18 + 17 + 14 = 49, doubled 98 (4.1, criccone).
    const both = item('grande', 28, 'T20 T19 M');
    expect(accuso([both, item('re', 17, 'CK DK SK'), item('regine', 14, 'CQ DQ SQ')])).toBe(10 + 98);
  });

  it('that wins the match ends the hand without a count (8.8)', () => {
    const scene = after(CALLED);
    expect(scene.called).toEqual({ seat: 3, points: 10 });
    expect(scene.over).toEqual([0, 10]);
    expect(scene.count.map(({ scartini }) => scartini)).toEqual([0, 0]);
  });
});
