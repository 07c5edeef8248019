/** Parts of a hand's points, as its story names them. Loaded with the score sheet. */
export const story = {
  sequences: 'le sequenze',
  cricche: 'le cricche',
  scartini: 'le carte di valore',
  last: 'l’ultima presa',
  declared: 'gli accusi',
};
