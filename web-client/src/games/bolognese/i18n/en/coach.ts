import type { coach as it } from '../it/coach';

export const coach: typeof it = {
  call: {
    title: 'The last two',
    text: 'They are the dealer’s: take them, then discard two. If what you hold reaches the target you may call out instead.',
  },
  discard: {
    title: 'The discard',
    text: 'Put down two cards, closed: they count in your side’s pile. No King, no Tarocco. To be void of a suit is good.',
  },
  declare: {
    title: 'The accuso',
    text: 'Combinations that are shown now count at the end of the hand; but the others see the cards. One may keep silent.',
  },
  title: 'Your combinations',
  held: (name, cards) => `${name}: you have it (${cards}).`,
  lacking: (name, missing) => `${name}: you only lack ${missing}.`,
  counted: 'In the end those of your side’s pile count.',
  made: {
    title: 'A combination!',
    text: (name, card) =>
      `${name}: with ${card} the cards are there, in your hand and your side’s pile. It is counted in the end.`,
  },
  undone: {
    title: 'One combination less',
    text: (name, card) => `${name}: ${card} has gone to the others, and your side will not make it any more.`,
  },
};
