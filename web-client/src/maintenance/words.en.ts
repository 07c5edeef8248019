import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const maintenance: typeof it.maintenance = {
  title: 'Server and tables',
  state: 'State',
  version: 'Version',
  node: 'Node',
  nodeText: (name) => `${name}: this page is about this node only`,
  started: 'Running since',
  disk: 'Free space',
  diskLeast: (least) => `below ${least} nothing new begins`,
  diskUnknown: 'cannot be measured',
  backup: 'Last backup',
  noBackup: {
    dated: 'No backup was made yet',
    off: 'This server makes no backups: set backup-folder',
    postgresql: 'Back up PostgreSQL with its own tools',
  },
  announce: 'Announce a restart',
  announceText:
    'Everyone at a table or in the lobby sees when the server restarts. The announcement itself stops nothing.',
  announceIn: 'The server restarts',
  inMinutes: (n) => (n === 0 ? 'now' : `in ${plural(n, '1 minute', `${n} minutes`)}`),
  announceDo: 'Announce',
  announced: (time) => `Announced for ${time}.`,
  withdraw: 'Withdraw the announcement',
  drain: 'Stop new hands',
  drainDo: 'Stop',
  drainText:
    'No more hands are dealt and no tables opened. Hands in progress are finished. The server keeps running: when no hand is left, stop it on its machine. You can always resume from here.',
  dealing: (n) => `The server deals: ${plural(n, '1 hand', `${n} hands`)} in progress.`,
  draining: (n) =>
    n === 0
      ? 'The server deals no more hands, and none is in progress: you can stop it.'
      : `The server deals no more hands: ${plural(n, '1 hand', `${n} hands`)} in progress.`,
  resume: 'Resume dealing',
  tables: 'Unfinished tables',
  noTables: 'No tables.',
  more: (n) => `${n} more are not listed: germini admin tables shows all.`,
  broken: 'Broken',
  unknown: 'Unreadable table',
  present: (n) => plural(n, '1 present', `${n} present`),
  empty: (when) => `nobody present since ${when}`,
  open: 'Open',
  openOne: (id) => `Open table ${id}`,
  close: 'Close',
  closeOne: (id) => `Close table ${id}`,
  closeText:
    'The match ends as if all had agreed, even in the middle of a hand, without penalties. You cannot undo this.',
  closed: 'Table closed.',
  wrong: {
    no_guest: 'Log in with an administrator’s account.',
    no_account: 'Log in with an administrator’s account.',
    no_right: 'This page is for the server’s administrators.',
    not_found: 'That table is already over.',
  },
};
