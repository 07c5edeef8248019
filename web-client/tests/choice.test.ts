import { describe, expect, it } from 'vitest';
import { allChosen, answer, cardsOf, cardStates, enough, offers, wanted } from '../src/table/choice';
import type { Choice, ChoiceMessage, OfferedMove } from '../src/protocol/types';
import { sample, sampleNames } from './samples';

const choice = (...moves: OfferedMove[]): Choice => ({ phase: 'play', moves });
const play: OfferedMove = { move: 'play', takes: 'card', cards: ['A1', 'A2'], barred: { B1: 'TOY-2' } };
const hand = ['A1', 'A2', 'B1'];

describe('what is sent for a move', () => {
  it('is its name with what it takes', () => {
    expect(answer(play, 'A1')).toEqual({ play: 'A1' });
    expect(answer({ move: 'cut', takes: 'number', least: 1, most: 9 }, 4)).toEqual({ cut: 4 });
    expect(answer({ move: 'fall', takes: 'nothing' }, true)).toEqual({ fall: true });
    expect(answer({ move: 'discard', takes: 'cards' }, ['A1', 'B1'])).toEqual({ discard: ['A1', 'B1'] });
    expect(answer({ move: 'declare', takes: 'items' }, [['A1', 'A2'], ['B1']])).toEqual({
      declare: [['A1', 'A2'], ['B1']],
    });
    expect(answer({ move: 'bid', takes: 'word', words: ['pass', 'solo'] }, 'solo')).toEqual({ bid: 'solo' });
  });

  it('names whose card it is, and what goes with it', () => {
    expect(answer({ ...play, for: 2 }, 'A1')).toEqual({ play: 'A1', for: 2 });
    expect(answer(play, 'A1', { say: 'busso', ringing: true })).toEqual({ play: 'A1', say: 'busso', ringing: true });
  });
});

describe('where a move is asked', () => {
  it('is the hand for one’s own cards, a button for nothing, a panel for all else', () => {
    const knock: OfferedMove = { move: 'knock', takes: 'nothing' };
    const bid: OfferedMove = { move: 'bid', takes: 'number', least: 1, most: 5 };
    expect(offers(choice(play, knock, bid), hand)).toEqual({
      hand: [play],
      other: null,
      panels: [bid],
      buttons: [knock],
    });
  });

  it('is another’s open hand where it is his card, and a panel for cards that lie elsewhere', () => {
    const other = { ...play, for: 2 };
    const give: OfferedMove = { move: 'give', takes: 'card', cards: ['C6'] };
    expect(offers(choice(other), hand)).toMatchObject({ hand: [], other, panels: [] });
    expect(offers(choice(give), hand)).toMatchObject({ hand: [], other: null, panels: [give] });
  });

  it('is found for every choice of the protocol’s samples', () => {
    const names = sampleNames('outbound_choice');
    expect(names.length).toBeGreaterThanOrEqual(6);
    for (const name of names) {
      const { choice: asked } = sample<ChoiceMessage>(name);
      const placed = offers(asked, asked.moves.flatMap(cardsOf));
      const all = [...placed.hand, ...placed.panels, ...placed.buttons, ...(placed.other ? [placed.other] : [])];
      expect(all, name).toHaveLength(asked.moves.length);
    }
    expect(offers(null, hand)).toEqual({ hand: [], other: null, panels: [], buttons: [] });
  });
});

describe('the cards of a move', () => {
  it('may be played or are barred', () => {
    expect(Object.fromEntries(cardStates(play, hand))).toEqual({ A1: 'playable', A2: 'playable', B1: 'barred' });
    expect(cardStates({ move: 'cut', takes: 'number' }, hand).size).toBe(0);
    expect(cardStates(null, hand).size).toBe(0);
  });

  it('of several are locked where they must be among them, and counted from the least to the most', () => {
    const some: OfferedMove = { move: 'discard', takes: 'cards', least: 2, most: 3, must: ['B1'], cards: ['A1', 'A2'] };
    const states = cardStates(some, [...hand, 'C1'], new Set(['A1']));
    expect(Object.fromEntries(states)).toEqual({ A1: 'chosen', A2: 'playable', B1: 'locked', C1: 'barred' });
    expect(wanted(some)).toBe(2);
    expect([0, 1, 2].map((n) => enough(some, n))).toEqual([false, true, true]);
    expect(allChosen(some, ['A2', 'A1'])).toEqual(['B1', 'A2', 'A1']);
  });
});
