// What is said at the table, and about a match.
import { YOU, does, plural, within } from '../../../../i18n/grammar.en';
import { signed } from '../../../../match/persons';
import type * as it from '../it/table';

const partite = (n: number): string => plural(n, '1 partita', `${n} partite`);
const lupini = (n: number): string => plural(n, '1 lupino', `${n} lupini`);
const cardsOf = (n: number): string => plural(n, '1 card', `${n} cards`);

export const table: typeof it.table = {
  marks: 'Marks',
  marksOf: (n) => plural(n, '1 mark', `${n} marks`),
  noMarks: 'No marks yet.',
  lupini: 'Lupini',
  takenUnit: 'cards taken',
  taken: (n) => `Taken: ${n}`,
  takenBy: (who, n) => `${who}: ${plural(n, '1 card taken', `${n} cards taken`)}`,
  open: (who) => (who === YOU ? 'Your cards' : `${who}’s cards`),
  counts: (n) => `count ${n}`,
  toCards: (n) => `to ${n} cards`,
  toLupini: (target, count) => `to ${lupini(target)} · a hand to ${count}`,
  left: (n) => `In the pack: ${cardsOf(n)}`,
  aside: (n) => `In the middle: ${cardsOf(n)}`,
  ready: 'Look at the cards: the first one is turned soon',
  waits: 'Wait for the others to answer',
  touch: '“Tocco!”',
  falseTouch: '“Tocco!”, wrongly',
};
export const outcomes: typeof it.outcomes = {
  shared: 'to several: to the middle',
  nobody: 'to nobody: to the middle',
  missed: 'not called: to the middle',
};

export const due: typeof it.due = {
  turn: { you: 'Turn a card, or wait', other: (who) => `${who} turns the cards` },
  call: { you: 'Is it yours? Call it!', other: (who) => `${who} may call` },
  over: { you: 'The hand is over', other: () => 'The hand is over' },
};
export const moves: typeof it.moves = {
  turn: { name: 'Turn', hint: 'The card turns by itself after two seconds.' },
  call: { name: 'Tocco!', urgent: true, hint: 'After a false call you miss the next card.' },
  silent: { name: 'Say nothing', hint: 'The card is not yours.' },
};
export const keys = 'Arrows to move, a letter for the suit, I for a card’s details.';

export const why: typeof it.why = {
  accusa: 'Announced pappoleggio',
  tavola: 'Touch on the table',
  primo: 'First touch',
  pappoleggio: 'Pappoleggio',
  versicola: 'Versicola',
  guasto: 'Guasto',
  privilegio: 'Privilegio',
  game: 'The hand',
};
export const victory: typeof it.victory = {
  six: (who) => `${does(who, 'wins', 'win')} the hand with the sixth card.`,
  pappoleggio: (who) => `${does(who, 'wins', 'win')} the hand with a pappoleggio.`,
  twelve: (who) => `${does(who, 'counts', 'count')} twelve and ${who === YOU ? 'win' : 'wins'} the hand.`,
  target: (who) => `${does(who, 'reaches', 'reach')} the target and ${who === YOU ? 'win' : 'wins'} the match.`,
  pack: (who) => `The pack has run out: ${within(who)} ${who === YOU ? 'win' : 'wins'} the hand, with the most.`,
};
export const chronicle: typeof it.chronicle = {
  deal: (who) => `${does(who, 'deals', 'deal')}.`,
  hand: (who, cards) => `${who}: ${cards}.`,
  turned: (card) => `Turned: ${card}.`,
  takes: (who) => `${does(who, 'takes', 'take')} the card.`,
  shared: 'Several players have the same right to it: to the middle.',
  nobody: 'It goes to nobody: to the middle.',
  missed: 'Nobody has called it: to the middle.',
  call: (who) => `${who}: “Tocco!”.`,
  falseCall: (who) => `A false call: the card is not ${who === YOU ? 'yours' : `${who}’s`}.`,
  marcio: (who) => `${does(who, 'is', 'are')} marcio: fewer than three cards, so double to pay.`,
  marked: (what, who, n, cards) => `${what}: ${who}, ${n}${cards ? ` (${cards})` : ''}.`,
  row: (who, n) => `Result for ${within(who)}: ${signed(n)}.`,
};
export const sheet: typeof it.sheet = {
  nobody: 'The pack has run out with players level: nobody wins the hand.',
  taken: 'Cards taken',
  counted: 'Count',
  result: 'Result',
  won: 'wins the hand',
  marcio: 'marcio, pays double',
  owed: 'Each of the others pays every mark, and the hand too; together the results make zero.',
};

const spoils = (of: (n: number) => string) => (won: number) => (won ? of(won) : 'nothing');
export const match: typeof it.match = {
  name: (rounds) => (rounds > 1 ? plural(rounds, 'One round', `${rounds} rounds`) : 'Match'),
  nth: (n) => `Round ${n}`,
  unit: (unit) => (unit === 'lupino' ? 'lupini' : 'partite'),
  units: (n, unit) => (unit === 'lupino' ? lupini(n) : partite(n)),
  partite: spoils(partite),
  lupini: spoils(lupini),
  struck: 'The current hand does not count.',
};
export const refusals: typeof it.refusals = {
  'TURN-1': 'It is not your turn: the dealer turns, and you may be unable to call this card.',
  'TURN-2': 'The table waits for another move.',
  'TURN-3': 'The hand is over.',
  'FORM-1': 'Invalid move.',
};
