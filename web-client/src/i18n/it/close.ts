// The end of a table
export const close = {
  close: 'Chiudi il tavolo',
  hint: 'Sei l’unico giocatore: la partita finisce com’è.',
  title: 'Chiudere il tavolo?',
  waiting: 'Il tavolo si chiude per tutti e per sempre. Puoi aprirne un altro.',
  playing: 'Sei l’unico giocatore: la partita finisce adesso, com’è, e il tavolo si chiude.',
  closed: 'Questo tavolo è stato chiuso.',
  yours: (n: number) => `Hai ${n} tavoli non finiti, il massimo. Chiudine uno:`,
};
