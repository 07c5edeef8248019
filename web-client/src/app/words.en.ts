import { list, plural } from '../i18n/grammar.en';
import type { words as it } from './words.it';

type Words = typeof it;

const app: Words['app'] = {
  title: 'Germini',
  language: 'Italiano',
  languageLabel: 'Switch to Italian',
  skip: 'Skip to content',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  loading: 'One moment…',
  again: 'Try again',
  offline: 'The server is not responding. Check your connection and try again.',
  alone: {
    title: 'No connection',
    text: 'The server cannot be reached, so you cannot play or see tables for now. The lobby fills again as soon as you are back online.',
    meanwhile: 'In the meantime you can:',
  },
  failed: (message) => `Something went wrong: ${message}`,
  tooMany: 'Too many requests. Wait a moment and try again.',
  stranger: 'The server does not know you. Enter a name, or log in on the “You” page.',
  membersOnly: 'You need an account to play on this server. Log in on the “You” page.',
  brokenTitle: 'Something went wrong on this page',
  broken: 'Your match is safe on the server and continues where you left off.',
  reload: 'Reload the page',
  toStart: 'To the start page',
  notFound: 'Nothing here. The link may be old, or the table may be by invitation only.',
  nav: {
    label: 'Pages',
    lobby: 'Lobby',
    history: 'Matches',
    clubs: 'Clubs',
    me: 'You',
    rules: 'Rules',
    credits: 'Credits',
  },
  preferences: {
    title: 'Preferences',
    general: 'General',
    cards: 'Your cards',
    worths: 'Show the value on cards that count',
    texts: 'Texts at the table',
    clauses: 'Show rule numbers',
    greetings: 'Show the other players’ greetings',
  },
  pace: {
    label: 'Pace',
    normal: 'Natural',
    fast: 'Quick',
    none: 'Immediate',
    hint: 'Bots use the slowest pace chosen by any player. To hurry them, tap the felt or press +.',
  },
  bots: ['Bindo', 'Lapo', 'Nella', 'Tessa', 'Vanni', 'Lisa'],
  member: 'has an account',
  /** A player who deleted their account or guest. */
  deleted: 'Deleted player',
  bot: (name) => `${name} (bot)`,
  points: (n) => plural(n, '1 point', `${n} points`),
  cards: (n) => plural(n, '1 card', `${n} cards`),
  list,
};

const invite: Words['invite'] = {
  by: (host, game) => `${host} invites you to ${game}`,
  youAre: (name) => `Here you are “${name}”.`,
  at: (host, game) => `${host}’s table: ${game}`,
  seated: (names) => `Already seated: ${names}.`,
  nobody: 'No players yet.',
  free: (n) => plural(n, '1 seat is free.', `${n} seats are free.`),
  none: 'No seat is free.',
  voidTitle: 'Invitation no longer valid',
  missing: 'You need an invitation',
  void: 'The host has made a new invitation, or the table is closed. Ask the sender for another link.',
  share: 'Send invitation…',
  shareText: (host, game) => `${host} invites you to ${game} on Germini`,
  code: 'QR code',
  codeTitle: 'Scan this invitation',
  local: 'This link works on this computer only. To invite others, open this page at the address they can reach.',
  sits: (name) => `${name} sits down.`,
  stands: (name) => `${name} stands up.`,
};

export const words: Words = { app, invite };
