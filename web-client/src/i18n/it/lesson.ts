export const lesson = {
  title: 'Impara in cinque minuti',
  progress: 'A che punto è la lezione',
  next: 'Avanti',
  play: 'Fallo tu per me',
  idle: 'Guarda: ora giocano gli altri.',
  yours: { title: 'Tocca a te', text: 'Gioca la carta segnata: è una buona mossa.' },
  other: {
    title: 'Si può, ma qui no',
    text: 'La mossa è lecita. Questa mano però è già stata giocata: scegli quel che è segnato, e si va avanti.',
  },
  letBe: 'Gioca tu le mie carte',
  myself: 'Gioco io',
  leave: 'Lascia la lezione',
  leaveText: 'La lezione si può riprendere quando vuoi, dalla prima pagina. Le carte le puoi anche lasciar giocare.',
  stay: 'Continua',
  done: 'Fatto: al tavolo!',
  none: 'Di questo gioco non c’è ancora una lezione.',
};
