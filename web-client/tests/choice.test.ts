import { describe, expect, it } from 'vitest';
import {
  allChosen,
  fittingExtras,
  answer,
  cardsOf,
  cardStates,
  hasEnough,
  extraFits,
  onlyAnswer,
  offers,
  toggled,
} from '../src/table/choice';
import { answersAfter } from '../src/table/pace';
import type { Choice, ChoiceMessage, OfferedMove } from '../src/protocol/types';
import { sample, sampleNames } from './samples';

const choice = (...moves: OfferedMove[]): Choice => ({ phase: 'play', moves });
const play: OfferedMove = { move: 'play', takes: 'card', cards: ['A1', 'A2'], barred: { B1: 'TOY-2' } };
const hand = ['A1', 'A2', 'B1'];

describe('a sent move', () => {
  it('is its name and its parameters', () => {
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
    const lead: OfferedMove = { ...play, with: { say: ['busso', 'volo'], ringing: true } };
    expect(answer(lead, 'A1', { say: 'busso', ringing: true })).toEqual({ play: 'A1', say: 'busso', ringing: true });
  });

  it('has no word that was chosen for another move', () => {
    const extras = { say: 'busso', ringing: true } as const;
    const claim: OfferedMove = { move: 'claim', takes: 'nothing' };
    expect(answer(claim, true, extras)).toEqual({ claim: true });
    const bid: OfferedMove = { move: 'bid', takes: 'nothing', with: { say: ['volo'], ringing: ['once'] } };
    expect(answer(bid, true, extras)).toEqual({ bid: true });
  });
});

describe('a word that goes only with some cards', () => {
  const lead: OfferedMove = {
    ...play,
    with: { say: ['busso', 'striscio', 'volo'], ring: true },
    with_only: { say: { busso: ['A1'], volo: [] } },
  };

  it('fits only these; one that names none fits every card', () => {
    const fit = (word: string, ...cards: string[]) => extraFits(lead, 'say', word, cards);
    expect([fit('busso'), fit('busso', 'A1'), fit('busso', 'A2'), fit('busso', 'A1', 'A2')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([fit('volo'), fit('volo', 'A1')]).toEqual([false, false]);
    expect([fit('striscio'), fit('striscio', 'A2')]).toEqual([true, true]);
    expect(extraFits(play, 'say', 'busso', ['A2'])).toBe(true);
  });

  it('is withdrawn with another card, and nothing else is', () => {
    const extras = { say: 'busso', ring: true } as const;
    expect(fittingExtras(lead, extras, ['A1'])).toBe(extras);
    expect(fittingExtras(lead, extras, ['A2'])).toEqual({ ring: true });
    expect(fittingExtras(lead, { say: 'striscio' }, ['A2'])).toEqual({ say: 'striscio' });
  });
});

describe('the control for a move', () => {
  it('is the hand for the player’s own cards, a button for no parameters, a panel for all else', () => {
    const knock: OfferedMove = { move: 'knock', takes: 'nothing' };
    const bid: OfferedMove = { move: 'bid', takes: 'number', least: 1, most: 5 };
    expect(offers(choice(play, knock, bid), hand)).toEqual({
      hand: [play],
      other: null,
      panels: [bid],
      buttons: [knock],
    });
  });

  it('is another’s open hand for its card, and a panel for cards elsewhere', () => {
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

  it('of several are locked if mandatory, and counted from the minimum to the maximum', () => {
    const some: OfferedMove = { move: 'discard', takes: 'cards', least: 2, most: 3, must: ['B1'], cards: ['A1', 'A2'] };
    const states = cardStates(some, [...hand, 'C1'], new Set(['A1']));
    expect(Object.fromEntries(states)).toEqual({ A1: 'chosen', A2: 'playable', B1: 'locked', C1: 'barred' });
    expect([0, 1, 2].map((n) => hasEnough(some, n))).toEqual([false, true, true]);
    expect(allChosen(some, ['A2', 'A1'])).toEqual(['B1', 'A2', 'A1']);
  });
});

describe('a question without a choice', () => {
  it('is an announcement without content, and nothing else', () => {
    const none: OfferedMove = { move: 'declare', takes: 'items', items: [] };
    expect(onlyAnswer({ phase: 'declare', moves: [none] })).toEqual({ offered: none, value: [] });
    const item = { word: 'versicola', cards: ['T1', 'T2', 'T3'], worth: 11 };
    expect(onlyAnswer({ phase: 'declare', moves: [{ ...none, items: [item] }] })).toBeNull();
    expect(onlyAnswer({ phase: 'declare', moves: [{ ...none, with: { out: true as const } }] })).toBeNull();
    expect(onlyAnswer({ phase: 'play', moves: [none, { move: 'play', takes: 'card', cards: ['C1'] }] })).toBeNull();
    expect(onlyAnswer({ phase: 'play', moves: [{ move: 'play', takes: 'card', cards: ['C1'] }] })).toBeNull();
    expect(onlyAnswer(null)).toBeNull();
  });

  it('is the only word that may be said', () => {
    const one: OfferedMove = { move: 'answer', takes: 'word', words: ['va_bene'] };
    expect(onlyAnswer({ phase: 'answer', moves: [one] })).toEqual({ offered: one, value: 'va_bene' });
    expect(onlyAnswer({ phase: 'answer', moves: [{ ...one, words: ['va_bene', 'di_mio'] }] })).toBeNull();
  });

  it('is answered after the pace if only bots wait, otherwise after a fixed delay', () => {
    expect((['none', 'fast', 'normal'] as const).map((pace) => answersAfter(pace, true, 0.5))).toEqual([0, 700, 1500]);
    for (const pace of ['none', 'normal'] as const)
      expect([0, 1].map((chance) => answersAfter(pace, false, chance))).toEqual([1000, 3000]);
  });
});

describe('one card too many', () => {
  const most = (n: number): OfferedMove => ({ move: 'discard', takes: 'cards', most: n });
  it('replaces the last one chosen', () => {
    expect([...toggled(new Set(['A1']), 'A2', most(3))]).toEqual(['A1', 'A2']);
    expect([...toggled(new Set(['A1', 'A2']), 'B1', most(2))]).toEqual(['A1', 'B1']);
    expect([...toggled(new Set(['A1']), 'B1', most(1))]).toEqual(['B1']);
    expect([...toggled(new Set(), 'B1', most(0))]).toEqual([]);
  });
});
