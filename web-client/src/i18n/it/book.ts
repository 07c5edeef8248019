import { plural } from './grammar';

export const book = {
  title: 'Il libro delle regole',
  hint: 'Ogni regola ha il suo numero, e dice da quale testo viene.',
  contents: 'Indice',
  seek: 'Cerca nel libro',
  found: (n: number) =>
    n === 0 ? 'Nessuna regola ne parla.' : plural(n, 'Ne parla una regola.', `Ne parlano ${n} regole.`),
  sources: 'Le fonti',
  source: 'Fonte',
  open: 'Apri il libro',
  none: 'Questa regola non sta nel libro.',
  games: 'Giochi',
};
