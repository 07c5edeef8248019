import type { sign as it } from '../it/sign';

export const sign: typeof it = {
  name: 'Tocchi',
  tagline: 'Two games of chance with the cards of Minchiate, for two to six players',
  intro:
    'Two Florentine games of the 18th century: all players have seven cards face up, the pack is turned card by card, and each card goes to the player whose cards are next to it. A hand takes a minute and needs no skill.',
  presets: {
    sei_tocchi: {
      name: 'Six touches',
      line: 'For two to six players: the sixth card that touches yours wins',
      text: 'A turned card touches the player who has the number just above or below it in its suit. The first player with six cards wins the hand; a player with fewer than three pays double.',
    },
    palio: {
      name: 'Al palio',
      line: 'For two to six players: the nearest player takes, to twelve lupini',
      text: 'A turned card goes to the nearest player. It counts two if it touches, otherwise one, and the first player to count twelve wins the hand. Lupini add up from hand to hand, to the target.',
    },
  },
  palio: { name: 'A match', text: 'Until a player reaches the target of lupini.' },
  rounds: {
    1: { name: 'One round', text: 'Every player deals once.' },
    3: { name: 'Three rounds', text: 'Every player deals three times.' },
    5: { name: 'Five rounds', text: 'Every player deals five times.' },
  },
  credits:
    'Six touches and Al palio follow the rules that Antommaria Biscioni added in 1731 to Minucci’s note on Il Malmantile racquistato.',
};
