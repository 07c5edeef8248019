// Hand-written choices of Minchiate in the protocol's format, for development pages and tests.
import type { Barred, Card, Choice, OfferedMove } from '../src/protocol/types';

const one = (phase: string, ...moves: OfferedMove[]): Choice => ({ phase, moves });
const barring = (barred: Barred): { barred?: Barred } => (Object.keys(barred).length ? { barred } : {});

export const cut = (least: number, most: number): Choice => one('cut', { move: 'cut', takes: 'number', least, most });

export const discard = (count: number, must: Card[], cards: Card[]): Choice =>
  one('discard', { move: 'discard', takes: 'cards', least: count, most: count, must, cards });

export const declare = (list: { cards: Card[]; worth: number }[]): Choice =>
  one('declare', { move: 'declare', takes: 'items', items: list.map((item) => ({ word: 'versicola', ...item })) });

const bare = (...moves: string[]): OfferedMove[] => moves.map((move) => ({ move, takes: 'nothing' }));

/** `beside`: moves that take no card. */
export const play = (cards: Card[], barred: Barred = {}, ...beside: string[]): Choice =>
  one('play', { move: 'play', takes: 'card', cards, ...barring(barred) }, ...bare(...beside));

/** Answer to a claim. */
export const answer = (): Choice => one('claim', ...bare('accept', 'play_on'));

/** Whether to go out. */
export const out = (): Choice => one('out', ...bare('stay', 'out'));

export const playFor = (seat: number, cards: Card[], barred: Barred = {}): Choice =>
  one('play', { move: 'play', takes: 'card', for: seat, cards, ...barring(barred) });

export const give = (cards: Card[], barred: Barred = {}): Choice =>
  one('give', { move: 'give', takes: 'card', cards, ...barring(barred) });
