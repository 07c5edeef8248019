import type { file as it } from '../it/file';

export const file: typeof it = {
  open: 'Open a hand from a file',
  title: 'A hand from a file',
  hint: 'A hand record as downloaded from the hand’s page (germini-hand/1). The server reads and checks it, and keeps nothing.',
  choose: 'Choose a file',
  drop: 'Or drop it here.',
  another: 'Open another file',
  sound: 'All moves are legal.',
  unfinished: 'All moves are legal; the hand is not finished.',
  badMove: (n, name) => `Move ${n}, ${name}: illegal.`,
  where: (path) => `In the file, at ${path}`,
  wrong: {
    bad_json: 'This is not a JSON file.',
    duplicate_key: 'The file has a duplicate key.',
    too_large: 'The file is too large for a hand record.',
    too_deep: 'This is not a hand record.',
    missing_field: 'The record lacks a field.',
    bad_pack: 'Invalid pack: it needs every card exactly once, and a bottom card that allows a cut.',
    unknown_card: 'The record contains an unknown card.',
    unknown_preset: 'The record uses rules unknown to this server.',
    unknown_option: 'The record uses rules unknown to this server.',
    unknown_value: 'The record uses rules unknown to this server.',
    unknown: 'The record is of a game unknown to this server.',
  },
  noRecord: 'This is not a hand record.',
};
