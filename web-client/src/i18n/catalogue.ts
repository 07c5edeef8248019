// The type of the interface texts: the Italian ones; the English ones have the same shape.
import type { words as account } from '../account/words.it';
import type { words as club } from '../club/words.it';
import type { words as evening } from '../evening/words.it';
import type { words as fair } from '../fair/words.it';
import type { words as history } from '../history/words.it';
import type { words as house } from './house.it';
import type { words as table } from './table.it';

export type Catalogue = typeof account &
  typeof club &
  typeof evening &
  typeof fair &
  typeof history &
  typeof house &
  typeof table;
