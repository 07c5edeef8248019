import { describe, expect, it } from 'vitest';
import { kindOf, SUITS } from '../src/cards/deck';
import { deck } from '../src/games/minchiate/cards';

const { cards: ALL_CARDS, byOrder, face, info: cardInfo, said } = deck;

describe('the card codes of the page', () => {
  it('are those of Minchiate', () => expect(ALL_CARDS).toHaveLength(97));

  it('are sorted by suit, the round suits with the ace above the ten', () => {
    const hand = ['M', 'T3', 'C1', 'C10', 'CK', 'S1', 'S10', 'DJ', 'T40', 'B2'].sort(byOrder);
    expect(hand).toEqual(['C10', 'C1', 'CK', 'DJ', 'S1', 'S10', 'B2', 'T3', 'T40', 'M']);
  });

  it('are named with their number, the arie by name only (CARD-4)', () => {
    expect(said('T13', 'it')).toBe('13 Morte');
    expect(said('T36', 'it')).toBe('Stella');
    expect(said('CK', 'en')).toBe('King of Cups');
    expect(said('M', 'en')).toBe('Fool');
  });

  it('show an unknown code as it is, sorted last, with a card back as its face', () => {
    expect(cardInfo('X9').it).toBe('X9');
    expect(['X9', 'M', 'C1'].sort(byOrder)).toEqual(['C1', 'M', 'X9']);
    expect(face('X9')).toBe(face('back'));
  });

  it('are of four suits, trumps, or the Matto', () => {
    expect(new Set(ALL_CARDS.map(({ code }) => kindOf(code)))).toEqual(new Set([...SUITS, 'T', 'M']));
  });
});
