import type { aids as it } from '../it/aids';

export const aids: typeof it = {
  title: 'Memory',
  playedOf: (n, of) => `${n} of ${of} played`,
  fate: { held: 'in your hand', won: 'in your side’s tricks', out: 'played', unseen: 'not seen yet' },
  key: 'Faded: played. Framed: in your hand; faded and framed: in your side’s tricks.',
  allow: 'One may look at what has been played',
  on: 'Everybody may look at what has been played',
  hints: {
    allow: 'One may ask the bot for a hint',
    on: 'Everybody may ask the bot for a hint',
    ask: 'Hint',
    advised: 'suggested by the hint',
    title: 'What a bot would do in your place, knowing what you know',
    raised: (n) => `the ${n} raised cards`,
    would: (what, why) => (why ? `The bot: ${what} (${why})` : `The bot: ${what}`),
  },
};
