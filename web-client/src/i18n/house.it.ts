// Texts that are loaded before anything is shown, as one file.
import { words as app } from '../app/words.it';
import { words as plain } from '../games/plain/words.it';
import { words as lesson } from '../lesson/words.it';
import { words as lobby } from '../lobby/words.it';

export const words = {
  ...app,
  ...plain,
  ...lesson,
  ...lobby,
};
