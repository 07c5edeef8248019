// Texts that are loaded before anything is shown, as one file.
import { words as app } from '../app/words.en';
import { words as plain } from '../games/plain/words.en';
import { words as lesson } from '../lesson/words.en';
import { words as lobby } from '../lobby/words.en';

export const words = {
  ...app,
  ...plain,
  ...lesson,
  ...lobby,
};
