import { plural } from '../i18n/grammar.it';

const players = (n: number): string => plural(n, '1 giocatore', `${n} giocatori`);
/** The percentage with its article. */
const than = (percent: string): string =>
  /^0/.test(percent) ? `dello ${percent}` : /^(8\d?|11?)\D/.test(percent) ? `dell’${percent}` : `del ${percent}`;
const days = (n: number): string => plural(n, '1 giorno', `${n} giorni`);

export const day = {
  title: 'La mano del giorno',
  today: 'La mano di oggi',
  intro:
    'Ogni giorno le stesse carte per tutti, accanto agli stessi bot. Si gioca una volta sola, in cinque o dieci minuti, e poi ci si confronta.',
  more: 'Classifiche, serie e giorni passati',
  off: 'Su questo server non c’è la mano del giorno.',
  until: (begin: string, end: string) =>
    `Puoi cominciare fino alle ${begin}. Una mano cominciata si può interrompere e riprendere fino alle ${end}.`,
  tooLate: (end: string) => `Per oggi non si può più cominciare. La prossima mano arriva alle ${end}.`,
  none: 'Oggi non c’è la mano del giorno.',
  lost: (date: string) => `Oggi non si gioca: i segreti sono andati perduti, e una nuova catena comincia il ${date}.`,
  late: 'Per oggi non si può più cominciare.',
  unranked: 'Fuori classifica: qualcuno potrebbe aver già visto queste carte.',
  play: 'Gioca',
  playGame: (game: string) => `Gioca: ${game}`,
  resume: 'Riprendi',
  sheet: 'Foglio dei conti',
  finished: (n: number) => plural(n, '1 ha già giocato', `${n} hanno già giocato`),
  nobody: 'Ancora nessuno ha giocato',
  begun: 'Cominciata e non finita: conta comunque.',
  points: (n: number, text: string) => plural(n, `${text} punto`, `${text} punti`),
  compared: (what: string) => `Si confronta: ${what}.`,
  standing: (beaten: number, field: number, equal: number) =>
    field === 0
      ? 'Per ora nessun altro ha finito.'
      : `Finora hai fatto meglio di ${beaten} su ${field}${equal ? `, ${equal} alla pari` : ''}.`,
  better: (percent: string) => `Meglio ${than(percent)}`,
  place: (n: number, of: number) => `${n}º posto su ${of}`,
  own: 'I tuoi giorni',
  streak: (n: number) =>
    n ? plural(n, 'Hai giocato 1 giorno.', `Giochi da ${n} giorni di fila.`) : 'Gioca oggi per cominciare una serie.',
  week: 'Quanti altri hai superato negli ultimi sette giorni',
  notPlayed: 'nessun risultato',
  past: (day: string) => `Risultati di ${day}`,
  winners: 'Ultimi vincitori',
  best: (name: string, result: string) => `${name}, ${result}`,
  you: (text: string) => `Tu: ${text}`,
  toList: 'Classifica',
  fairness: 'È alla pari?',
  fair: [
    'I segreti di tutti i giorni formano una catena fissata in anticipo. Finito il giorno il suo segreto viene pubblicato, e chiunque può verificare che discende dalla catena e che le carte erano quelle.',
    'Giochi una volta sola, e il tentativo conta da quando cominci. Se non lo finisci, a mezzanotte lo finisce un bot.',
    'Gli account che esistevano già all’inizio del giorno sono in classifica. Gli ospiti giocano una mano tutta loro, così nessuno può vedere prima le carte.',
    'Due account della stessa persona non si distinguono, e nemmeno chi si fa aiutare da un programma: per questo non ci sono premi.',
  ],
  send: {
    label: 'Condividi',
    copied: 'Testo copiato',
    byHand: 'Copia questo testo:',
    what: (date: string, game: string) => `Germini, la mano del giorno ${date} – ${game}`,
    better: (percent: string, n: number) => `meglio ${than(percent)} (${players(n)})`,
    beaten: (beaten: number, field: number) => `meglio di ${beaten} su ${field}`,
    first: 'per ora nessun altro ha finito',
    streak: (n: number) => `Serie: ${days(n)}.`,
  },
  list: {
    closed: 'Questa classifica non c’è: si apre quando il giorno è finito.',
    field: players,
    place: 'Posto',
    player: 'Giocatore',
    result: 'Punti',
    beaten: 'Superati',
    replay: 'Rivedi',
    replayOf: (name: string) => `Rivedi la mano: ${name}`,
    yours: 'tu',
    byBot: 'finita da un bot',
    nobody: 'Nessuno ha giocato.',
    guests: 'La mano degli ospiti',
    accounts: 'La mano degli account',
    proof: 'Prova',
    secret: 'Segreto del giorno',
    before: 'La sua impronta: il segreto del giorno prima',
    commitment: 'La sua impronta: quella iniziale della catena',
    chain: (chain: number, index: number) => `Catena ${chain}, giorno ${index}`,
    back: 'La mano di oggi',
  },
};
