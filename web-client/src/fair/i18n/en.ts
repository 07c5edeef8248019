import type { fair as it } from './it';

export const fair: typeof it = {
  title: 'The pack of this hand',
  checking: 'The browser makes the pack again…',
  holds: 'Your browser has made the pack again, and it is the same card by card.',
  told: 'Before the hand it had been told the same hash, and what it added itself is reckoned in.',
  mine: 'The cards that you were dealt come of it.',
  untold: 'Before the hand this browser added nothing: whether the hash is the one of then it cannot know.',
  added: (n, of) => `Those in ${n} of ${of} seats added something of their own to chance.`,
  faults: {
    promise: 'The secret is not the one that was promised.',
    cards: 'The pack does not come of the secret and of what the seats added.',
    bot: 'More have added something than have played: something was added for a bot, that is, by the server itself.',
    told: 'Before the hand this browser had been told another hash.',
    added: 'What this browser added is not reckoned in.',
    hand: 'The cards that this browser was dealt then are not those that this pack has for you.',
  },
  unknown:
    'How this game’s pack is shuffled this page does not know: the proof can be downloaded and checked elsewhere.',
  failed: 'It could not be checked: perhaps the network is down.',
  proves:
    'What it proves: the server had fixed its secret, and told the hash of it, before anybody added anything. After that it could change it no more, and without what the seats added there was no pack yet.',
  provesNot:
    'What it does not prove: that whoever runs the server did not look at the cards while they were played, or was not agreed with one of the seats on what to add last.',
  file: 'Download the proof',
  command: 'Who does not trust this page checks it with germini fair FILE.',
  struck: {
    title: (hand) => `Hand ${hand}, struck out`,
    what: 'The match was broken off in the midst of this hand: it counts for nothing. Its secret is opened all the same, and how the cards lay can be checked.',
  },
  draw: {
    holds: 'The seats: your browser has drawn them again, and they are the same card by card.',
    dealer: 'Who deals first: your browser has drawn it again, and it is the same.',
    told: 'Before the draw it had been told the hash of that secret, and what it added itself is reckoned in.',
    untold: 'Before the draw this browser added nothing: whether the hash is the one of then it cannot know.',
    unknown: 'How seats are drawn in this game this page does not know.',
    faults: {
      drawn: 'The draw does not come of the secret and of what the seats added.',
      bot: 'More have added something to the draw than have begun: something was added for a bot, that is, by the server itself.',
      told: 'Before the draw this browser had been told another hash.',
      added: 'What this browser added to the draw is not reckoned in.',
    },
  },
};
