import type { sign as it } from '../it/sign';

export const sign: typeof it = {
  name: 'Tarocco bolognese',
  compared: 'the points of the hand',
  tagline: 'The sixty-two carte lunghe of Bologna, for two to six players',
  intro:
    'Bologna has played Tarocchino for five centuries: sixty-two cards, four equal Moors, a Bégato and a Fool that join every sequence, and combinations to collect in your tricks and double.',
  lengths: {
    1: { name: 'A match', text: 'Up to the target, or four hands.' },
    3: { name: 'Three hands', text: 'A hand that everybody passes does not count.' },
    6: { name: 'Six hands', text: 'A hand that everybody passes does not count.' },
    9: { name: 'Nine hands', text: 'A hand that everybody passes does not count.' },
    18: { name: 'Eighteen hands', text: 'A hand that everybody passes does not count.' },
  },
  presets: {
    ottocento: {
      name: 'Ottocento',
      line: 'The classic game, good to begin with: to 800 points',
      text: 'You play until a pair reaches 800; if your declaration brings you there, you may call out and end the match.',
    },
    quattro_scartate: {
      name: 'Quattro Scartate',
      line: 'Four hands, one for each dealer',
      text: 'Everyone deals once; the pair with more points wins. There is no target and no calling out.',
    },
    millone: {
      name: 'Millone',
      line: 'For two, to 1000 points, dealt twice',
      text: 'Each player gets twenty cards, discards ten and gets ten more, so that nearly the whole pack is played.',
    },
    centocinquanta: {
      name: 'Centocinquanta',
      line: 'For two, to 150 points',
      text: 'Fifteen cards each; thirty stay out of play. The player whose declaration reaches 150 may call out.',
    },
    quindici: {
      name: 'Quindici',
      line: 'For two, to 15, in tens',
      text: 'Like Centocinquanta, but the points of each hand are rounded to tens, and every ten counts as one.',
    },
    terziglio: {
      name: 'Terziglio',
      line: 'For three, one against two',
      text: 'You bid to play alone, with the eight cards of the pozzo or, for twice the poste, without them. Every hand is paid by itself.',
    },
    mattazza: {
      name: 'Mattazza',
      line: 'For three to six, each alone',
      text: 'Score as few points as you can, but win at least one trick: without one you lose for sure. The loser of a hand writes a Punto.',
    },
  },
  credits:
    'Tarocco bolognese follows the rules that Maurizio Barilli collected from modern play in Bologna. Where the text is silent or unclear, the rule book says what we chose.',
};
