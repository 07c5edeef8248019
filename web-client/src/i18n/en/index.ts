import type { Catalogue } from '../index.svelte';
import { app } from './app';
import { chronicle } from './chronicle';
import { history } from './history';
import { lobby } from './lobby';
import { moves } from './moves';
import { pages } from './pages';
import { refusals } from './refusals';
import { sheet } from './sheet';
import { table } from './table';

export const en: Catalogue = { app, chronicle, history, lobby, moves, pages, refusals, sheet, table };
