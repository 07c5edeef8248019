// The prompts of the games besides Minchiate for four in pairs.
import { MINCHIATE_ALONE } from './alone_prompts';
import { BOLOGNESE } from './bolognese_prompts';
import type { Prompt } from './prompts';
import { SICILIANO } from './siciliano_prompts';
import { TOCCHI } from './tocchi_prompts';
import { TOY } from './toy_prompts';

export const GAME_PROMPTS: Record<string, Prompt> = {
  ...MINCHIATE_ALONE,
  ...TOY,
  ...BOLOGNESE,
  ...SICILIANO,
  ...TOCCHI,
};
