// The movements of each event: from the layouts before and after it, without any page.
import { describe, expect, it } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { minchiate } from '../src/games/minchiate';
import { plain } from '../src/games/plain/plain';
import { layout, over } from '../src/motion/layout';
import { plan, type Motion } from '../src/motion/plan';
import type { SeenEvent } from '../src/protocol/types';
import { moved, Table, way } from './motion_table';

const PAIRS = [0, 1, 0, 1];
const four = () => new Table(minchiate, 4, PAIRS);
const tokens = (motions: Motion[]) => motions.map(({ token }) => token);
const kinds = (motions: Motion[]) => motions.map(({ kind }) => kind);
const [MIDDLE, CORNER] = [[500, 350], [50, 50]]; // prettier-ignore
const PILE = [[950, 600], [950, 50]]; // prettier-ignore
const seat = (table: Table, at: number) => [Math.round(table.at(at).x), Math.round(table.at(at).y)];
/** A trick that seat 1 has won with its own card. */
const trick = (table: Table, ...cards: string[]) =>
  table.tell(...cards.map((card, at) => moved(`hand:${at}`, 'trick', 'play', [card])), { e: 'trick', winner: 1 });

describe('any table, for two to six', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const table = () => new Table(plain('toy'), seats);

    it(`${seats}: unknown cards go to the seat they are dealt to, a few backs for many`, () => {
      const one = table();
      const motions = one.moves(moved('pack', 'hand:1', 'deal', 10));
      expect(tokens(motions)).toEqual([0, 1, 2, 3, 4].map((n) => `hand:1#${n}`));
      for (const motion of motions) {
        expect(way(motion)).toEqual([MIDDLE, seat(one, 1)]);
        expect([motion.shows, motion.own, motion.fades]).toEqual(['back', false, true]);
      }
      expect(motions.map(({ delay }) => delay)).toEqual([0, 45, 90, 135, 180]);
      // Those of the next round are different.
      expect(tokens(one.moves(moved('pack', 'hand:1', 'deal', 1)))).toEqual(['hand:1#10']);
    });

    it(`${seats}: the player’s own are moved themselves, each to its place in the fan`, () => {
      const one = table();
      const cards = ['A1', 'A2', 'A3'];
      const motions = one.moves(moved('pack', 'hand:0', 'deal', cards));
      expect(tokens(motions)).toEqual(cards);
      const { cards: lie } = one.layout();
      for (const { token, own, shows, from, to } of motions) {
        expect([own, shows, from.x, from.y]).toEqual([true, 'face', ...MIDDLE]);
        expect([to.x, to.y, to.turn]).toEqual([lie.get(token)?.x, lie.get(token)?.y, lie.get(token)?.turn]);
        expect(from.width).toBeLessThan(to.width);
      }
    });

    it(`${seats}: a card is played from its place in the fan, or from its seat, to before its seat`, () => {
      for (let by = 0; by < seats; by++) {
        const one = table().tell(moved('pack', 'hand:0', 'deal', ['A1', 'A2', 'A3']));
        const card = by === 0 ? 'A1' : 'B1';
        const lay = one.layout().cards.get(card) ?? one.at(by);
        const [motion, ...rest] = one.moves(moved(`hand:${by}`, 'trick', 'play', [card]));
        expect(rest).toEqual([]);
        expect([motion?.own, motion?.kind]).toEqual([true, 'slide']);
        expect([motion?.from.x, motion?.from.y]).toEqual([lay.x, lay.y]);
        const { x, y } = one.layout().cards.get(card) ?? { x: 0, y: 0 };
        expect([motion?.to.x, motion?.to.y]).toEqual([x, y]);
        const towards = (one.at(by).x - 500) * (x - 500) + (one.at(by).y - 350) * (y - 350);
        expect(towards).toBeGreaterThan(0);
      }
    });

    it(`${seats}: a trick goes to its winner, if everybody has a pile`, () => {
      const one = trick(table(), 'A1', 'A2');
      const motions = one.moves(moved('trick', 'pile:1', 'gather', ['A1', 'A2']));
      expect(tokens(motions)).toEqual(['A1', 'A2']);
      for (const motion of motions) {
        expect(way(motion).slice(1)).toEqual([seat(one, 1), seat(one, 1)]);
        expect([motion.own, motion.fades]).toEqual([false, true]);
      }
    });

    it(`${seats}: a payment slides over from every other seat to the one that takes it`, () => {
      const one = table();
      const motions = one.moves({ e: 'paid', side: 1, amount: seats - 1, why: 'toy' });
      expect(kinds(motions)).toEqual(Array.from({ length: seats - 1 }, () => 'pay'));
      expect(motions.every(({ shows }) => shows === 'counter')).toBe(true);
      const payers = [...Array(seats).keys()].filter((n) => n !== 1);
      const from = (n: number) => (n === 0 ? [500, 700] : seat(one, n));
      expect(motions.map(way)).toEqual(payers.map((payer) => [from(payer), seat(one, 1)]));
    });
  }
});

describe('minchiate', () => {
  const robs = moved('packet:3', 'hand:3', 'rob', ['T21', 'T13']);

  it('what is lifted at the cut moves as one, and back', () => {
    const put = (packet: boolean) =>
      layout([
        { names: ['pack'], box: { left: 540, top: 300, width: 60, height: 100 } },
        ...(packet
          ? [
              {
                names: ['packet:3'],
                box: { left: 440, top: 300, width: 60, height: 100 },
                cards: () => [{ token: 'packet:3#0', x: 30, y: 50, width: 60, turn: 0 }],
              },
            ]
          : []),
      ]);
    const table = four();
    const cut = minchiate.motion(moved('pack', 'packet:3', 'cut', 66), table.scene, table.view);
    const [there, ...more] = plan(put(false), put(true), cut);
    expect(more).toEqual([]);
    expect(there).toMatchObject({ token: 'packet:3#0', own: true, shows: 'back' });
    expect(way(there as Motion)).toEqual([[570, 350], [470, 350]]); // prettier-ignore
    const join = minchiate.motion(moved('packet:3', 'pack', 'join', 62), table.scene, table.view);
    expect(plan(put(true), put(false), join).map(way)).toEqual([[[470, 350], [570, 350]]]); // prettier-ignore
  });

  it('robbed cards are turned up on their way to the rail, where a picture of them arrives', () => {
    const table = four();
    const motions = table.moves(robs, () => (table.rails = { 3: ['T21', 'T13'] }));
    expect(tokens(motions)).toEqual(['T21', 'T13']);
    for (const motion of motions)
      expect(motion).toMatchObject({
        kind: 'turn',
        own: false,
        fades: false,
        from: { x: 500, y: 350 },
        to: { width: 30 },
      });
    expect(motions.map(({ to }) => to.x)).toEqual([table.at(3).x - 60, table.at(3).x - 40]);
  });

  it('the player’s own are turned up into the fan', () => {
    const motions = four().moves(moved('packet:0', 'hand:0', 'rob', ['T21']));
    expect(motions).toMatchObject([{ token: 'T21', kind: 'turn', own: true }]);
  });

  it('a card that stops a robbing is turned up in its place', () => {
    const table = four();
    const stops: SeenEvent = { e: 'seen', zone: 'packet:3', why: 'stop', count: 1, cards: ['T9'], by: [0, 1, 2, 3] };
    const seen = layout([
      { names: ['middle'], box: { left: 350, top: 200, width: 300, height: 300 } },
      {
        names: [],
        box: { left: 450, top: 220, width: 60, height: 100 },
        cards: () => [{ token: 'T9', x: 30, y: 50, width: 60, turn: 0 }],
      },
    ]);
    const motions = plan(table.layout(), seen, minchiate.motion(stops, table.scene, table.view));
    expect(motions).toMatchObject([{ token: 'T9', kind: 'turn', own: true, from: { x: 500 }, to: { x: 480, y: 270 } }]);
    // Knowledge about cards that are not visible moves nothing.
    expect(table.moves({ ...stops, why: 'look', zone: 'fola' })).toEqual([]);
  });

  it('what is taken from the fola comes from there', () => {
    const [motion] = four().moves(moved('fola', 'hand:0', 'take', ['T37']));
    expect(motion).toMatchObject({ kind: 'turn', own: true });
    expect(way(motion as Motion)[0]).toEqual(CORNER);
  });

  it('a declared versicola goes from the hand to the rail, and stays in the hand', () => {
    const table = four().tell({ e: 'said', seat: 1, word: 'declare', numbers: [1] });
    const shown = ['rail:1:T38', 'rail:1:T39'];
    const motions = table.moves({ e: 'said', seat: 1, word: 'versicola', cards: ['T38', 'T39'] }, () => {
      table.rails = { 1: shown };
    });
    expect(tokens(motions)).toEqual(shown);
    for (const motion of motions) expect(way(motion)[0]).toEqual(seat(table, 1));
    // The viewer’s own are open in the fan already.
    expect(four().moves({ e: 'said', seat: 0, word: 'versicola', cards: ['T38'] })).toEqual([]);
  });

  it('a trick goes past its winner to the pile of the side', () => {
    const table = trick(four(), 'C4', 'C2', 'C3', 'C6');
    const motions = table.moves(moved('trick', 'pile:1', 'gather', ['C4', 'C2', 'C3', 'C6']));
    for (const motion of motions) expect(way(motion).slice(1)).toEqual([seat(table, 1), PILE[1]]);
  });

  it('the Matto returns past its player, and a card is given for it from pile to pile', () => {
    const table = trick(four(), 'C9', 'CK', 'M', 'C7').tell(moved('trick', 'pile:1', 'gather', ['C9', 'CK', 'C7']));
    const [home] = table.moves(moved('trick', 'pile:0', 'gather', ['M']));
    expect(way(home as Motion).slice(1)).toEqual([seat(table, 2), PILE[0]]);
    const [debt, ...more] = table.moves(moved('pile:0', 'pile:1', 'debt', ['T7']));
    expect(more).toEqual([]);
    expect(debt).toMatchObject({ token: 'T7', kind: 'turn', shows: 'face', own: false, fades: true });
    expect(way(debt as Motion)).toEqual([PILE[0], PILE[1]]);
  });

  it('a card that dies falls in its place, and goes to the winner from there', () => {
    const table = trick(four(), 'T35', 'T36', 'T5', 'T14');
    const before = table.layout().cards.get('T35');
    const death: SeenEvent = { e: 'scored', side: 1, why: 'death', points: 5, cards: ['T35'] };
    const [motion, ...more] = table.moves(death);
    expect(more).toEqual([]);
    expect(motion).toMatchObject({ token: 'T35', kind: 'fall', own: true, from: { x: before?.x, y: before?.y } });
    expect(motion?.to.y).toBeGreaterThan(before?.y ?? Infinity);
    expect(Math.abs(motion?.to.turn ?? 0)).toBeGreaterThan(15);
    const gather = table.moves(moved('trick', 'pile:1', 'gather', ['T35', 'T36', 'T5', 'T14']));
    expect(gather[0]?.from).toMatchObject({ turn: motion?.to.turn, y: motion?.to.y });
  });

  it('a resto slides from the paying to the receiving side, one counter each', () => {
    const motions = four().moves({ e: 'paid', side: 1, amount: 2, why: 'play' });
    expect(kinds(motions)).toEqual(['pay', 'pay']);
    for (const motion of motions) expect(way(motion)).toEqual([PILE[0], PILE[1]]);
  });

  it('what is merely said, scored or due moves nothing', () => {
    const table = four();
    expect(table.moves({ e: 'scored', side: 0, why: 'rob', points: 5, cards: ['T13'] })).toEqual([]);
    expect(table.moves({ e: 'due', seats: [1], phase: 'play' })).toEqual([]);
    expect(table.moves({ e: 'over', numbers: [3] })).toEqual([]);
  });
});

describe('bolognese', () => {
  const table = () => new Table(bolognese, 4, PAIRS);

  it('a seat’s declaration is shown on its rail', () => {
    const one = table();
    const motions = one.moves({ e: 'said', seat: 3, word: 'mori', cards: ['TM4', 'TM3'] }, () => {
      one.rails = { 3: ['rail:3:TM4', 'rail:3:TM3'] };
    });
    expect(kinds(motions)).toEqual(['turn', 'turn']);
    for (const motion of motions) expect(way(motion)[0]).toEqual(seat(one, 3));
    expect(one.moves({ e: 'said', seat: 3, word: 'busso' })).toEqual([]);
  });

  it('the Matto that covers is shown in the trick, and returns when that is gathered', () => {
    const one = table().tell(moved('hand:0', 'trick', 'play', ['T12']), moved('hand:1', 'trick', 'play', ['SK']));
    const [cover] = one.moves(moved('hand:2', 'pile:0', 'cover', ['M']));
    expect(cover).toMatchObject({ token: 'M', own: true, kind: 'turn' });
    expect(way(cover as Motion)[0]).toEqual(seat(one, 2));
    one.tell({ e: 'trick', winner: 1 });
    const motions = one.moves(moved('trick', 'pile:1', 'gather', ['T12', 'SK']));
    expect(motions.map((motion) => [motion.token, ...way(motion).slice(1)])).toEqual([
      ['T12', seat(one, 1), PILE[1]],
      ['SK', seat(one, 1), PILE[1]],
      ['M', seat(one, 2), PILE[0]],
    ]);
  });

  it('the card given for it goes from pile to pile, and the last two from before the dealer', () => {
    const one = table();
    expect(one.moves(moved('pile:0', 'pile:1', 'paid', ['C9'])).map(way)).toEqual([[PILE[0], PILE[1]]]);
    expect(tokens(one.moves(moved('pack', 'last_two:2', 'lay', 2)))).toEqual(['last_two:2#0', 'last_two:2#1']);
  });
});

describe('a plan', () => {
  const lies = (x: number) =>
    layout([
      {
        names: ['trick'],
        box: { left: 0, top: 0, width: 1, height: 1 },
        cards: () => [{ token: 'A1', x, y: 0, width: 10, turn: 0 }],
      },
    ]);
  const go = { what: 'go', cards: ['A1'], from: [], to: [] } as const;

  it('begins at the position of a moving card', () => {
    const running = new Map([['A1', { x: 40, y: 7, width: 12, turn: 3 }]]);
    const [motion] = plan(over(lies(0), running), lies(100), [go]);
    expect(motion).toMatchObject({ from: { x: 40, y: 7, width: 12, turn: 3 }, to: { x: 100, y: 0 } });
  });

  it('moves nothing that stays, and nothing without an origin or a target', () => {
    expect(plan(lies(5), lies(5), [go])).toEqual([]);
    expect(plan(layout([]), lies(5), [go])).toEqual([]);
    expect(plan(layout([]), layout([]), [{ ...go, from: ['pack'], to: ['trick'] }])).toEqual([]);
  });

  it('takes less time at a quick table', () => {
    const [usual] = plan(lies(0), lies(9), [go]);
    const [quick] = plan(lies(0), lies(9), [go], 0.5);
    expect(quick?.duration).toBe((usual?.duration ?? 0) / 2);
  });

  it('ignores places that are not shown', () => {
    const nothing = { left: 0, top: 0, width: 0, height: 0 };
    expect(layout([{ names: ['fola'], box: nothing, cards: () => [] }]).places.size).toBe(0);
  });
});
