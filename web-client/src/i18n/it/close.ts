// The end of a table
export const close = {
  close: 'Chiudi il tavolo',
  title: 'Chiudere il tavolo?',
  waiting: 'Il tavolo finisce per tutti, e non ci si torna. Altri se ne possono aprire.',
  playing: 'Ci sei tu solo: la partita finisce adesso, com’è, e il tavolo con lei.',
  closed: 'Questo tavolo è stato chiuso.',
  yours: (n: number) => `I tuoi tavoli non finiti sono ${n}, quanti se ne possono avere. Chiudine uno:`,
};
