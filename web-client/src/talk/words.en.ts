import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const talk: typeof it.talk = {
  title: 'Chat',
  none: 'No messages yet.',
  write: 'Write a message to the table',
  send: 'Send',
  open: 'Chat with the table…',
  less: 'Close the chat',
  more: 'Mute players',
  muteChat: 'Silence the table: greetings only',
  mute: (name) => `Mute ${name}`,
  line: (name, text) => `${name}: ${text}`,
  unread: (n) => plural(n, '1 unread message', `${n} unread messages`),
  label: 'Table chat',
  setting: {
    on: 'always',
    between: 'between hands',
    off: 'greetings only',
  },
  rule: {
    on: 'Chat at any time',
    between: 'Chat between hands only',
    off: 'No chat, greetings only',
  },
};
