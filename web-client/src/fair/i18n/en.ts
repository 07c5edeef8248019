import type { fair as it } from './it';

export const fair: typeof it = {
  title: 'The pack of this hand',
  checking: 'The browser makes the pack again…',
  holds: 'Your browser has made the pack again, and it is the same card by card.',
  told: 'Before the hand it had been told the same hash, and what it added itself is reckoned in.',
  untold: 'Before the hand this browser added nothing: whether the hash is the one of then it cannot know.',
  added: (n, of) => `Those in ${n} of ${of} seats added something of their own to chance.`,
  faults: {
    promise: 'The secret is not the one that was promised.',
    cards: 'The pack does not come of the secret and of what the seats added.',
    bot: 'More have added something than have played: something was added for a bot, that is, by the server itself.',
    told: 'Before the hand this browser had been told another hash.',
    added: 'What this browser added is not reckoned in.',
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
};
