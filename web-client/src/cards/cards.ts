// The 97 cards as the page knows them: codes, names, order in a hand, worth, face.
import deck from './deck.json';

export type Suit = 'C' | 'D' | 'S' | 'B';
export type Group = 'pip' | 'court' | 'matto' | 'papi' | 'virtues' | 'fates' | 'elements' | 'zodiac' | 'arie';

export interface CardInfo {
  code: string;
  index: string;
  roman?: string;
  group: Group;
  it: string;
  en: string;
  /** What it counts by itself (CARD-6). */
  worth: number;
  /** Place in a sorted hand: suits from weak to strong, trumps, the Matto. */
  order: number;
}

export const SUITS: readonly Suit[] = ['C', 'D', 'S', 'B'];

/** CARD-3: in the round suits the ace is the best pip, in the long ones the ten. */
function strength(suit: Suit, index: string): number {
  const court = 'JNQK'.indexOf(index);
  if (court >= 0) return 11 + court;
  return suit === 'C' || suit === 'D' ? 11 - Number(index) : Number(index);
}

function order(code: string, index: string): number {
  if (code === 'M') return 1000;
  if (code.startsWith('T')) return 100 + Number(index);
  const suit = code[0] as Suit;
  return SUITS.indexOf(suit) * 20 + strength(suit, index);
}

const cards = new Map<string, CardInfo>(
  (deck as Omit<CardInfo, 'order'>[]).map((card) => [card.code, { ...card, order: order(card.code, card.index) }]),
);

export const ALL_CARDS: readonly CardInfo[] = [...cards.values()];

/** The card of a code; a code of another game is shown as it is written. */
export function cardInfo(code: string): CardInfo {
  return cards.get(code) ?? { code, index: code, group: 'pip', it: code, en: code, worth: 0, order: 2000 };
}

export const byOrder = (a: string, b: string): number => cardInfo(a).order - cardInfo(b).order;

/** The suit of a card, `T` for trumps, `M` for the Matto. */
export const kindOf = (code: string): string => code[0] ?? '';

const faces = import.meta.glob<string>('./faces/*.svg', { query: '?url', import: 'default', eager: true });

/** The address of a card's picture; `back` for the back. */
export function face(code: string): string {
  return faces[`./faces/${code}.svg`] ?? faces['./faces/back.svg'] ?? '';
}

/** Addresses of all faces, to be fetched ahead. */
export const allFaces = (): string[] => Object.values(faces);
