import { plural } from '../i18n/grammar.it';

/** What those at a table decide together: who is waited for, votes, standing still, places to be had. */
const council = {
  title: 'Che si fa?',
  menu: 'Pausa, rinvio, assenti…',
  menuHint: 'Votate insieme: una breve pausa, riprendere un altro giorno, un bot per chi non risponde.',
  look: 'Che si fa?',
  see: 'Vedi',
  vote: 'Vota…',
  nobody: 'Non devi dire perché.',
  onlyPlayers: 'Votano solo le persone che giocano.',
  // Who is waited for
  away: (name: string) => `${name} è assente`,
  silent: (name: string) => `${name} non risponde`,
  awayFor: (name: string, time: string) => `${name} è assente da ${time}.`,
  silentFor: (name: string, time: string) => `${name} è qui, ma non risponde da ${time}.`,
  left: (time: string) => `fra ${time} puoi votare`,
  leftLong: (time: string) => `Fra ${time} potrete votare che un bot giochi a quel posto.`,
  out: 'puoi votare un bot',
  noBots: 'A questo tavolo non giocano bot: potete fare una pausa, rinviare o smettere.',
  late: (time: string) => `Ti aspettano da ${time}`,
  lateLeft: (time: string) => `Tocca a te. Fra ${time} gli altri potranno votare che un bot giochi per te.`,
  lateOut: 'Tocca a te. Gli altri possono ora votare che un bot giochi per te; il posto resta tuo.',
  lateCost: 'Se un bot ti sostituisce e poi smettete, la partita risulta interrotta da te.',
  isAway: (name: string) => `${name} è assente.`,
  isBack: (name: string) => `${name} è tornato.`,
  replaced: (name: string) => `Un bot gioca per ${name}.`,
  tookBack: (name: string) => `${name} ha ripreso il suo posto.`,
  forYou: 'Per te gioca un bot',
  leftTable: (name: string) => `${name} ha lasciato il tavolo.`,
  stoodUp: (name: string) => `${name} si è alzato: il posto resta suo.`,
  botSits: (name: string) => `Un bot gioca al posto di ${name}.`,
  gone: 'se n’è andato',
  vacant: (name: string) => `Il posto di ${name} è vuoto`,
  // What is voted for
  bot: {
    title: (name: string) => `Un bot per ${name}`,
    text: 'Un bot gioca a quel posto per conto del giocatore, che tiene quel che vince o perde e può tornare quando vuole. Deve volerlo più della metà dei presenti.',
    away: 'A voi non costa nulla. Perdere la connessione non è disertare: se poi smettete, si paga come d’accordo.',
    silent:
      'A voi non costa nulla. Chi c’è e non gioca non ci guadagna: se poi smettete, la partita risulta interrotta da lui.',
  },
  pause: {
    title: 'Una pausa',
    text: 'Il tavolo si ferma per un po’, e con lui il tempo; si riprende appena lo dite tutti. Deve volerlo più della metà dei presenti. Non costa nulla.',
  },
  adjourn: {
    title: 'Rinviare la partita',
    text: 'Tutto resta com’è, carte in mano comprese, finché non ci siete di nuovo tutti. Dovete volerlo tutti, tranne chi manca da troppo. Non costa nulla.',
  },
  stepIn: {
    title: (name: string) => `${name} entra subito`,
    text: 'Invece di aspettare la prossima mano, vede le carte di quel posto e gioca da ora. Dovete volerlo tutti. Non costa nulla.',
  },
  breakOff: {
    title: 'Smettere qui',
    text: 'La partita finisce ora. Dovete volerlo tutti; prima vedi quanto costa a ciascuno.',
  },
  callBot: {
    title: (name: string) => `Un bot al posto di ${name}`,
    text: 'Il posto è vuoto: chiunque giochi può chiamare un bot, senza voto. Non costa nulla.',
  },
  yes: 'Voto sì',
  decide: 'Decido io',
  withdraw: 'Ritiro il voto',
  call: 'Chiama',
  count: (n: number, need: number) =>
    plural(need, 'Basta un voto', `${plural(n, 'Un voto', `${n} voti`)}, ne bastano ${need}`),
  countAll: (n: number, need: number) =>
    plural(need, 'Serve un voto solo', `${plural(n, 'Un voto', `${n} voti`)} su ${need}, servono tutti`),
  by: (names: string, n: number) => `${plural(n, 'Ha', 'Hanno')} votato sì: ${names}.`,
  alone: 'Sei l’unico giocatore: il voto vale appena torna qualcuno, o quando gli altri mancano da troppo.',
  voted: (names: string, what: string, how: string, n: number) =>
    `${names} ${plural(n, 'vota', 'votano')}: ${what}. ${how}.`,
  proposed: (what: string) => `Si vota: ${what}`,
  // Standing still
  halt: {
    pause: {
      title: 'Pausa',
      text: 'Il tavolo è in pausa: nessuno deve giocare e il tempo non corre.',
      until: (time: string) => `Si riprende appena lo dite tutti, al più tardi alle ${time}.`,
      short: (time: string) => `Pausa, al più fino alle ${time}`,
    },
    adjourned: {
      title: 'Partita rinviata',
      text: 'Tutto resta com’è, carte in mano comprese. Puoi chiudere la pagina: ritrovi il tavolo fra i tuoi.',
      until: (time: string) =>
        `Si riprende quando ci siete tutti e lo dite. Se non succede prima (${time}), la partita finisce come se foste tutti d’accordo.`,
      short: (time: string) => `Rinviata, al più fino a: ${time}`,
    },
    abandoned: {
      title: 'Tavolo in attesa',
      text: 'Da molto tempo non c’è nessun giocatore.',
      until: (time: string) =>
        `Si riprende appena torna un giocatore. Se non succede prima (${time}), la partita finisce come se foste tutti d’accordo.`,
      short: (time: string) => `In attesa, al più fino a: ${time}`,
    },
    over: 'Si riprende a giocare.',
  },
  since: (time: string) => `Da: ${time}.`,
  goOn: 'Riprendiamo',
  goOnSaid: 'Sei pronto a riprendere',
  wants: 'pronto a riprendere',
  waits: 'non ancora pronto',
  isBot: 'bot',
  notHere: 'assente',
  waitsFor: (names: string) => `Si aspetta: ${names}.`,
  waitsForYou: 'Gli altri aspettano te.',
  // A place to be had
  next: (name: string) => `poi ${name}`,
  nextLong: (heir: string, name: string) =>
    heir === name
      ? `${heir} gioca di nuovo qui dalla prossima mano.`
      : `${heir} gioca qui dalla prossima mano, al posto di ${name}.`,
  steppedIn: (heir: string, name: string) =>
    heir === name ? `${heir} gioca di nuovo qui.` : `${heir} gioca ora al posto di ${name}.`,
  door: {
    line: (n: number) => plural(n, 'Stai guardando: un posto è libero', `Stai guardando: ${n} posti sono liberi`),
    full: 'Stai guardando: nessun posto è libero',
    invited: 'Stai guardando: i posti sono solo su invito',
    sit: 'Siediti…',
    why: 'Perché?',
    title: 'Vuoi giocare?',
    playing:
      'Una mano è in corso. Se ti siedi ora giochi dalla prossima mano, così nessuno vede due mani dello stesso mazzo. Entri subito se tutti i giocatori sono d’accordo.',
    between: 'Il tavolo è tra due mani: se ti siedi ora, giochi la prossima.',
    halted: 'La partita è ferma: se ti siedi ora, giochi quando riprende.',
    none: 'Ogni posto è occupato o tenuto per chi può tornare. Se se ne libera uno, lo vedi qui.',
    onlyInvited: 'A partita cominciata, a questo tavolo si siede solo chi è invitato: chiedi l’invito a chi gioca.',
    hidden: 'Questo tavolo non ha spettatori: vedi le carte dalla tua prima mano.',
    seat: (name: string) => `Al posto di ${name}`,
    bot: (name: string) => `Al posto di ${name}, un bot`,
    empty: 'Al posto vuoto',
  },
  heir: {
    line: (name: string) => `Dalla prossima mano giochi al posto di ${name}`,
    title: 'Il tuo posto ti aspetta',
    text: (name: string) =>
      `Dalla prossima mano giochi al posto di ${name}. Questa mano deve finire prima, perché nessuno veda due mani dello stesso mazzo.`,
    sooner: 'Se tutti i giocatori lo votano, entri subito.',
    giveUp: 'Rinuncia e torna alla sala',
    other: 'Oppure un altro posto:',
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
  standHint: 'Il posto resta tuo: intanto può giocarci un bot, per tuo conto. Torni quando vuoi.',
  stopHint: 'Chiedi a tutti di finire la partita ora. Prima vedi quanto costa.',
  leaveHint: 'Te ne vai per sempre, e il posto può andare ad altri.',
  leaveTitle: 'Lasciare il tavolo?',
  // After a match
  again: {
    said: (names: string, n: number) =>
      plural(n, `${names} vuole giocare ancora.`, `${names} vogliono giocare ancora.`),
    waits: (names: string) => `Si aspetta: ${names}.`,
    you: 'Hai chiesto un’altra partita',
  },
};

// The end of a table
const close = {
  close: 'Chiudi il tavolo',
  hint: 'Sei l’unico giocatore: la partita finisce com’è.',
  title: 'Chiudere il tavolo?',
  waiting: 'Il tavolo si chiude per tutti e per sempre. Puoi aprirne un altro.',
  playing: 'Sei l’unico giocatore: la partita finisce adesso, com’è, e il tavolo si chiude.',
  closed: 'Questo tavolo è stato chiuso.',
  yours: (n: number) => `Hai ${n} tavoli non finiti, il massimo. Chiudine uno:`,
};

export const words = { council, close };
