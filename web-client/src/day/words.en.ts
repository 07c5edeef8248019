import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

const players = (n: number): string => plural(n, '1 player', `${n} players`);
const days = (n: number): string => plural(n, '1 day', `${n} days`);

export const day: typeof it.day = {
  title: 'The deal of the day',
  today: 'Today’s deal',
  intro:
    'Every day the same cards for everybody, beside the same bots. You play once, in five to ten minutes, and then compare.',
  more: 'Results, streaks and earlier days',
  off: 'This server has no deal of the day.',
  until: (begin, end) =>
    `You can begin until ${begin}. Once begun, you can interrupt and continue your hand until ${end}.`,
  tooLate: (end) => `It is too late to begin today. The next deal comes at ${end}.`,
  none: 'There is no deal today.',
  lost: (date) => `There is no deal today: the secrets were lost, and a new chain of them begins on ${date}.`,
  late: 'It is too late to begin today.',
  unranked: 'Unranked: somebody may have seen these cards before.',
  play: 'Play',
  playGame: (game) => `Play: ${game}`,
  resume: 'Continue',
  sheet: 'Score sheet',
  finished: (n) => plural(n, '1 has played', `${n} have played`),
  nobody: 'Nobody has played yet',
  begun: 'Begun and not finished: it counts either way.',
  points: (n, text) => plural(n, `${text} point`, `${text} points`),
  compared: (what) => `Compared: ${what}.`,
  standing: (beaten, field, equal) =>
    field === 0
      ? 'Nobody else has finished yet.'
      : `You beat ${beaten} of ${field} so far${equal ? `, ${equal} equal` : ''}.`,
  better: (percent) => `Better than ${percent}`,
  place: (n, of) => `Place ${n} of ${of}`,
  own: 'Your days',
  streak: (n) =>
    n ? plural(n, 'You have played 1 day.', `You have played ${n} days in a row.`) : 'Play today to begin a streak.',
  week: 'How many others you beat in the last seven days',
  notPlayed: 'no result',
  past: (day) => `Results of ${day}`,
  winners: 'Last winners',
  best: (name, result) => `${name}, ${result}`,
  you: (text) => `You: ${text}`,
  toList: 'Results',
  fairness: 'Is it fair?',
  fair: [
    'The secrets of all days form a chain that was fixed beforehand. After the day its secret is published, and anybody can check that it belongs to the chain and gives these cards.',
    'You play once, and your try counts from the moment you begin. If you leave it unfinished, a bot finishes it at midnight.',
    'The results list accounts that existed when the day began. Guests have a deal of their own, so that nobody can see the cards first.',
    'Two accounts of one person cannot be told apart, nor can a player whom a program helps. That is why there are no prizes.',
  ],
  send: {
    label: 'Share',
    copied: 'Text copied',
    byHand: 'Copy this text:',
    what: (date, game) => `Germini, deal of the day ${date} – ${game}`,
    better: (percent, n) => `better than ${percent} (${players(n)})`,
    beaten: (beaten, field) => `beat ${beaten} of ${field}`,
    first: 'nobody else has finished yet',
    streak: (n) => `Streak: ${days(n)}.`,
  },
  list: {
    closed: 'There are no results here: they open when the day is over.',
    field: players,
    place: 'Place',
    player: 'Player',
    result: 'Points',
    beaten: 'Beaten',
    replay: 'Replay',
    replayOf: (name) => `Replay the hand: ${name}`,
    yours: 'you',
    byBot: 'finished by a bot',
    nobody: 'Nobody has played.',
    guests: 'The guests’ deal',
    accounts: 'The deal for accounts',
    proof: 'Proof',
    secret: 'Secret of the day',
    before: 'Its hash: the secret of the day before',
    commitment: 'Its hash: the commitment of the chain',
    chain: (chain, index) => `Chain ${chain}, day ${index}`,
    back: 'Today’s deal',
  },
};
