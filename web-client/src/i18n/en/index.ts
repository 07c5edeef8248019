import type { Catalogue } from '../index.svelte';
import { app } from './app';
import { chronicle } from './chronicle';
import { council } from './council';
import { history } from './history';
import { lobby } from './lobby';
import { match } from './match';
import { moves } from './moves';
import { options } from './options';
import { pages } from './pages';
import { plain } from './plain';
import { refusals } from './refusals';
import { sheet } from './sheet';
import { table } from './table';

export const en: Catalogue = {
  app,
  chronicle,
  council,
  history,
  lobby,
  match,
  moves,
  options,
  pages,
  plain,
  refusals,
  sheet,
  table,
};
