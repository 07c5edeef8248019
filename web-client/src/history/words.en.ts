import { YOU, list, plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const history: typeof it.history = {
  you: YOU,
  title: 'Matches played',
  hint: 'Finished matches at open tables, and your own matches, including current ones once a hand is over.',
  none: 'No finished matches yet.',
  more: 'More',
  match: 'Match',
  broken: 'stopped early',
  hands: (n) => plural(n, '1 hand', `${n} hands`),
  underWay: 'in progress',
  open: 'Open',
  drawn: (names) => `The order drawn: ${list(names)}.`,
  notFound:
    'Nothing here. This match may be for its players only, or it has expired: without accounts, matches are kept for a limited time.',
  noneSuch: 'Hand not found.',
  toMatch: 'Back to the match',
  hand: 'Hand',
  handTitle: (n) => `Hand ${n}`,
  watchIt: 'Watch it',
  idea: 'The idea',
  comment: (trick) => (trick ? `Comment on trick ${trick}` : 'Comment on the hand'),
  step: 'Step through the hand',
  previous: 'Step back',
  next: 'Step forward',
  position: (n, of) => `Step ${n} of ${of}`,
  slider: 'Point of the hand',
  play: 'Play automatically',
  pause: 'Pause',
  eyes: {
    label: 'Point of view',
    all: 'All cards open',
    bystander: 'Spectator',
    seat: (name) => `As ${name} saw it`,
  },
  noEyes: 'The server could not show this view. Try again.',
  record: 'Download the record',
  checkDeal: 'Check the shuffle',
  checkDraw: 'Check the draw',
  struck: {
    title: (hand) => `Hand ${hand}, void`,
    text: 'The match was stopped during this hand, so it does not count. You can still check how the cards lay.',
  },
};

export const file: typeof it.file = {
  open: 'Open a hand from a file',
  title: 'A hand from a file',
  hint: 'A hand record as downloaded from the hand’s page (germini-hand/1). The server reads and checks it, and keeps nothing.',
  choose: 'Choose a file',
  another: 'Open another file',
  sound: 'All moves are legal.',
  unfinished: 'All moves are legal; the hand is not finished.',
  badMove: (n, name) => `Move ${n}, ${name}: illegal.`,
  wrong: {
    bad_json: 'This is not a hand record.',
    missing_field: 'This is not a hand record.',
    too_large: 'The file is too large for a hand record.',
    bad_pack: 'Invalid pack: it needs every card exactly once, and a bottom card that allows a cut.',
    unknown: 'The record is of a game or of rules unknown to this server.',
  },
};

export const share: typeof it.share = {
  title: 'Share',
  open: 'Anyone with the address can see this hand.',
  link: 'Link to this point',
  text: (game) => `A hand of ${game}`,
  closed:
    'Only the people at that table can see this hand. You can share what you saw of it, your own cards and the open ones, without any names, for as long as you like.',
  agreed: (by, of) =>
    `Everyone can see all of it, with cards and names, once all its players agree: ${by} of ${of} so far.`,
  agree: 'I agree to make it public',
  disagree: 'I no longer agree',
  make: 'Create a link to what you saw',
  end: 'Stop sharing',
  gone: 'This hand is no longer shared, or the link is incomplete. To see it, ask for a new link.',
  shown: (seat) => `The hand as seen from ${seat}.`,
  seat: (n) => `seat ${n}`,
  bot: (n) => `Bot ${n}`,
  handTitle: 'A shared hand',
  whoSees: 'Who can see it',
  agreedAll: 'Public match: everyone can see it for as long as all its players agree.',
  tooMany: 'You have reached the limit of links to this hand: remove one.',
};
