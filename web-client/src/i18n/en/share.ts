import type { share as it } from '../it/share';

export const share: typeof it = {
  title: 'Share',
  open: 'Whoever has its address may see this hand.',
  link: 'Share this point',
  copied: 'Copied',
  copyFailed: 'Copy the address from here:',
  text: (game) => `A hand of ${game}`,
  closed:
    'Only those who were there see this hand. You may share what you saw of it: your own cards and what lay open, without anybody’s name, for as long as you like.',
  agreed: (by, of) =>
    `The whole hand, with everybody’s cards and names, can be seen by anybody with its address once all who played it agree: ${by} of ${of} so far.`,
  agree: 'I agree that everybody may see it',
  disagree: 'I agree no longer',
  make: 'Make a link to what you saw',
  mine: 'Your links to this hand',
  made: (when) => `Of ${when}`,
  chain: (n) => `No. ${n} in this server’s chain of closed hands`,
  chainMeans:
    'It holds this hand and all that were closed before it. Who keeps it can tell later whether any of them was changed: germini verify --link.',
  end: 'Stop sharing',
  gone: 'This link leads nowhere any more: who gave it shares the hand no longer.',
  shown: (seat) => `The hand as it was seen from ${seat}.`,
  seat: (n) => `seat ${n}`,
  bot: (n) => `Bot ${n}`,
  handTitle: 'A shared hand',
  whoSees: 'Who sees it',
  allowPublic: 'Public match: everybody may see how it went, and its closed hands',
  public: 'Public match: everybody may see how it went, and its closed hands.',
  private: 'Private match: only those who were at the table see it.',
  agreedAll: 'A match made public: everybody sees it for as long as all who played it agree.',
  untilAgreed: 'It becomes public, with all its hands, when everybody who played it agrees:',
  agrees: 'agrees',
  notYet: 'not yet',
  nowPublic: 'Whoever opened the table has made the match public: who was ready has to say so again.',
  nowPrivate: 'Whoever opened the table has made the match private: who was ready has to say so again.',
  tooMany: 'You have as many links to this hand as there may be: end one.',
};
