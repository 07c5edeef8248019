import { list, plural } from '../i18n/grammar.it';

const app = {
  title: 'Germini',
  language: 'English',
  languageLabel: 'Passa all’inglese',
  skip: 'Vai al contenuto',
  close: 'Chiudi',
  back: 'Indietro',
  cancel: 'Annulla',
  loading: 'Un momento…',
  again: 'Riprova',
  offline: 'Il server non risponde. Controlla la connessione e riprova.',
  alone: {
    title: 'Nessuna connessione',
    text: 'Il server non si raggiunge: per ora non puoi giocare né vedere i tavoli. Appena torni in rete la sala si riempie di nuovo.',
    meanwhile: 'Intanto puoi:',
  },
  failed: (message: string) => `Qualcosa non ha funzionato: ${message}`,
  tooMany: 'Troppe richieste: aspetta un momento e riprova.',
  stranger: 'Il server non ti riconosce: scrivi il tuo nome, o accedi dalla pagina «Tu».',
  membersOnly: 'Per giocare su questo server serve un account: accedi dalla pagina «Tu».',
  brokenTitle: 'Qualcosa in questa pagina non ha funzionato',
  broken: 'La tua partita è al sicuro sul server e riprende da dov’era.',
  reload: 'Ricarica la pagina',
  toStart: 'Alla pagina iniziale',
  notFound: 'Qui non c’è nulla: forse il link è vecchio, o il tavolo è solo su invito.',
  nav: {
    label: 'Pagine',
    lobby: 'Sala',
    history: 'Partite',
    clubs: 'Circoli',
    me: 'Tu',
    rules: 'Regole',
    credits: 'Riconoscimenti',
  },
  settings: 'Preferenze',
  pace: {
    label: 'Andatura',
    normal: 'Naturale',
    fast: 'Svelta',
    none: 'Immediata',
    hint: 'I bot seguono l’andatura più lenta scelta da chi gioca. Per affrettarli tocca il panno o premi +.',
  },
  greetings: { label: 'Saluti', mute: 'Non mostrare i saluti degli altri' },
  worths: { label: 'Carte', show: 'Segna il valore sulle carte che contano' },
  bots: ['Bindo', 'Lapo', 'Nella', 'Tessa', 'Vanni', 'Lisa'],
  member: 'ha un account',
  /** A player who deleted their account or guest. */
  deleted: 'Giocatore eliminato',
  bot: (name: string) => `${name} (bot)`,
  points: (n: number) => plural(n, '1 punto', `${n} punti`),
  cards: (n: number) => plural(n, '1 carta', `${n} carte`),
  list,
};

// Who invites to what
const invite = {
  by: (host: string, game: string) => `${host} ti invita a ${game}`,
  youAre: (name: string) => `Qui ti chiami «${name}».`,
  at: (host: string, game: string) => `Tavolo di ${host}: ${game}`,
  seated: (names: string) => `Già al tavolo: ${names}.`,
  nobody: 'Ancora nessun giocatore.',
  free: (n: number) => plural(n, 'Un posto è libero.', `${n} posti sono liberi.`),
  none: 'Non ci sono posti liberi.',
  voidTitle: 'Questo invito non vale più',
  missing: 'Ti serve un invito',
  void: 'Chi ha aperto il tavolo ha fatto un nuovo invito, o il tavolo è chiuso. Chiedi un altro link a chi te l’ha mandato.',
  share: 'Manda l’invito…',
  shareText: (host: string, game: string) => `${host} ti invita a ${game} su Germini`,
  code: 'Codice QR',
  codeTitle: 'Inquadra questo invito',
  local:
    'Questo link funziona solo su questo computer. Per invitare altri, apri la pagina all’indirizzo che possono raggiungere.',
  back: 'Torna al tuo posto',
  backTitle: 'Il tuo posto ti aspetta',
  backText: 'Questo link ti riporta al tuo posto in questo browser. Vale una volta sola.',
  backInstead: (name: string) =>
    `Questo link ti riporta al tuo posto in questo browser, e vale una volta sola. Qui però gioca ${name}, che in questo browser non sarà più riconosciuto.`,
  backUsed: 'Questo link è già stato usato',
  backVoid:
    'Il link vale una volta sola: è già stato usato, o ce n’è uno più nuovo. Il posto resta tuo: chiedi un altro link a chi amministra il server.',
  sits: (name: string) => `${name} si siede.`,
  stands: (name: string) => `${name} si alza.`,
};

export const words = { app, invite };
