import { plural } from './grammar';

export const history = {
  title: 'Partite giocate',
  hint: 'Le partite finite dei tavoli aperti, e le tue.',
  none: 'Ancora nessuna partita finita.',
  more: 'Altre',
  match: 'Partita',
  broken: 'interrotta',
  hands: (n: number) => plural(n, '1 mano', `${n} mani`),
  underWay: 'in corso',
  open: 'Apri',
  handTitle: (n: number) => `Mano ${n}`,
  step: 'Scorri la mano',
  first: 'Dall’inizio',
  previous: 'Passo indietro',
  next: 'Passo avanti',
  last: 'Alla fine',
  position: (n: number, of: number) => `Passo ${n} di ${of}`,
  slider: 'Punto della mano',
  record: 'Scarica il verbale',
  openCards: 'Tutte le carte sono scoperte.',
};
