import { plural } from '../i18n/grammar.en';
import type { words as it } from './words.it';

type Words = typeof it;

const council: Words['council'] = {
  title: 'What now?',
  menu: 'Pause, adjourn, absent players…',
  menuHint: 'You vote together: a short pause, continuing another day, or a bot for a player who does not respond.',
  look: 'What now?',
  see: 'See',
  vote: 'Vote…',
  nobody: 'You need not give a reason.',
  onlyPlayers: 'Only human players vote.',
  away: (name) => `${name} is away`,
  silent: (name) => `${name} is not responding`,
  awayFor: (name, time) => `${name} has been away for ${time}.`,
  silentFor: (name, time) => `${name} is here but has not responded for ${time}.`,
  left: (time) => `you can vote in ${time}`,
  leftLong: (time) => `In ${time} you can vote for a bot to play in that seat.`,
  out: 'you can vote for a bot',
  noBots: 'This table has no bots: you can pause, adjourn or stop.',
  late: (time) => `They have waited ${time} for you`,
  lateLeft: (time) => `It is your turn. In ${time} the others can vote for a bot to play for you.`,
  lateOut: 'It is your turn. The others can now vote for a bot to play for you; you keep your seat.',
  lateCost: 'If a bot replaces you and the match is then stopped, it counts as stopped by you.',
  isAway: (name) => `${name} is away.`,
  isBack: (name) => `${name} is back.`,
  replaced: (name) => `A bot is playing for ${name}.`,
  tookBack: (name) => `${name} is back in the seat.`,
  forYou: 'A bot is playing for you',
  leftTable: (name) => `${name} has left the table.`,
  stoodUp: (name) => `${name} has stood up but keeps the seat.`,
  botSits: (name) => `A bot is playing in ${name}’s seat.`,
  gone: 'has left',
  vacant: (name) => `${name}’s seat is empty`,
  bot: {
    title: (name) => `A bot for ${name}`,
    text: 'A bot plays in that seat on the player’s behalf. The player keeps what is won or lost and can come back at any time. More than half of the players present must agree.',
    away: 'It costs you nothing. Losing the connection is not desertion: if you stop later, everyone pays as if all had agreed.',
    silent:
      'It costs you nothing. Nobody gains by refusing to play: if you stop later, the match counts as stopped by that player.',
  },
  pause: {
    title: 'A pause',
    text: 'The table stops for a while, and so do all clocks. You continue as soon as everyone here says so. More than half of the players present must agree. It costs nothing.',
  },
  adjourn: {
    title: 'Adjourn the match',
    text: 'Everything stays as it is, including your hands, until you are all here again. Everyone must agree, except players away too long. It costs nothing.',
  },
  stepIn: {
    title: (name) => `${name} joins at once`,
    text: 'Instead of waiting for the next hand, this player sees that seat’s cards and plays from now on. All players must agree. It costs nothing.',
  },
  breakOff: {
    title: 'Stop here',
    text: 'The match ends now. Everyone must agree; you first see what it costs each of you.',
  },
  callBot: {
    title: (name) => `A bot in ${name}’s seat`,
    text: 'The seat is empty: any player can call a bot, without a vote. It costs nothing.',
  },
  yes: 'I vote yes',
  decide: 'Decide this',
  withdraw: 'Withdraw my vote',
  call: 'Call a bot',
  count: (n, need) => plural(need, 'One vote is enough', `${plural(n, 'One vote', `${n} votes`)}, ${need} are enough`),
  countAll: (n, need) =>
    plural(need, 'One vote is needed', `${plural(n, 'One vote', `${n} votes`)} of ${need}, all needed`),
  by: (names) => `Voted yes: ${names}.`,
  alone:
    'You are the only player here: your vote counts once someone is back, or once the others have been away too long.',
  voted: (names, what, how, n) => `${names} ${plural(n, 'votes', 'vote')}: ${what}. ${how}.`,
  proposed: (what) => `Vote: ${what}`,
  halt: {
    pause: {
      title: 'Pause',
      text: 'The table is paused: no moves are due and no clock runs.',
      until: (time) => `You continue as soon as everyone here says so, at ${time} at the latest.`,
      short: (time) => `Paused until ${time} at the latest`,
    },
    adjourned: {
      title: 'Match adjourned',
      text: 'Everything stays as it is, including your hands. You can close the page: the table is in your list.',
      until: (time) =>
        `You continue when all players are here and say so. If that does not happen before ${time}, the match ends as if you had all agreed.`,
      short: (time) => `Adjourned, until ${time} at the latest`,
    },
    abandoned: {
      title: 'Table waiting',
      text: 'No player has been here for a long time.',
      until: (time) =>
        `Play continues as soon as a player is back. If that does not happen before ${time}, the match ends as if everyone had agreed.`,
      short: (time) => `Waiting, until ${time} at the latest`,
    },
    over: 'Play continues.',
  },
  since: (time) => `Since ${time}.`,
  goOn: 'Continue',
  goOnSaid: 'You are ready to continue',
  wants: 'ready to continue',
  waits: 'not ready yet',
  isBot: 'bot',
  notHere: 'away',
  waitsFor: (names) => `Waiting for ${names}.`,
  waitsForYou: 'The others are waiting for you.',
  next: (name) => `then ${name}`,
  nextLong: (heir, name) =>
    heir === name
      ? `${heir} plays here again from the next hand.`
      : `${heir} plays here from the next hand, in place of ${name}.`,
  steppedIn: (heir, name) =>
    heir === name ? `${heir} is playing here again.` : `${heir} is now playing in place of ${name}.`,
  door: {
    line: (n) => plural(n, 'You are watching: 1 seat is free', `You are watching: ${n} seats are free`),
    full: 'You are watching: no seat is free',
    invited: 'You are watching: seats are by invitation only',
    sit: 'Sit down…',
    why: 'Why?',
    title: 'Would you like to play?',
    playing:
      'A hand is in progress. If you sit down now, you play from the next hand, so that nobody sees two hands of one deal. You join at once if all players agree.',
    between: 'The table is between hands: if you sit down now, you play the next one.',
    halted: 'The match is on hold: if you sit down now, you play when it continues.',
    none: 'Every seat is taken or kept for a player who may come back. A free seat will show up here.',
    onlyInvited: 'Once a match has begun, this table takes invited players only: ask a player for the invitation.',
    hidden: 'This table has no spectators: you see cards from your own first hand on.',
    seat: (name) => `In place of ${name}`,
    bot: (name) => `In place of ${name}, a bot`,
    empty: 'In the empty seat',
  },
  heir: {
    line: (name) => `From the next hand you play in place of ${name}`,
    title: 'Your seat is waiting',
    text: (name) =>
      `From the next hand you play in place of ${name}. This hand has to end first, so that nobody sees two hands of one deal.`,
    sooner: 'If all players vote for it, you join at once.',
    giveUp: 'Give up the seat and go to the lobby',
    other: 'Or another seat:',
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
  standHint: 'You keep the seat; a bot may play for you in the meantime. Come back whenever you like.',
  stopHint: 'Ask everyone to end the match now. You first see what it costs.',
  leaveHint: 'You leave for good, and others can take your seat.',
  leaveTitle: 'Leave the table?',
  again: {
    said: (names) => `${names} would like another match.`,
    waits: (names) => `Waiting for ${names}.`,
    you: 'You have asked for another match',
  },
};

const close: Words['close'] = {
  close: 'Close the table',
  hint: 'You are the only player: the match ends as it stands.',
  title: 'Close the table?',
  waiting: 'This closes the table for everyone, for good. You can open another one.',
  playing: 'You are the only player here: the match ends now as it stands, and the table closes.',
  closed: 'This table was closed.',
  yours: (n) => `You have ${n} unfinished tables, the most allowed. Close one of them:`,
};

export const words: Words = { council, close };
