import type { hand as it } from '../it/hand';

export const hand: typeof it = {
  label: 'Playing a card',
  twice: {
    touch: 'Two taps on a touchscreen, one click with a mouse',
    always: 'Always twice: choose, then confirm',
    never: 'Always once',
  },
  order: {
    label: 'Order of your hand',
    rising: 'Weak to strong',
    falling: 'Strong to weak',
    counting: 'Cards that count last',
  },
  marks: 'Let me choose my next card while others play',
  mark: 'next',
  isMarked: 'chosen as the next card',
  marked: (card) => `${card}: played as soon as it is your turn`,
  unmarked: (card) => `${card}: no longer chosen`,
  onceMore: 'again to choose it next',
  dropped: (card) => `Chosen in advance but not played: ${card}.`,
  keys: 'While others play, press Enter to choose your next card.',
};
