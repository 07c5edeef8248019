// Traditional names of the cards, from the booklet of the Accademia de’ Germini (§1, §6).
import type { CardNames } from '../../contract/lore';

export const names: CardNames = {
  M: 'Scusa',
  T1: 'Papino',
  T2: 'Granduca',
  T3: 'Imperatore',
  T4: 'Imperatrice',
  T5: 'Innamorato',
  T7: 'Forza',
  T9: 'Ruota della Fortuna',
  T11: 'Tempo',
  T12: 'Impiccato',
  T14: 'Demonio',
  T35: 'Carne',
  T40: 'Tromba, Giudizio',
  D1: 'Sole di Campagna',
};
