// The 97 codes and the card properties that these tests need, from CARD-1 … CARD-9 and VERS-1 … VERS-8.
// An independent implementation of the rules: nothing here comes from the engine.

const SUITS = ['C', 'D', 'S', 'B'];
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'N', 'Q', 'K'];

/** Every card's code. */
export const CARDS = new Set([
  ...SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank)),
  ...Array.from({ length: 40 }, (_, at) => `T${at + 1}`),
  'M',
]);

export const isCard = (text) => CARDS.has(text);
/** A trump's number, 0 for any other card. */
export const trump = (card) => (card[0] === 'T' ? Number(card.slice(1)) : 0);
export const isSuitCard = (card) => card !== 'M' && card[0] !== 'T';
const isKing = (card) => isSuitCard(card) && card.endsWith('K');

/** CARD-6. */
export function value(card) {
  if (card === 'M' || isKing(card)) return 5;
  const number = trump(card);
  if (number >= 36) return 10;
  if (number >= 30 || [28, 20, 13, 10, 1].includes(number)) return 5;
  return number >= 2 && number <= 5 ? 3 : 0;
}

/** ROB-1: a counting card or a trump above 20. */
export const isRobbable = (card) => value(card) > 0 || trump(card) > 20;

/** Whether the 29 is part of a versicola of these cards (VERS-1), which is in regular runs only. */
export function completesWith29(cards) {
  const has = (number) => cards.has(`T${number}`);
  if (!has(29)) return false;
  return (has(28) && has(30)) || (has(30) && has(31));
}
