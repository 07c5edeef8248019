// Texts that are loaded before anything is shown, as one file.
import { words as aids } from '../aids/words.it';
import { words as app } from '../app/words.it';
import { words as coach } from '../coach/words.it';
import { words as council } from '../council/words.it';
import { words as plain } from '../games/plain/words.it';
import { words as history } from '../history/words.it';
import { words as lesson } from '../lesson/words.it';
import { words as lobby } from '../lobby/words.it';
import { words as match } from '../match/words.it';
import { words as pages } from '../pages/words.it';
import { words as peek } from '../peek/words.it';
import { words as rules } from '../rules/words.it';
import { words as table } from '../table/words.it';
import { words as talk } from '../talk/words.it';
import { words as trial } from '../trial/words.it';

export const words = {
  ...aids,
  ...app,
  ...coach,
  ...council,
  ...plain,
  ...history,
  ...lesson,
  ...lobby,
  ...match,
  ...pages,
  ...peek,
  ...rules,
  ...table,
  ...talk,
  ...trial,
};
