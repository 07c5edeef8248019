// The hand of 1798 in words. Loaded with it.
import type * as it from '../it/printed';

export const printed: typeof it.printed = {
  names: ['South', 'East', 'North', 'West'],
  about: [
    'This is the example hand of the “Regeln des Minchiatta-Spiels”, printed in Dresden in 1798, as given in the booklet of the Accademia de’ Germini (§19). South deals. The program replays it from its record: the margin after each trick, the count and the resti agree to the last point.',
    'At the end North and South count 98, East and West 147 and the 34 from play: the difference is 83, two resti.',
  ],
};
