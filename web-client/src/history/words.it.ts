import { YOU, list, plural } from '../i18n/grammar.it';
import type { ErrorTexts } from '../net/errors';

export const history = {
  you: YOU,
  title: 'Partite giocate',
  hint: 'Le partite finite dei tavoli aperti e le tue, anche quelle in corso appena finisce una mano.',
  none: 'Ancora nessuna partita finita.',
  more: 'Altre',
  match: 'Partita',
  broken: 'interrotta',
  hands: (n: number) => plural(n, '1 mano', `${n} mani`),
  underWay: 'in corso',
  open: 'Apri',
  drawn: (names: string[]) => `Ordine sorteggiato: ${list(names)}.`,
  notFound:
    'Qui non c’è nulla: forse questa partita la vede solo chi l’ha giocata, o è scaduta. Le partite senza account restano solo per un certo tempo.',
  noneSuch: 'Mano non trovata.',
  toMatch: 'Torna alla partita',
  hand: 'Mano',
  handTitle: (n: number) => `Mano ${n}`,
  watchIt: 'Guardala',
  idea: 'L’idea',
  comment: (trick: number) => (trick ? `Commento alla presa ${trick}` : 'Commento alla mano'),
  step: 'Scorri la mano',
  previous: 'Passo indietro',
  next: 'Passo avanti',
  position: (n: number, of: number) => `Passo ${n} di ${of}`,
  slider: 'Punto della mano',
  play: 'Riproduci',
  pause: 'Pausa',
  eyes: {
    label: 'Punto di vista',
    all: 'Tutte le carte scoperte',
    bystander: 'Spettatore',
    seat: (name: string) => `Con gli occhi di ${name}`,
  },
  noEyes: 'Il server non ha potuto mostrare questa vista: riprova.',
  record: 'Scarica il verbale',
  checkDeal: 'Controlla il mazzo',
  checkDraw: 'Controlla il sorteggio',
  struck: {
    title: (hand: number) => `Mano ${hand}, annullata`,
    text: 'La partita è stata interrotta durante questa mano, che quindi non conta. Puoi controllare lo stesso com’erano le carte.',
  },
};

/** A hand that is opened from a file, or shown by a link. */
export const file = {
  open: 'Apri una mano da un file',
  title: 'Una mano da un file',
  hint: 'Il verbale di una mano, scaricato dalla sua pagina (germini-hand/1). Il server lo legge e lo controlla, e non ne conserva nulla.',
  choose: 'Scegli un file',
  another: 'Apri un altro file',
  sound: 'Tutte le mosse sono lecite.',
  unfinished: 'Tutte le mosse sono lecite; la mano non è finita.',
  badMove: (n: number, name: string) => `Mossa ${n}, ${name}: non lecita.`,
  wrong: {
    bad_json: 'Questo non è il verbale di una mano.',
    missing_field: 'Questo non è il verbale di una mano.',
    too_large: 'Il file è troppo grande per il verbale di una mano.',
    bad_pack: 'Mazzo non valido: serve ogni carta una volta sola, e in fondo una carta da cui si possa alzare.',
    unknown: 'Il verbale è di un gioco o di regole che questo server non conosce.',
  } satisfies ErrorTexts,
};

/** A hand that is over, passed on by a link. */
export const share = {
  title: 'Condividi',
  open: 'Chiunque abbia l’indirizzo può vedere questa mano.',
  link: 'Link a questo punto',
  text: (game: string) => `Una mano di ${game}`,
  closed:
    'Questa mano la vede solo chi era al tavolo. Puoi condividere quel che ne hai visto tu, le tue carte e quelle scoperte, senza nomi, per il tempo che vuoi.',
  agreed: (by: number, of: number) =>
    `Chiunque può vederla tutta, con carte e nomi, quando chi l’ha giocata è d’accordo: per ora ${by} su ${of}.`,
  agree: 'Sono d’accordo di renderla pubblica',
  disagree: 'Non sono più d’accordo',
  make: 'Crea un link a quel che hai visto',
  end: 'Non condividere più',
  gone: 'Questa mano non è più condivisa, o il link è incompleto. Per vederla chiedi un nuovo link.',
  shown: (seat: string) => `La mano come si vedeva dal ${seat}.`,
  seat: (n: number) => `posto ${n}`,
  bot: (n: number) => `Bot ${n}`,
  handTitle: 'Una mano condivisa',
  whoSees: 'Chi può vederla',
  agreedAll: 'Partita pubblica: chiunque può vederla, finché chi l’ha giocata è d’accordo.',
  tooMany: 'Hai raggiunto il limite di link a questa mano: togline uno.',
};
