// Traditional names of the cards, in Italian and in dialect.
import type { CardNames } from '../../contract/lore';

const MORO = 'Moretto';
export const names: CardNames = {
  T1: 'al Bégghet',
  TM1: MORO,
  TM2: MORO,
  TM3: MORO,
  TM4: MORO,
  T7: 'Virtù',
  T10: 'Fortuna',
  T17: 'Rossa',
  T18: 'Rossa',
  C1: 'Asso buono',
  D1: 'Asso buono',
  S1: 'Asso matto',
  B1: 'Asso matto',
};
