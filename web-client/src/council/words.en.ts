import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const council: typeof it.council = {
  title: 'What now?',
  menu: 'Pause or leave…',
  see: 'See',
  away: (name, time) => `${name} has been away for ${time}`,
  silent: (name, time) => `${name} has not responded for ${time}`,
  left: (time) => `You can vote in ${time}.`,
  out: 'you can vote for a bot',
  noBots: 'This table has no bots: you can pause, adjourn or stop.',
  late: (time) => `They have waited ${time} for you`,
  lateCost:
    'It is your turn. If you take too long, the others can vote for a bot to play for you; you keep your seat. If the match is then stopped, it counts as stopped by you.',
  forYou: 'A bot is playing for you',
  gone: 'has left',
  vacant: (name) => `${name}’s seat is empty`,
  vacantNext: 'Call a bot, or wait until somebody sits down.',
  callBot: 'Any player can call a bot, without a vote.',
  call: 'Call a bot',
  isAway: (name) => `${name} is away.`,
  isBack: (name) => `${name} is back.`,
  replaced: (name) => `A bot is playing for ${name}.`,
  tookBack: (name) => `${name} is back in the seat.`,
  leftTable: (name) => `${name} has left the table.`,
  stoodUp: (name) => `${name} has stood up but keeps the seat.`,
  next: (name) => `then ${name}`,
  nextLong: (heir) => `${heir} plays here from the next hand.`,
  steppedIn: (heir) => `${heir} is now playing here.`,
  bot: {
    title: (name) => `A bot for ${name}`,
    text: 'A bot plays on the player’s behalf until they come back. More than half of the players present must agree.',
    away: 'If you stop later, everyone pays as if all had agreed.',
    silent: 'If you stop later, the match counts as stopped by the player who does not respond.',
  },
  pause: {
    title: 'A pause',
    text: 'The table stops for a while, and so do all clocks. More than half of the players present must agree.',
  },
  adjourn: {
    title: 'Adjourn the match',
    text: 'Everything stays as it is, including your hands, until you are all here again. Everyone must agree, except players away too long.',
  },
  break_off: {
    title: 'Stop here',
    text: 'The match ends now if everyone agrees.',
  },
  later: {
    come: 'Somebody has come to fill the table.',
    end: 'Stop and start over',
    wait: 'They play a form for fewer until more have come. Once they agree to stop, there is a seat for you.',
  },
  yes: 'Vote yes',
  decide: 'Yes, now',
  withdraw: 'Withdraw vote',
  count: (n, need) => `${plural(n, 'One vote', `${n} votes`)} of ${need}`,
  voted: (names, what, how, n) => `${names} ${plural(n, 'votes', 'vote')}: ${what}. ${how}.`,
  proposed: (what) => `Vote: ${what}`,
  halt: {
    pause: {
      title: 'Pause',
      text: (time) =>
        `No moves are due and no clock runs. You continue as soon as everyone here says so, at ${time} at the latest.`,
    },
    adjourned: {
      title: 'Match adjourned',
      text: (time) =>
        `You can close the page: the table is in your list. You continue when all players are here and say so. If that does not happen before ${time}, the match ends as if you had all agreed.`,
    },
    abandoned: {
      title: 'Table waiting',
      text: (time) =>
        `No player has been here for a long time. If none is back before ${time}, the match ends as if everyone had agreed.`,
    },
    short: (title, time) => `${title}, until ${time} at the latest`,
    over: 'Play continues.',
  },
  goOn: 'Continue',
  waitsFor: (names) => `Waiting for ${names}.`,
  door: {
    line: (n) => plural(n, 'You are watching: 1 seat is free', `You are watching: ${n} seats are free`),
    watching: 'You are watching',
    sit: 'Sit down…',
    next: (name) => `From the next hand you play in place of ${name}`,
    playing: 'You play from the next hand, so that nobody sees two hands of one deal.',
    halted: 'The match is on hold: if you sit down now, you play when it continues.',
    none: 'Every seat is taken or kept for a player who may come back. A free seat will show up here.',
    onlyInvited: 'Once a match has begun, this table takes invited players only: ask a player for the invitation.',
    hidden: 'This table has no spectators: you see cards from your own first hand on.',
    seat: (name) => `In place of ${name}`,
    empty: 'In the empty seat',
    giveUp: 'Give up the seat and go to the lobby',
  },
  takeover: {
    label: 'During a match, uninvited players can take a free seat too',
    on: 'During a match, anyone can take a free seat',
    off: 'During a match, seats are by invitation only',
  },
  sendAway: 'Remove',
  sendAwayTitle: (name) => `Remove ${name}?`,
  sendAwayText: 'They leave the table and cannot come back, not even with the invitation.',
  renewHint: 'A new invitation replaces the old one: people without a seat cannot use the old link any longer.',
  lastMatch: 'How the last match ended',
  oneBrowser: (names: string) =>
    `${names} use the same browser: it may be one person, or several sharing a computer. Only you see this.`,
  shutOut:
    'The host has made a new invitation, and the old one no longer works for people without a seat. To come back, ask for the new one.',
  sentAway: 'The host has removed you from this table, so you cannot come back. Other tables are open to you.',
  ways: 'Leave…',
  stand: 'Stand up',
  standHint: 'You keep the seat; a bot may play for you in the meantime. Come back whenever you like.',
  leave: 'Leave',
  leaveRunning: (names, hand) => `Leave ${names} in the middle of hand ${hand}?`,
  leaveHint: 'You leave for good, and others can take your seat.',
  again: {
    said: (names) => `${names} would like another match.`,
    you: 'You have asked for another match',
  },
};

export const close: typeof it.close = {
  close: 'Close the table',
  yes: 'Close',
  waiting: 'This closes the table for everyone, for good. You can open another one.',
  playing: 'You are the only player here: the match ends now as it stands, and the table closes.',
  closed: 'This table was closed.',
};
