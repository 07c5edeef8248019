import { plural } from '../i18n/grammar.it';
import type { NameCode, TableLimit } from '../net/errors';
import type { TableState } from '../protocol/types';

export const lobby = {
  welcome: 'Benvenuto al tavolo',
  nameLabel: 'Come ti chiami?',
  nameHint: 'Basta un nome: niente password, niente e-mail.',
  /** Why a name is refused, by the server's code. */
  names: {
    name_empty: 'Il nome deve avere almeno una lettera o una cifra.',
    name_too_long: 'Il nome è troppo lungo: al massimo 24 caratteri.',
    name_characters: 'Il nome ha un carattere invisibile o un a capo: toglilo.',
    name_marks: 'Troppi accenti su una lettera: al massimo 3.',
    name_mixed: 'Il nome mescola alfabeti che si confondono: usane uno solo.',
    name_alike: 'Il nome somiglia troppo a quello di un socio di un tuo circolo: scegline un altro.',
    name_reserved: 'Questo nome è riservato ai bot o sembra un numero: scegline un altro.',
  } satisfies Record<NameCode, string>,
  offline:
    'Se in questo browser le hai già aperte, puoi intanto leggere le regole, rifare la lezione e rivedere la mano storica.',
  lost: 'Pagina non trovata. Ecco la pagina iniziale.',
  restartAt: (time: string) =>
    `Alle ${time} il server riparte: le mani in corso restano, e torni al tuo tavolo da solo.`,
  limits: {
    too_many: 'Hai raggiunto il limite di tavoli o connessioni aperte: chiudi uno dei tuoi tavoli.',
    too_many_from_address:
      'Dal tuo indirizzo di rete ci sono troppi tavoli non finiti: finiscine uno, o siediti a un tavolo aperto.',
    full: 'Il server è pieno: siediti a un tavolo aperto, o torna più tardi.',
  } satisfies Record<TableLimit, string>,
  someone: (n: number) => `Ospite ${n}`,
  closed: {
    title: 'Solo con un account',
    text: 'Per giocare qui serve un account. Per crearne uno apri il link d’invito di chi amministra il server.',
    logIn: 'Accedi',
  },
  loggedOut: {
    title: 'Accesso terminato',
    text: 'In questo browser il tuo accesso è stato chiuso, o l’account è stato eliminato. Se accedi, ritrovi il tuo posto.',
  },
  enter: 'Entra',
  rename: 'Cambia nome',
  saveName: 'Salva',
  hello: (name: string) => `Buongiorno, ${name}`,
  tables: 'Tavoli aperti',
  mine: 'I tuoi tavoli',
  noTables: 'Nessun tavolo aperto in questo momento. Aprine uno: gli altri verranno.',
  join: 'Siediti',
  watch: 'Guarda',
  resume: 'Torna al tavolo',
  free: (n: number) => plural(n, '1 posto libero', `${n} posti liberi`),
  full: 'Al completo',
  takeOver: (n: number) => plural(n, '1 posto da rilevare', `${n} posti da rilevare`),
  assigned: 'Posti assegnati dall’organizzatore',
  handOf: (n: number) => `${n}ª mano al tavolo`,
  states: { waiting: 'In attesa', playing: 'In gioco', between: 'Tra due mani', over: 'Finita' } satisfies Record<
    TableState,
    string
  >,
  halts: { pause: 'In pausa', adjourned: 'Rinviata', abandoned: 'Aspetta i giocatori' },
  privateTable: 'Su invito',
  emptySeat: 'libero',
  create: 'Apri un tavolo',
  createTitle: 'Nuovo tavolo',
  alone: 'Gioca subito contro i bot',
  game: 'Quale gioco?',
  preset: 'Con quali regole?',
  length: 'Quanto si gioca?',
  drawnSeats: 'posti a sorte',
  seats: 'Come ci si siede?',
  seating: {
    chosen: { name: 'A scelta', text: 'Ognuno prende il posto che vuole; il primo mazziere è tirato a sorte.' },
    drawn: {
      name: 'A sorte, con le carte',
      text: 'Prima di cominciare ognuno tira una carta: chi ha la più alta fa le carte, chi ha la seconda è suo compagno.',
    },
  },
  access: 'Chi può entrare?',
  open: 'Aperto a tutti',
  openHint: 'Il tavolo compare nella sala.',
  invited: 'Solo su invito',
  invitedHint: 'Chiunque abbia il link può entrare.',
  bots: 'I bot possono occupare i posti vuoti',
  spectators: 'Spettatori ammessi',
  helps: 'Aiuti durante il gioco: carte giocate e consigli del bot',
  more: 'Altre opzioni',
  time: 'Tempo per una mossa',
  noTime: 'Senza limite',
  seconds: (n: number) => (n < 60 ? `${n} secondi` : n === 60 ? '1 minuto' : `${n / 60} minuti`),
  timeHint: 'Scaduto il tempo, un bot gioca per te.',
  confirm: 'Apri il tavolo',
  newcomer: {
    title: 'Mai giocato?',
    rules: 'Leggi le regole',
  },
  link: 'Hai un invito?',
  linkLabel: 'Incolla qui il link',
  linkGo: 'Vai',
  linkWrong: 'Questo non sembra il link di un tavolo.',
};
