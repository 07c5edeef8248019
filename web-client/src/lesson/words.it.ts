export const lesson = {
  title: 'Impara in cinque minuti',
  progress: 'A che punto è la lezione',
  next: 'Avanti',
  pupil: 'chi impara',
  play: 'Fallo tu per me',
  idle: 'Guarda: ora giocano gli altri.',
  yours: { title: 'Tocca a te', text: 'Gioca la carta segnata: è una buona mossa.' },
  other: {
    title: 'Lecita, ma non qui',
    text: 'La mossa è lecita, ma la lezione segue una mano già giocata: scegli la carta segnata per continuare.',
  },
  leave: 'Esci dalla lezione',
  leaveText: 'Puoi riprendere la lezione quando vuoi, dalla pagina iniziale.',
  playNow: 'Gioca contro i bot',
  done: 'Alla sala',
  none: 'Di questo gioco non c’è ancora una lezione.',
};
