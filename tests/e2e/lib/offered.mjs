// What a choice offers, in the words of the wire for every game (protocol/schema/choice.json).

/** The offered move of that name with the player's own cards; undefined if it is not offered. */
export const offered = ({ moves }, move) => moves.find((one) => one.move === move && one.for === undefined);

/** Those moves of that name that are made with the cards of others. */
export const offeredFor = ({ moves }, move) => moves.filter((one) => one.move === move && one.for !== undefined);

/** How many cards of a move of several the player chooses, and out of which. */
export function free({ most, must = [], cards }) {
  return { count: most - must.length, cards: cards.filter((card) => !must.includes(card)) };
}
