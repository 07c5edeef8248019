// Texts of a table and of everything that is shown there, as one file.
import { words as aids } from '../aids/words.en';
import { words as coach } from '../coach/words.en';
import { words as council } from '../council/words.en';
import { words as match } from '../match/words.en';
import { words as pages } from '../pages/words.en';
import { words as peek } from '../peek/words.en';
import { words as rules } from '../rules/words.en';
import { words as table } from '../table/words.en';
import { words as talk } from '../talk/words.en';
import { words as trial } from '../trial/words.en';

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
