// The type of the interface texts: every feature's Italian catalogue; the English ones have the same shape.
import type { words as account } from '../account/words.it';
import type { words as aids } from '../aids/words.it';
import type { words as app } from '../app/words.it';
import type { words as club } from '../club/words.it';
import type { words as coach } from '../coach/words.it';
import type { words as council } from '../council/words.it';
import type { words as evening } from '../evening/words.it';
import type { words as fair } from '../fair/words.it';
import type { words as plain } from '../games/plain/words.it';
import type { words as history } from '../history/words.it';
import type { words as lesson } from '../lesson/words.it';
import type { words as lobby } from '../lobby/words.it';
import type { words as match } from '../match/words.it';
import type { words as pages } from '../pages/words.it';
import type { words as peek } from '../peek/words.it';
import type { words as rules } from '../rules/words.it';
import type { words as table } from '../table/words.it';
import type { words as talk } from '../talk/words.it';
import type { words as trial } from '../trial/words.it';

export type Catalogue = typeof account &
  typeof aids &
  typeof app &
  typeof club &
  typeof coach &
  typeof council &
  typeof evening &
  typeof fair &
  typeof plain &
  typeof history &
  typeof lesson &
  typeof lobby &
  typeof match &
  typeof pages &
  typeof peek &
  typeof rules &
  typeof table &
  typeof talk &
  typeof trial;
