import type { refusals as it } from '../it/refusals';

export const refusals: typeof it = {
  'CUT-1': 'The bottom of the pack must be a plain suit card.',
  'CUT-2': 'At least one card is lifted, and some must stay below.',
  'ROB-4': 'As many have been robbed as may be.',
  'DISC-1': 'One discards as many cards as one robbed and took.',
  'DISC-2': 'Counting cards and the 29 may not be discarded.',
  'D-10': 'Only whole versicole that one holds are declared, each of them once.',
  'D-13': 'All the free cards must be discarded first.',
  'D-15': 'One falls on one’s own turn, without a trump, not on the lead and not in the first trick.',
  'D-27': 'The first thirteen go to the fola, the others to the dealer.',
  'VERS-14': 'Declaring is allowed, not compulsory.',
  'PLAY-1': 'The dealer’s right leads to the first trick.',
  'PLAY-2': 'You hold the suit led: you must follow.',
  'PLAY-3': 'You are void in the suit: you must play a trump.',
  'PLAY-4': 'With neither suit nor trump one plays what one likes.',
  'KING-1': 'It is the first round of this suit and somebody has trumped: the King is forced.',
  'MAT-2': 'The Fool does not save a King that is forced.',
  'MAT-6': 'The Fool is paid for with the card of least value.',
  'MAT-11': 'After the Fool is led, the second card sets the suit.',
  'VAR-1': 'Another plays for the fallen hand, or falling is not possible here.',
};
