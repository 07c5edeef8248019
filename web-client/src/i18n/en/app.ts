import type { app as it } from '../it/app';
import { list, plural } from './grammar';

export const app: typeof it = {
  title: 'Germini',
  language: 'Italiano',
  languageLabel: 'Switch to Italian',
  skip: 'Skip to the content',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  loading: 'One moment…',
  again: 'Try again',
  offline: 'The server does not answer. Check the network and try again.',
  failed: (message) => `Something went wrong: ${message}`,
  tooMany: 'Too many requests in a short time: wait a moment and try again.',
  broken: 'This page has broken. The match is safe on the server: it goes on from where it was.',
  reload: 'Load the page again',
  notFound: 'There is nothing here: the link may be old, or the table is for those who are invited.',
  nav: { label: 'Pages', lobby: 'Lobby', history: 'Matches', rules: 'Rules', credits: 'Credits' },
  settings: 'Preferences',
  pace: { label: 'Pace', normal: 'Natural', fast: 'Quick', none: 'Immediate' },
  greetings: { label: 'Greetings', mute: 'Do not show the others’ greetings' },
  bots: ['Bindo', 'Lapo', 'Nella', 'Tessa', 'Vanni', 'Lisa'],
  bot: (name) => `${name} (bot)`,
  points: (n) => plural(n, '1 point', `${n} points`),
  cards: (n) => plural(n, '1 card', `${n} cards`),
  list,
};
