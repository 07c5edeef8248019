import { plural } from './grammar';

/** What those at a table decide together: who is waited for, votes, standing still, places to be had. */
export const council = {
  title: 'Che si fa?',
  menu: 'Pausa, rinvio, assenti…',
  menuHint: 'Si vota insieme: fermarsi un momento, finire un altro giorno, un automa per chi non risponde.',
  look: 'Che si fa?',
  see: 'Vedi',
  vote: 'Vota…',
  nobody: 'Nessuno deve dire perché.',
  onlyPlayers: 'Vota chi gioca da sé.',
  // Who is waited for
  away: (name: string) => `${name} è assente`,
  silent: (name: string) => `${name} non risponde`,
  awayFor: (name: string, time: string) => `${name} è assente da ${time}.`,
  silentFor: (name: string, time: string) => `${name} è qui, ma non risponde da ${time}.`,
  left: (time: string) => `fra ${time} si può votare`,
  leftLong: (time: string) => `Fra ${time} il tavolo potrà far giocare un automa al suo posto.`,
  out: 'si può votare un automa',
  noBots: 'A questo tavolo non giocano automi: restano la pausa, il rinvio, o smettere.',
  late: (time: string) => `Ti aspettano da ${time}`,
  lateLeft: (time: string) => `Tocca a te. Fra ${time} gli altri potranno votare che un automa giochi per te.`,
  lateOut: 'Tocca a te. Gli altri possono ora votare che un automa giochi per te; il posto resta tuo.',
  lateCost: 'Se ti sostituiscono e poi si smette, la partita l’hai rotta tu.',
  isAway: (name: string) => `${name} è assente.`,
  isBack: (name: string) => `${name} è tornato.`,
  replaced: (name: string) => `Un automa gioca per ${name}.`,
  tookBack: (name: string) => `${name} ha ripreso il suo posto.`,
  forYou: 'Per te gioca un automa',
  leftTable: (name: string) => `${name} ha lasciato il tavolo.`,
  stoodUp: (name: string) => `${name} è in piedi: il posto resta suo.`,
  botSits: (name: string) => `Un automa gioca al posto di ${name}.`,
  gone: 'ha lasciato',
  vacant: (name: string) => `Il posto di ${name} è vuoto`,
  // What is voted for
  bot: {
    title: (name: string) => `Un automa per ${name}`,
    text: 'Gioca un automa al suo posto e per suo conto: quel che si vince o si perde resta suo, e torna quando vuole. Basta più della metà dei presenti.',
    away: 'A voi non costa nulla. Perdere la linea non è disertare: se poi si smette, si paga come d’accordo.',
    silent: 'A voi non costa nulla. Chi c’è e non gioca non ci guadagna: se poi si smette, la partita l’ha rotta lui.',
  },
  pause: {
    title: 'Una pausa',
    text: 'Tutto si ferma per un po’, e nessun tempo corre; si riprende appena lo dice chi è qui. Basta più della metà dei presenti. Non costa nulla.',
  },
  adjourn: {
    title: 'Rinviare la partita',
    text: 'Tutto resta com’è, carte in mano comprese, finché non ci siete di nuovo tutti. Devono volerlo tutti, tranne chi manca da troppo. Non costa nulla.',
  },
  stepIn: {
    title: (name: string) => `${name} entra subito`,
    text: 'Invece che dalla mano seguente: vede le carte di quel posto e gioca da ora. Devono volerlo tutti quelli che giocano. Non costa nulla.',
  },
  breakOff: {
    title: 'Smettere qui',
    text: 'La partita finisce ora. Devono volerlo tutti; prima si vede quanto costa a ciascuno.',
  },
  callBot: {
    title: (name: string) => `Un automa al posto di ${name}`,
    text: 'Il posto è vuoto: può chiamarlo chiunque giochi, senza voto. Non costa nulla.',
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
  alone: 'Sei qui da solo: vale appena torna qualcuno, o quando chi manca è oltre il limite.',
  voted: (names: string, what: string, how: string, n: number) =>
    `${names} ${plural(n, 'vota', 'votano')}: ${what}. ${how}.`,
  proposed: (what: string) => `Si vota: ${what}`,
  // Standing still
  halt: {
    pause: {
      title: 'Pausa',
      text: 'Tutto sta fermo: a nessuno si chiede nulla, e nessun tempo corre.',
      until: (time: string) => `Si riprende appena lo dicono tutti quelli che sono qui; da sé alle ${time}.`,
      short: (time: string) => `Pausa, al più fino alle ${time}`,
    },
    adjourned: {
      title: 'Partita rinviata',
      text: 'Tutto resta com’è, carte in mano comprese. Puoi chiudere la pagina: ritrovi il tavolo fra i tuoi.',
      until: (time: string) =>
        `Si riprende quando tutti quelli che giocano sono qui e lo dicono. Se non accade prima (${time}), la partita finisce come se l’aveste voluto tutti.`,
      short: (time: string) => `Rinviata, al più fino a: ${time}`,
    },
    abandoned: {
      title: 'Tavolo in attesa',
      text: 'Per molto tempo non c’era più nessuno di quelli che giocano.',
      until: (time: string) =>
        `Si riprende appena uno di loro torna. Se non accade prima (${time}), la partita finisce come se l’avessero voluto tutti.`,
      short: (time: string) => `In attesa, al più fino a: ${time}`,
    },
    over: 'Si riprende a giocare.',
  },
  since: (time: string) => `Da: ${time}.`,
  goOn: 'Riprendiamo',
  goOnSaid: 'Hai detto di riprendere',
  wants: 'vuole riprendere',
  waits: 'non l’ha ancora detto',
  isBot: 'automa',
  notHere: 'assente',
  waitsFor: (names: string) => `Si aspetta: ${names}.`,
  waitsForYou: 'Gli altri aspettano te.',
  // A place to be had
  next: (name: string) => `poi ${name}`,
  nextLong: (heir: string, name: string) => `${heir} siede qui dalla mano seguente, al posto di ${name}.`,
  steppedIn: (heir: string, name: string) => `${heir} siede ora al posto di ${name}.`,
  door: {
    line: (n: number) => plural(n, 'Stai guardando: un posto è libero', `Stai guardando: ${n} posti sono liberi`),
    full: 'Stai guardando: nessun posto è libero',
    invited: 'Stai guardando: i posti sono su invito',
    sit: 'Siediti…',
    why: 'Perché?',
    title: 'Vuoi giocare?',
    playing:
      'Si sta giocando una mano. Chi si siede ora ha il posto dalla mano seguente: così nessuno vede due mani dello stesso mazzo. Se tutti quelli che giocano sono d’accordo, entra subito.',
    between: 'Si è tra due mani: chi si siede ora gioca la prossima.',
    halted: 'La partita sta ferma: chi si siede ora gioca quando riprende.',
    none: 'Ogni posto è di qualcuno, o di qualcuno che può tornare. Se uno si libera, lo vedi qui.',
    onlyInvited:
      'A questo tavolo, a partita cominciata, si siede solo chi è stato invitato: chiedi l’invito a chi gioca.',
    hidden: 'A questo tavolo non si sta a guardare: le carte si vedono dalla propria prima mano.',
    seat: (name: string) => `Al posto di ${name}`,
    bot: (name: string) => `Al posto di ${name}, un automa`,
    empty: 'Al posto vuoto',
  },
  heir: {
    line: (name: string) => `Dalla prossima mano sei al posto di ${name}`,
    title: 'Il tuo posto ti aspetta',
    text: (name: string) =>
      `Dalla mano seguente giochi al posto di ${name}. Si aspetta la fine di questa mano, perché nessuno veda due mani dello stesso mazzo.`,
    sooner: 'Se tutti quelli che giocano lo votano, entri subito.',
    giveUp: 'Rinuncia e torna alla sala',
    other: 'Oppure un altro posto:',
  },
  takeover: {
    label: 'A partita cominciata, anche chi non è invitato può prendere un posto libero',
    on: 'A partita cominciata i posti liberi sono di chi vuole',
    off: 'A partita cominciata ci si siede solo su invito',
  },
  // Before the start
  sendAway: 'Manda via',
  sendAwayTitle: (name: string) => `Mandare via ${name}?`,
  sendAwayText: 'Lascia il tavolo e non può tornarci, nemmeno con l’invito.',
  renewHint: 'Un nuovo invito annulla quello di prima: chi non si è ancora seduto resta fuori.',
  lastMatch: 'Come è finita la partita di prima',
  oneBrowser: (names: string) =>
    `${names} vengono dallo stesso browser: può essere una persona sola, o più persone con un solo computer. Lo vedi soltanto tu.`,
  shutOut:
    'Chi ha aperto il tavolo ha fatto un invito nuovo: quello di prima non vale più per chi non era ancora seduto. Per tornare, chiedi l’invito nuovo.',
  barred: 'Chi ha aperto questo tavolo ti ha mandato via: qui non puoi tornare. Gli altri tavoli ti aspettano.',
  // Ways out
  standHint: 'Il posto resta tuo: intanto può giocarci un automa, per tuo conto. Torni quando vuoi.',
  stopHint: 'Chiedi a tutti di finire la partita ora. Prima vedi quanto costa.',
  leaveHint: 'Te ne vai per sempre, e il posto può andare ad altri.',
  leaveTitle: 'Lasciare il tavolo?',
  leaveStay: 'Rimango',
  // After a match
  again: {
    said: (names: string, n: number) =>
      plural(n, `${names} vuole giocare ancora.`, `${names} vogliono giocare ancora.`),
    waits: (names: string) => `Si aspetta: ${names}.`,
    you: 'Hai chiesto un’altra partita',
  },
};
