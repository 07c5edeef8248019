import { plural } from './grammar';

export const history = {
  title: 'Partite giocate',
  hint: 'Le girate e i gironi finiti dei tavoli aperti, e i tuoi.',
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
