import type { hand as it } from '../it/hand';

export const hand: typeof it = {
  label: 'To play a card',
  twice: {
    touch: 'Two taps with a finger, one click with the mouse',
    always: 'Always twice: first chosen, then confirmed',
    never: 'Always once',
  },
  order: {
    label: 'The order of one’s hand',
    rising: 'From weak cards to strong',
    falling: 'From strong to weak',
    counting: 'Cards that count at the end',
  },
  marks: 'While others play, one’s next card can be marked',
  mark: 'next',
  isMarked: 'marked to be played',
  marked: (card) => `${card}: played as soon as it is your turn`,
  unmarked: (card) => `${card}: no longer marked`,
  onceMore: 'once more to mark it',
  dropped: (card) => `It was marked, but has not been played: ${card}.`,
  keys: 'While others play, Enter marks the card to be played next.',
};
