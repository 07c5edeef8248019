// Group and role of the cards: the sources have no history of theirs.
import type { Lore } from '../../../contract/lore';

export const lore: Lore = {
  '^M$':
    'One of the three decine: it counts 10 and is announced by name. It never wins, but does not get lost, and saves another card.',
  '^T20$':
    'The highest trump and one of the three decine: it counts 10 and is announced by name. With the Balla it makes Batto.',
  '^T19$':
    'The second trump and one of the Arie: it counts 5. With Giove it makes Batto, with the Sun Batto senza Giove.',
  '^T1[678]$': 'One of the Arie: it counts 5. Their number is announced, and they are also called cinquina.',
  '^T1$':
    'One of the three decine: it counts 10 and is announced by name. As the lowest trump but one it is easily lost.',
  '^T0$': 'The lowest trump, without number or value. It takes only a suit that nobody has trumped.',
  '^T1[345]$': 'One of the three bianchi, below the Arie. It counts nothing, but may be called during play.',
  '^T': 'A trump without value: it beats the suits and is below the Arie.',
  K$: 'It counts 5. The number of Kings is announced, not their suits.',
  '[QNJ]$': 'A court card: it counts less than the King, but more than a pip.',
  '.': 'A pip; it counts nothing. In the pack of 63 cards the suits go down to the 5, coins to the 4.',
};
