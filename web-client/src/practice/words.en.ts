import type * as it from './words.it';

export const practice: typeof it.practice = {
  title: 'Practice',
  intro:
    'Here you play against bots inside your browser, even without a network. No server keeps these matches, and they count in no standings.',
  fleeting: 'This browser keeps nothing: matches and hands last as long as this page is open.',
  start: 'New match',
  play: 'Play',
  matches: 'Matches in progress',
  noMatches: 'No match in progress.',
  resume: 'Resume',
  drop: 'Abandon',
  dropTitle: 'Abandon the match?',
  dropText: 'The hand in progress is lost; finished hands stay.',
  hands: 'Finished hands',
  noHands: 'No finished hand yet.',
  most: (n) =>
    `The last ${n} are kept. To keep one for good, save it as a file: you can open it from “Matches”, on any device.`,
  replay: 'Replay',
  save: 'Save',
  hand: (n) => `Hand ${n}`,
  clear: 'Delete everything',
  clearTitle: 'Delete all practice?',
  clearText: 'Matches in progress and all finished hands are removed from this browser.',
  missing: 'This page was built without the program that plays in the browser.',
  server: {
    title: 'What needs a server',
    text: 'Practice, lessons, rules and historical hands work on their own. A Germini server is needed for:',
    list: [
      'tables with friends, chat and spectators;',
      'clubs, with their evenings, seasons and standings;',
      'an account, which brings your name and matches to every device;',
      'links that show a hand to others, and the proof that the pack was shuffled fairly.',
    ],
  },
};
