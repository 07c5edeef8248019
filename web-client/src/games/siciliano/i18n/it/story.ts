/** Parts of a hand's points, as its story names them. Loaded with the score sheet. */
export const story = {
  values: 'le carte di valore',
  threes: 'il numero delle carte prese',
  last: 'l’ultima presa',
};
