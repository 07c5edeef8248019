// Texts of a table and of everything that is shown there, as one file.
import { words as aids } from '../aids/words.it';
import { words as coach } from '../coach/words.it';
import { words as council } from '../council/words.it';
import { words as match } from '../match/words.it';
import { words as pages } from '../pages/words.it';
import { words as peek } from '../peek/words.it';
import { words as rules } from '../rules/words.it';
import { words as table } from '../table/words.it';
import { words as talk } from '../talk/words.it';
import { words as trial } from '../trial/words.it';

export const words = {
  ...aids,
  ...coach,
  ...council,
  ...match,
  ...pages,
  ...peek,
  ...rules,
  ...table,
  ...talk,
  ...trial,
};
