import type { talk as it } from '../it/talk';
import { plural } from './grammar';

export const talk: typeof it = {
  title: 'Talk',
  none: 'Nobody has said anything yet.',
  write: 'Say something to the table',
  send: 'Say',
  open: 'Talk to the table…',
  less: 'Close the talk',
  more: 'Who is listened to',
  hush: 'Silence at the table: greetings only',
  mute: (name) => `Do not listen to ${name}`,
  line: (name, text) => `${name}: ${text}`,
  unread: (n) => plural(n, 'One thing said, not read', `${n} things said, not read`),
  label: 'Talk at the table',
  setting: {
    on: 'always',
    between: 'between the hands',
    off: 'greetings only',
  },
  rule: {
    on: 'Talk at any time',
    between: 'Talk between the hands only',
    off: 'No talk: there are greetings',
  },
};
