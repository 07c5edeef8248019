/** Parts of a hand's points, as its story names them. Loaded with the score sheet. */
export const story = {
  robbed: 'le carte rubate e scoperte',
  declared: 'le versicole accusate',
  deaths: 'le carte di conto morte',
  versicole: 'le versicole al conto',
  cards: 'le carte di conto portate a casa',
  tricks: 'le carte oltre le quarantadue',
  last: 'l’ultima presa',
};
