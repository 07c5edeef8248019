// Prompts of a game unknown to the client, for two to six players, drawn from protocol data only.
import type { ShownTable } from '../src/match/closed_hands';
import type { Choice, OfferedMove, SeenEvent } from '../src/protocol/types';
import type { Prompt } from './prompts';

const NAMES = ['Massimiliano', 'Bartolomeo', 'Maddalena', 'Cosimo', 'Ginevra', 'Lucrezia'];
const HAND = 'A1 A2 A4 A6 B1 B3 B5 C2 C3 C6'.split(' ');
const FOLLOW = HAND.filter((card) => card.startsWith('A'));

const dealt = (seats: number): SeenEvent[] => [
  { e: 'said', seat: seats - 1, word: 'deal' },
  ...Array.from({ length: seats }, (_, seat): SeenEvent => {
    const cards = seat === 0 ? { cards: HAND } : {};
    return { e: 'moved', from: 'pack', to: `hand:${seat}`, why: 'deal', count: HAND.length, ...cards };
  }),
];
/** Everybody but seat 0 has played. */
const led = (seats: number): SeenEvent[] =>
  Array.from({ length: seats - 1 }, (_, i) => ({
    e: 'moved',
    from: `hand:${i + 1}`,
    to: 'trick',
    why: 'play',
    count: 1,
    cards: [`A${7 + i}`],
  }));
const due = (phase: string): SeenEvent => ({ e: 'due', seats: [0], phase });

const table = (sides: ShownTable['sides']): Partial<ShownTable> => ({
  game: 'toy',
  rules: { preset: 'plain', options: {} },
  sides,
  match: null,
});
const alone = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);
const people = (seats: number): Prompt['seats'] => NAMES.slice(0, seats).map((name) => ({ name, kind: 'guest' }));

function asked(seats: number, phase: string, moves: OfferedMove[], more: SeenEvent[] = []): Prompt {
  const choice: Choice = { phase, moves };
  return {
    table: table(alone(seats)),
    seats: people(seats),
    events: [...dealt(seats), ...more, due(phase)],
    choice,
  };
}
const play: OfferedMove = {
  move: 'play',
  takes: 'card',
  cards: FOLLOW,
  barred: Object.fromEntries(HAND.filter((card) => !FOLLOW.includes(card)).map((card) => [card, 'TOY-2'])),
};
const items = [
  { word: 'run', cards: ['A1', 'A2'], worth: 3 },
  { word: 'pair', cards: ['B1', 'C3'], worth: 4 },
];

export const TOY: Record<string, Prompt> = {
  ...Object.fromEntries([2, 3, 4, 5, 6].map((seats) => [`toy-${seats}`, asked(seats, 'play', [play], led(seats))])),
  'toy-put': asked(3, 'discard', [{ move: 'discard', takes: 'cards', least: 3, most: 3, cards: HAND }]),
  'toy-number': asked(5, 'bid', [{ move: 'bid', takes: 'number', least: 1, most: 42 }]),
  'toy-word': asked(3, 'call', [{ move: 'call', takes: 'word', words: ['pass', 'solo', 'solo_alone'] }]),
  'toy-items': asked(4, 'announce', [{ move: 'announce', takes: 'items', items }]),
  'toy-with': asked(2, 'play', [
    { ...play, with: { ring: true, say: ['knock', 'fly'] } },
    { move: 'lay_down', takes: 'nothing' },
  ]),
  'toy-ways': asked(6, 'play', [
    { move: 'exchange', takes: 'cards', least: 1, most: 2, cards: HAND },
    { ...play, cards: HAND, barred: {} },
  ]),
};
