import { plural } from '../i18n/grammar.en';
import type { words as it } from './words.it';

type Words = typeof it;

const history: Words['history'] = {
  title: 'Matches played',
  hint: 'Finished matches at open tables, and your own matches, including current ones once a hand is over.',
  none: 'No finished matches yet.',
  more: 'More',
  match: 'Match',
  broken: 'stopped early',
  hands: (n) => plural(n, '1 hand', `${n} hands`),
  underWay: 'in progress',
  open: 'Open',
  noneSuch: 'Hand not found.',
  toMatch: 'Back to the match',
  handTitle: (n) => `Hand ${n}`,
  step: 'Step through the hand',
  first: 'To the beginning',
  previous: 'Step back',
  next: 'Step forward',
  last: 'To the end',
  position: (n, of) => `Step ${n} of ${of}`,
  slider: 'Point of the hand',
  graph: 'Margin in points',
  watchIt: 'Watch it',
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
};

const file: Words['file'] = {
  open: 'Open a hand from a file',
  title: 'A hand from a file',
  hint: 'A hand record as downloaded from the hand’s page (germini-hand/1). The server reads and checks it, and keeps nothing.',
  choose: 'Choose a file',
  drop: 'Or drop it here.',
  another: 'Open another file',
  sound: 'All moves are legal.',
  unfinished: 'All moves are legal; the hand is not finished.',
  badMove: (n, name) => `Move ${n}, ${name}: illegal.`,
  where: (path) => `In the file, at ${path}`,
  wrong: {
    bad_json: 'This is not a JSON file.',
    duplicate_key: 'The file has a duplicate key.',
    too_large: 'The file is too large for a hand record.',
    too_deep: 'This is not a hand record.',
    missing_field: 'The record lacks a field.',
    bad_pack: 'Invalid pack: it needs every card exactly once, and a bottom card that allows a cut.',
    unknown_card: 'The record contains an unknown card.',
    unknown_preset: 'The record uses rules unknown to this server.',
    unknown_option: 'The record uses rules unknown to this server.',
    unknown_value: 'The record uses rules unknown to this server.',
    unknown: 'The record is of a game unknown to this server.',
  },
  noRecord: 'This is not a hand record.',
};

const share: Words['share'] = {
  title: 'Share',
  open: 'Anyone with the address can see this hand.',
  link: 'Share this point',
  copied: 'Copied',
  copyFailed: 'Copy the address from here:',
  text: (game) => `A hand of ${game}`,
  closed:
    'Only the people at that table can see this hand. You can share what you saw of it, your own cards and the open ones, without any names, for as long as you like.',
  agreed: (by, of) =>
    `Anyone with the address can see the whole hand, with all cards and names, once all its players agree: ${by} of ${of} so far.`,
  agree: 'I agree to make it public',
  disagree: 'I no longer agree',
  make: 'Create a link to what you saw',
  mine: 'Your links to this hand',
  made: (when) => `Created ${when}`,
  chain: (n) => `No. ${n} in this server’s chain of finished hands`,
  chainMeans:
    'It covers this hand and all hands finished before it. If you keep it, you can check later that none of them was changed: germini verify --link.',
  end: 'Stop sharing',
  goneTitle: 'No longer shared',
  gone: 'This hand is no longer shared, or the link is incomplete. To see it, ask for a new link.',
  shown: (seat) => `The hand as seen from ${seat}.`,
  seat: (n) => `seat ${n}`,
  bot: (n) => `Bot ${n}`,
  handTitle: 'A shared hand',
  whoSees: 'Who can see it',
  agreedAll: 'Public match: everyone can see it for as long as all its players agree.',
  untilAgreed: 'It becomes public, with all its hands, when all its players agree:',
  agrees: 'agrees',
  notYet: 'not yet',
  tooMany: 'You have reached the limit of links to this hand: remove one.',
};

export const words: Words = { history, file, share };
