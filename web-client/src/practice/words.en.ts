import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const practice: typeof it.practice = {
  title: 'Practice',
  intro: 'You play against bots inside this browser, even without a network. No server keeps or counts these matches.',
  fleeting: 'This browser keeps nothing: if you close the page, the match is lost.',
  start: 'New match against bots',
  matches: 'Matches in progress',
  noMatches: 'No match in progress.',
  resume: 'Resume',
  drop: 'Abandon',
  dropTitle: 'Abandon the match?',
  dropText: 'The hand in progress is lost; finished hands stay.',
  hands: 'Last hands',
  noHands: 'No finished hand yet.',
  most: (n) => `The last ${n} are kept.`,
  replay: 'Replay',
  hand: (n) => `hand ${n}`,
  clear: 'Delete everything',
  clearTitle: 'Delete all practice matches?',
  clearText: (n) =>
    `Matches in progress and ${plural(n, 'the kept hand are', `the ${n} kept hands are`)} removed from this browser.`,
  missing: 'This page was built without the program that plays in the browser.',
};
