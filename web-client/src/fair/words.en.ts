import type { words as it } from './words.it';

type Words = typeof it;

const fair: Words['fair'] = {
  title: 'This hand’s shuffle',
  checking: 'Your browser is repeating the shuffle…',
  holds: 'Your browser repeated the shuffle and got the same pack, card by card.',
  told: 'It had received the same hash before the hand, and its own contribution is included.',
  mine: 'The cards you were dealt come from this pack.',
  untold: 'This browser contributed nothing before the hand, so it cannot know whether the hash is the original one.',
  added: (n, of) => `${n} of ${of} seats contributed randomness.`,
  faults: {
    commitment: 'The secret is not the one the server committed to.',
    cards: 'The pack does not follow from the secret and the seats’ contributions.',
    bot: 'More contributions than players: the server itself added one for a bot.',
    told: 'Before the hand this browser received a different hash.',
    added: 'This browser’s contribution is not included.',
    hand: 'The cards dealt to this browser are not the ones this pack gives you.',
  },
  unknown: 'This page does not know how this game is shuffled: download the proof and check it elsewhere.',
  failed: 'The check failed: the network may be down.',
  proves:
    'What it proves: the server fixed its secret, and sent its hash, before anyone contributed. It could not change the secret afterwards, and without the seats’ contributions there was no pack yet.',
  provesNot:
    'What it does not prove: that the server’s administrator did not look at the cards during play, or did not agree with a player on the last contribution.',
  file: 'Download the proof',
  command: 'If you do not trust this page, check the proof with germini fair FILE.',
  struck: {
    title: (hand) => `Hand ${hand}, void`,
    what: 'The match was stopped during this hand, so it does not count. Its secret is published all the same, and you can check how the cards lay.',
  },
  draw: {
    holds: 'Seats: your browser repeated the draw and got the same result, card by card.',
    dealer: 'First dealer: your browser repeated the draw and got the same result.',
    told: 'It had received the hash of that secret before the draw, and its own contribution is included.',
    untold: 'This browser contributed nothing before the draw, so it cannot know whether the hash is the original one.',
    unknown: 'This page does not know how this game draws seats.',
    faults: {
      drawn: 'The draw does not follow from the secret and the seats’ contributions.',
      bot: 'More contributions to the draw than players: the server itself added one for a bot.',
      told: 'Before the draw this browser received a different hash.',
      added: 'This browser’s contribution to the draw is not included.',
    },
  },
};

export const words: Words = { fair };
