import type { sign as it } from '../it/sign';

export const sign: typeof it = {
  name: 'Sicilian tarocchi',
  compared: 'the points above 54½',
  tagline: 'The sixty-three cards of Sicily, for four players in pairs',
  intro:
    'At Tortorici people still play with tarots: Giove and the Balla on top of the trumps, the Miseria below all others, and before the play partners announce what they hold and decide whether the hand is worth playing.',
  match: { name: 'A match', text: 'Until a pair reaches the target.' },
  presets: {
    tortorici2014: {
      name: 'The club’s game',
      line: 'Announcements after every round and calls between partners, to 51 points',
      text: 'The whole game, as at the Circolo dei Civili at Tortorici: decine, Arie, Kings and the number of trumps, and during the play Batto, Sfondo and the other calls.',
    },
    dummett: {
      name: 'With few words',
      line: 'Good to begin with: only Arie and Kings are announced, to 51 points',
      text: 'The game as Michael Dummett describes it: players may announce Arie and Kings after the first two rounds, and nothing is said during the play.',
    },
  },
  credits:
    'Sicilian tarocchi follows the game of Tortorici as Silvio Franchina explained it in 2014, and Michael Dummett’s description. Where the texts are silent, the rule book says what we chose.',
};
