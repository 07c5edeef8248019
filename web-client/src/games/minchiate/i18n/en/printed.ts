import type { printed as it } from '../it/printed';

export const printed: typeof it = {
  names: ['South', 'East', 'North', 'West'],
  about: [
    'This is the example hand of the “Regeln des Minchiatta-Spiels”, printed in Dresden in 1798, as given in the booklet of the Accademia de’ Germini (§19). South deals. The program replays it from its record: the margin after each trick, the count and the resti agree to the last point.',
    'At the end North and South count 98, East and West 147 and the 34 from play: the difference is 83, two resti.',
  ],
  slipsTitle: 'Errors in the booklet',
  slips: [
    'West leads to the 14th trick, having won the 13th.',
    'The remark on keeping the King in the 17th would lead to 118 and 2 resti.',
    'East has eight trumps and the Fool, not ten.',
    'The suits in its table of tricks are mixed up.',
    'The 10 that South returns in the 16th cannot be the card owed for the Fool: East and West owe it.',
  ],
};
