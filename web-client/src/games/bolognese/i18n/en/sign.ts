import type { sign as it } from '../it/sign';

export const sign: typeof it = {
  name: 'Tarocco bolognese',
  tagline: 'The sixty-two tarots of Bologna, in pairs, up to eight hundred',
  intro:
    'Tarocchino has been played in Bologna for five centuries: sixty-two cards, four equal Moors, a Bégato and a Fool that enter every sequence, and two pairs that look in their tricks for combinations to double.',
  lengths: { 1: { name: 'A match', text: 'Up to the target, or four hands.' } },
  presets: {
    ottocento: {
      name: 'Ottocento',
      line: 'To 800 points, the classic game',
      text: 'One plays until a pair has 800; whoever is near may call out with what he declares, and the match ends there.',
    },
    quattro_scartate: {
      name: 'Quattro Scartate',
      line: 'Four hands, one for each dealer',
      text: 'Everybody deals once; more points win. There is no target, and nobody calls out.',
    },
  },
  credits:
    'Tarocco bolognese follows the rules that Maurizio Barilli collected from the modern use of the tables of Bologna. Where the text is silent or doubtful, the choice made stands in the program’s rules.',
};
