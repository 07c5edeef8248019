import { plural } from '../i18n/grammar.it';

export const practice = {
  title: 'Allenamento',
  intro:
    'Qui giochi contro i bot dentro questo browser, anche senza rete. Queste partite non contano e nessun server le conserva.',
  fleeting: 'Questo browser non conserva nulla: se chiudi la pagina, la partita è persa.',
  start: 'Nuova partita contro i bot',
  matches: 'Partite in corso',
  noMatches: 'Nessuna partita in corso.',
  resume: 'Riprendi',
  drop: 'Abbandona',
  dropTitle: 'Abbandonare la partita?',
  dropText: 'La mano in corso va persa; quelle finite restano.',
  hands: 'Ultime mani',
  noHands: 'Ancora nessuna mano finita.',
  most: (n: number) => `Restano le ultime ${n}.`,
  replay: 'Rivedi',
  hand: (n: number) => `mano ${n}`,
  clear: 'Elimina tutto',
  clearTitle: 'Eliminare le partite di allenamento?',
  clearText: (n: number) =>
    `Le partite in corso e ${plural(n, 'la mano conservata spariscono', `le ${n} mani conservate spariscono`)} da questo browser.`,
  missing: 'Questa pagina è stata costruita senza il programma che gioca nel browser.',
};
