import { plural } from '../i18n/grammar.it';

/** What those at a table decide together: who is waited for, votes, standing still, places to be had. */
export const council = {
  title: 'Che si fa?',
  menu: 'Pausa o uscita…',
  see: 'Vedi',
  // Who is waited for
  away: (name: string, time: string) => `${name} è assente da ${time}`,
  silent: (name: string, time: string) => `${name} non risponde da ${time}`,
  left: (time: string) => `Potete votare fra ${time}.`,
  out: 'puoi votare un bot',
  noBots: 'A questo tavolo non giocano bot: potete fare una pausa, rinviare o smettere.',
  late: (time: string) => `Ti aspettano da ${time}`,
  lateCost:
    'Tocca a te. Se tardi troppo, gli altri possono votare che un bot giochi per te; il posto resta tuo. Se poi smettete, la partita risulta interrotta da te.',
  forYou: 'Per te gioca un bot',
  gone: 'se n’è andato',
  vacant: (name: string) => `Il posto di ${name} è vuoto`,
  vacantNext: 'Chiama un bot, o aspetta che qualcuno si sieda.',
  callBot: 'Chiunque giochi può chiamare un bot, senza voto.',
  call: 'Chiama un bot',
  // News
  isAway: (name: string) => `${name} è assente.`,
  isBack: (name: string) => `${name} è tornato.`,
  replaced: (name: string) => `Un bot gioca per ${name}.`,
  tookBack: (name: string) => `${name} ha ripreso il suo posto.`,
  leftTable: (name: string) => `${name} ha lasciato il tavolo.`,
  stoodUp: (name: string) => `${name} si è alzato: il posto resta suo.`,
  next: (name: string) => `poi ${name}`,
  nextLong: (heir: string) => `${heir} gioca qui dalla prossima mano.`,
  steppedIn: (heir: string) => `${heir} ora gioca qui.`,
  // What is voted for
  bot: {
    title: (name: string) => `Un bot per ${name}`,
    text: 'Un bot gioca per suo conto, finché non torna. Deve volerlo più della metà dei presenti.',
    away: 'Se poi smettete, si paga come d’accordo.',
    silent: 'Se poi smettete, la partita risulta interrotta da chi non risponde.',
  },
  pause: {
    title: 'Una pausa',
    text: 'Il tavolo si ferma per un po’, e con lui il tempo. Deve volerlo più della metà dei presenti.',
  },
  adjourn: {
    title: 'Rinviare la partita',
    text: 'Tutto resta com’è, carte comprese, finché non ci siete di nuovo tutti. Dovete volerlo tutti, tranne chi manca da troppo.',
  },
  break_off: {
    title: 'Smettere qui',
    text: 'La partita finisce ora, se lo volete tutti.',
  },
  later: {
    come: 'C’è chi può completare il tavolo.',
    end: 'Chiudi e ricomincia',
    wait: 'Intanto giocano in meno. Appena sono d’accordo di chiudere, c’è un posto per te.',
  },
  yes: 'Voto sì',
  decide: 'Sì, ora',
  withdraw: 'Ritiro il voto',
  count: (n: number, need: number) => `${plural(n, 'Un voto', `${n} voti`)} su ${need}`,
  voted: (names: string, what: string, how: string, n: number) =>
    `${names} ${plural(n, 'vota', 'votano')}: ${what}. ${how}.`,
  proposed: (what: string) => `Si vota: ${what}`,
  // Standing still
  halt: {
    pause: {
      title: 'Pausa',
      text: (time: string) =>
        `Nessuno deve giocare e il tempo non corre. Si riprende appena lo dite tutti, al più tardi alle ${time}.`,
    },
    adjourned: {
      title: 'Partita rinviata',
      text: (time: string) =>
        `Puoi chiudere la pagina: ritrovi il tavolo fra i tuoi. Si riprende quando ci siete tutti e lo dite. Se non succede entro il ${time}, la partita finisce come se foste tutti d’accordo.`,
    },
    abandoned: {
      title: 'Tavolo in attesa',
      text: (time: string) =>
        `Da molto tempo non c’è nessun giocatore. Se non ne torna uno entro il ${time}, la partita finisce come se foste tutti d’accordo.`,
    },
    short: (title: string, time: string) => `${title}, al più fino a: ${time}`,
    over: 'Si riprende a giocare.',
  },
  goOn: 'Riprendiamo',
  waitsFor: (names: string) => `Si aspetta: ${names}.`,
  // A place to be had
  door: {
    line: (n: number) => plural(n, 'Stai guardando: un posto è libero', `Stai guardando: ${n} posti sono liberi`),
    watching: 'Stai guardando',
    sit: 'Siediti…',
    next: (name: string) => `Dalla prossima mano giochi al posto di ${name}`,
    playing: 'Giochi dalla prossima mano, così nessuno vede due mani dello stesso mazzo.',
    halted: 'La partita è ferma: se ti siedi ora, giochi quando riprende.',
    none: 'Ogni posto è occupato o tenuto per chi può tornare. Se se ne libera uno, lo vedi qui.',
    onlyInvited: 'A partita cominciata, a questo tavolo si siede solo chi è invitato: chiedi l’invito a chi gioca.',
    hidden: 'Questo tavolo non ha spettatori: vedi le carte dalla tua prima mano.',
    seat: (name: string) => `Al posto di ${name}`,
    empty: 'Al posto vuoto',
    giveUp: 'Rinuncia e torna alla sala',
  },
  takeover: {
    label: 'A partita cominciata, anche chi non è invitato può prendere un posto libero',
    on: 'A partita cominciata chiunque può prendere un posto libero',
    off: 'A partita cominciata i posti sono solo su invito',
  },
  // Before the start
  sendAway: 'Manda via',
  sendAwayTitle: (name: string) => `Mandare via ${name}?`,
  sendAwayText: 'Lascia il tavolo e non può tornarci, nemmeno con l’invito.',
  renewHint: 'Un nuovo invito sostituisce quello vecchio: chi non è seduto non può più usarlo.',
  lastMatch: 'Come è finita l’ultima partita',
  oneBrowser: (names: string) =>
    `${names} usano lo stesso browser: può essere una persona sola, o più persone con un solo computer. Lo vedi solo tu.`,
  shutOut:
    'Chi ha aperto il tavolo ha fatto un nuovo invito: quello vecchio non vale più per chi non è seduto. Per tornare, chiedi quello nuovo.',
  sentAway: 'Chi ha aperto il tavolo ti ha mandato via: qui non puoi tornare. Gli altri tavoli sono aperti per te.',
  // Ways out
  ways: 'Esci…',
  stand: 'Alzati',
  standHint: 'Il posto resta tuo: intanto può giocarci un bot, per tuo conto. Torni quando vuoi.',
  leave: 'Lascia',
  leaveRunning: (names: string, hand: number) => `Lasci ${names} nel mezzo della mano ${hand}?`,
  leaveHint: 'Te ne vai per sempre, e il posto può andare ad altri.',
  // After a match
  again: {
    said: (names: string, n: number) =>
      plural(n, `${names} vuole giocare ancora.`, `${names} vogliono giocare ancora.`),
    you: 'Hai chiesto un’altra partita',
  },
};

// The end of a table
export const close = {
  close: 'Chiudi il tavolo',
  yes: 'Chiudi',
  waiting: 'Il tavolo si chiude per tutti e per sempre. Puoi aprirne un altro.',
  playing: 'Sei l’unico giocatore: la partita finisce adesso, com’è, e il tavolo si chiude.',
  closed: 'Questo tavolo è stato chiuso.',
};
