// Traditional names of the cards, in Italian and in dialect.
import type { CardNames } from '../../contract/lore';

const MORO = 'Moretto; fino al 1725 Papa';
export const names: CardNames = {
  T1: 'al Bégghet',
  TM1: MORO,
  TM2: MORO,
  TM3: MORO,
  TM4: MORO,
  T7: 'Virtù',
  T10: 'Fortuna',
  T17: 'una delle Rosse',
  T18: 'una delle Rosse',
  C1: 'Asso buono',
  D1: 'Asso buono',
  S1: 'Asso matto',
  B1: 'Asso matto',
};
