import type { coach as it } from '../it/coach';

export const coach: typeof it = {
  call: {
    title: 'The last two',
    text: 'They are the dealer’s: take them, then discard two. If your cards reach the target, you may call out instead.',
  },
  discard: {
    title: 'The discard',
    text: 'Put down two cards, face down: they count in your side’s pile. No King, no Tarocco. Being void in a suit helps.',
  },
  declare: {
    title: 'The accuso',
    text: 'Combinations shown now score at the end of the hand, but the others see the cards. You need not declare.',
  },
  title: 'Your combinations',
  held: (name, cards) => `${name}: you have it (${cards}).`,
  lacking: (name, missing) => `${name}: you only lack ${missing}.`,
  counted: 'At the end, the combinations in your side’s pile count.',
  made: {
    title: 'A combination!',
    text: (name, card) =>
      `${name}: with ${card} it is complete, in your hand and your side’s pile. It counts at the end.`,
  },
  undone: {
    title: 'One combination less',
    text: (name, card) => `${name}: the other side has ${card}, so your side can no longer make it.`,
  },
};
