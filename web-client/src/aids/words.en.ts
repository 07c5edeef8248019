import type * as it from './words.it';

export const aids: typeof it.aids = {
  title: 'Memory',
  playedOf: (n, of) => `${n} of ${of} played`,
  fate: { held: 'in your hand', won: 'in your side’s tricks', out: 'played', unseen: 'not played' },
  key: 'Faded: played. Framed: in your hand. Both: in your side’s tricks.',
  on: 'Everyone may check which cards have been played',
  hints: {
    on: 'Everyone may ask the bot for a hint',
    ask: 'Hint',
    advised: 'suggested by the hint',
    title: 'What a bot would do in your place, knowing only what you know',
    say: (said) => `Say: “${said}”`,
    sayWith: (what, said) => `${what}, and say “${said}”`,
    quoted: (said) => `“${said}”`,
    marked: (n) => `the ${n} cards with a light bulb`,
    would: (what, why) => (why ? `The bot: ${what} (${why})` : `The bot: ${what}`),
  },
};
