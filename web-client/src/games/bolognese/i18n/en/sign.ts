import type { sign as it } from '../it/sign';

export const sign: typeof it = {
  name: 'Tarocco bolognese',
  tagline: 'Sixty-two tarots of Bologna, for four players or two',
  intro:
    'Bologna has played Tarocchino for five centuries: sixty-two cards, four equal Moors, a Bégato and a Fool that join every sequence, and two pairs that collect combinations in their tricks to double them.',
  lengths: { 1: { name: 'A match', text: 'Up to the target, or four hands.' } },
  presets: {
    ottocento: {
      name: 'Ottocento',
      line: 'To 800 points, the classic game',
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
  },
  credits:
    'Tarocco bolognese follows the rules that Maurizio Barilli collected from modern play in Bologna. Where the text is silent or unclear, the rule book says what we chose.',
};
