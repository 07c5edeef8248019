// Traditional names of the cards.
import type { CardNames } from '../../contract/lore';

export const names: CardNames = {
  M: 'Matto',
  T13: 'Minore bianco',
  T14: 'Maggiore bianco',
  T15: 'Maggiore bianco',
  T19: 'Atlante',
};
