import type { file as it } from '../it/file';

export const file: typeof it = {
  open: 'Open a hand from a file',
  title: 'A hand from a file',
  hint: 'The record of a hand, as it is downloaded from its page (germini-hand/1). The server reads and checks it, and keeps nothing of it.',
  choose: 'Choose the file',
  drop: 'Or drop it here.',
  another: 'Open another file',
  sound: 'Every move is lawful.',
  unfinished: 'Every move is lawful; the hand is not played to its end.',
  badMove: (n, name) => `Move ${n}, ${name}: not lawful.`,
  where: (path) => `In the file, at ${path}`,
  wrong: {
    bad_json: 'This is no JSON file.',
    duplicate_key: 'Something stands in the file twice.',
    too_large: 'The file is too large for the record of a hand.',
    too_deep: 'This is not the record of a hand.',
    missing_field: 'Something is missing in the record.',
    bad_pack: 'The pack will not do: every card must be in it once, and one at the bottom from which it may be cut.',
    unknown_card: 'There is a card in the record that does not exist.',
    unknown_preset: 'The record has rules that this server does not know.',
    unknown_option: 'The record has rules that this server does not know.',
    unknown_value: 'The record has rules that this server does not know.',
    unknown: 'This is not the record of a game that is played here.',
  },
  noRecord: 'This is not the record of a hand.',
};
