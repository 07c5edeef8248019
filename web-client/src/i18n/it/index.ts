import { about } from './about';
import { aids } from './aids';
import { app } from './app';
import { book } from './book';
import { call } from './call';
import { chronicle } from './chronicle';
import { close } from './close';
import { coach } from './coach';
import { council } from './council';
import { file } from './file';
import { hand } from './hand';
import { history } from './history';
import { invite } from './invite';
import { lesson } from './lesson';
import { lobby } from './lobby';
import { match } from './match';
import { moves } from './moves';
import { options } from './options';
import { pages } from './pages';
import { plain } from './plain';
import { refusals } from './refusals';
import { share } from './share';
import { sheet } from './sheet';
import { table } from './table';
import { talk } from './talk';
import { trial } from './trial';

export const it = {
  about,
  aids,
  app,
  book,
  call,
  chronicle,
  close,
  coach,
  council,
  file,
  hand,
  history,
  invite,
  lesson,
  lobby,
  match,
  moves,
  options,
  pages,
  plain,
  refusals,
  share,
  sheet,
  table,
  talk,
  trial,
};
