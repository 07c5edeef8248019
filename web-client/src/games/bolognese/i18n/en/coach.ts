import type { coach as it } from '../it/coach';

export const coach: typeof it = {
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
