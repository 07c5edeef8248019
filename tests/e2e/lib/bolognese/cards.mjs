// The 62 codes of Tarocco bolognese (docs/rules/bolognese.md, the cards).

const RANKS = ['1', '6', '7', '8', '9', '10', 'J', 'N', 'Q', 'K'];

/** Every card's code. */
export const CODES = new Set([
  ...['C', 'D', 'S', 'B'].flatMap((suit) => RANKS.map((rank) => suit + rank)),
  ...Array.from({ length: 16 }, (_, at) => `T${at + 5}`),
  ...['TM1', 'TM2', 'TM3', 'TM4', 'T1', 'M'],
]);
