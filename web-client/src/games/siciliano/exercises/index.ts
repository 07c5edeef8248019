// The exercises of Sicilian tarocchi, from hands of the bots (tests/exercises).
import type { Exercises, Position } from '../../contract/exercise';
import { exercises as en } from '../i18n/en/exercises';
import { exercises as it } from '../i18n/it/exercises';
import positions from './positions.json';

export const exercises: Exercises = {
  positions: positions as unknown as Position[],
  words: (lang) => ({ it, en })[lang],
};
