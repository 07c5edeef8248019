import { plural } from './grammar';

export const book = {
  title: 'Il libro delle regole',
  hint: 'Ogni regola ha un numero e indica il testo da cui viene.',
  contents: 'Indice',
  seek: 'Cerca nelle regole',
  found: (n: number) => (n === 0 ? 'Nessuna regola trovata.' : plural(n, '1 regola trovata.', `${n} regole trovate.`)),
  sources: 'Le fonti',
  source: 'Fonte',
  open: 'Apri il libro',
  none: 'Questa regola non è nel libro.',
  games: 'Giochi',
};
