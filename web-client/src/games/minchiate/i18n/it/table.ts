// What is said at the table, and about a match.
import { YOU, does, plural, to, together, within } from '../../../../i18n/grammar.it';
import type {
  CommonClause,
  MinchiateClause,
  MinchiateHint,
  MinchiateLine,
  MinchiatePaid,
  MinchiatePhase,
  MinchiateScored,
  MinchiateVersicola,
} from '../../../../protocol/types';
import type { Asked, MatchWords } from '../../../game_ui';
import type { OpenWhy } from '../../scene';
import * as tarot from '../../../tarot/words.it';

export const suits = { ...tarot.suits, T: 'Tarocchi' } as Record<string, string>;
const resti = (n: number) => plural(n, '1 resto', `${n} resti`);
export const points = (n: number): string => plural(n, '1 punto', `${n} punti`);

export const table = {
  played: tarot.played,
  restiHand: 'Resti di questa mano',
  fola: 'Fola',
  folaOf: (n: number) => `Fola: ${n} carte`,
  folaSuits: (parts: string) => `Nella fola: ${parts}`,
  folaSeen: 'Carte che conosci',
  folaShown: (name: string) => (name === YOU ? 'I tuoi scarti' : `Scarti di ${name}`),
  stopperCutter: 'Ha fermato chi alzava',
  stopperDealer: 'Ha fermato il mazziere',
  peeked: 'Viste alzando',
  openWhy: { rob: 'rubata', expose: 'scoperta', take: 'pigliata' } satisfies Record<OpenWhy, string>,
  declared: 'Versicole accusate',
  fallen: 'cascato',
  out: 'fuori',
  goOut: (fee: number) => `Giochi, o esci per ${points(fee)}?`,
  claimed: tarot.claimed,
};

/** What the table waits for, said to the seat and to the others. */
export const due: Record<MinchiatePhase, Asked> = {
  ...tarot.due,
  cut: { you: 'Tocca a te alzare', other: (who) => `${who} alza` },
  discard: { you: 'Tocca a te scartare', other: (who, n) => `${who} ${plural(n, 'scarta', 'scartano')}` },
  declare: { you: 'Tocca a te accusare', other: (who, n) => `${who} ${plural(n, 'può', 'possono')} accusare` },
  give: { you: 'Devi pagare il Matto', other: (who) => `${who} paga il Matto` },
  out: { you: 'Giochi o esci?', other: (who) => `${who} può uscire` },
};
export const play = {
  ...tarot.play,
  trump: 'Non hai il seme: gioca un tarocco.',
  king: 'Il tuo Re è obbligato.',
};
export const { because, keys } = tarot;
export const playFor = (who: string) => `${who} casca: gioca tu per quel posto`;
export const passed: string = 'va al mazziere';
const fumata = (partner: string): string =>
  `Dice ${to(partner)} che hai le Trombe o, se tutti sanno dove stanno, la migliore delle arie rimaste.`;
/** What a card tells that is a signal, by the reason in a hint. */
export const signals = {
  fumata,
  hidden_fumata: fumata,
  girare: (partner) => `${within(partner)} ha il tarocco più alto e porta a casa la carta.`,
  tenuta: () => 'Chi gioca per ultimo non può salvare una carta di conto più bassa.',
  impiccare: () => 'Giocato una volta quel seme, il tuo Re non è più obbligato.',
} satisfies Partial<Record<MinchiateHint, (partner: string) => string>>;
export const moves = {
  ...tarot.moves,
  play: { ...tarot.moves.play, tells: signals },
  cut: { name: 'Alza', title: 'Tocca il mazzo dove vuoi alzare' },
  declare: {
    ...tarot.moves.declare,
    name: 'Accusa',
    title: 'Le tue versicole',
    none: 'Non hai versicole da accusare.',
  },
  give: {
    name: 'Gioca',
    title: 'Quale carta paghi per il Matto?',
    hint: 'La tua parte non ha carte senza valore: una carta di conto muore.',
  },
  fall: {
    name: 'Casca',
    hint: 'Non hai tarocchi: puoi scoprire la mano e smettere di giocare.',
    sure: 'Scoprire la mano per il resto del gioco?',
  },
  stay: { name: 'Resta', hint: 'Giochi questa mano.' },
  out: {
    name: 'Esci',
    hint: 'Non giochi questa mano, e paghi una pena a chi fa l’ultima presa.',
    sure: 'Posare la mano coperta e non giocarla? Paghi la pena, ma dalle carte che muoiono guadagni lo stesso.',
  },
};
export const cut = {
  slider: 'Carte da alzare',
  count: (n: number) => plural(n, 'Alzi 1 carta', `Alzi ${n} carte`),
};
export const discard = {
  surplus: (n: number) => `13 alla fola, poi ${n} al mazziere`,
  must: 'Queste devono andare per prime.',
};
/** Why the bot would do that. */
export const reasons: Record<MinchiateHint, string> = {
  ...tarot.reasons,
  middle: 'a metà del mazzo',
  put_down: 'non contano, e preparano un fallio',
  opens: 'per quel che gli altri hanno di quel seme',
  partner_void: 'il compagno vi ha un fallio e può tagliare',
  king_waits: 'un Re giocato adesso rischia di essere tagliato',
  cheapest: 'vale meno delle altre',
  fumata: 'una fumata',
  hidden_fumata: 'una fumata nascosta',
  girare: 'per girare',
  tenuta: 'una tenuta',
  impiccare: 'per impiccare il Re',
  weak: 'la mano perderebbe probabilmente più della pena',
  strong: 'la mano merita di essere giocata',
};
/** Kinds of versicole. */
export const versicole: Record<MinchiateVersicola, string> = {
  papi: 'versicola di Papi',
  trumps: 'versicola dal 28 in su',
  matto: 'versicola del Matto',
  tredici: 'versicola del Tredici',
  diecine: 'versicola delle Diecine',
  kings: 'versicola dei Re',
  devil: 'versicola del Demonio',
};

/** The chronicle's sentences; `who` is a name, cards are already named. */
export const chronicle = {
  ...tarot.chronicle,
  cut: (who: string, n: number) => `${does(who, 'alza', 'alzi')} ${plural(n, '1 carta', `${n} carte`)}.`,
  rob: (who: string, cards: string) => `${does(who, 'ruba', 'rubi')} ${cards}.`,
  take: (who: string, cards: string) => `${does(who, 'piglia', 'pigli')} dalla fola ${cards}.`,
  expose: (who: string, card: string) => `Scoperta per ${within(who)}: ${card}.`,
  stopCutter: (card: string) => `La carta che ferma chi alza: ${card}.`,
  stopDealer: (card: string) => `La carta che ferma il mazziere: ${card}.`,
  peek: (who: string[], cards: string) =>
    `Nell’alzata ${together(who, who.length > 1 ? 'hanno' : 'ha', who.length > 1 ? 'avete' : 'hai')} visto ${cards}.`,
  look: (who: string[]) =>
    `${together(who, who.length > 1 ? 'guardano' : 'guarda', who.length > 1 ? 'guardate' : 'guardi')} la fola.`,
  fola: (parts: string) => `Nella fola: ${parts}.`,
  folaNone: 'Nella fola nessuna cartaccia.',
  discard: (who: string, cards: string) => `${does(who, 'scarta', 'scarti')} ${cards}.`,
  pass: (who: string, cards: string, whom: string) => `${does(who, 'passa', 'passi')} ${cards} ${to(whom)}.`,
  show: (who: string, cards: string) => `${who === YOU ? 'I tuoi scarti' : `Scarti di ${who}`}: ${cards}.`,
  silent: (who: string) => `${does(who, 'non accusa', 'non accusi')}.`,
  versicola: (who: string, cards: string) => `${does(who, 'accusa', 'accusi')} ${cards}.`,
  playFor: (by: string, who: string, card: string) => `${does(by, 'gioca', 'giochi')} per ${within(who)}: ${card}.`,
  scusa: (who: string) => `${who}: il Matto. «Scusa!»`,
  fall: (who: string) => `${does(who, 'casca e scopre', 'caschi e scopri')} la mano.`,
  why: {
    rob: 'carte rubate',
    exposed: 'carta scoperta',
    dealer_rob: 'rubate dalla fola',
    declaration: 'versicola',
    death: 'muore una carta di conto',
    versicola: 'versicola',
    cards: 'carte di conto',
    tricks: 'carte oltre le quarantadue',
    last: 'ultima presa',
  } satisfies Record<MinchiateScored, string>,
  death: (card: string) => `muore ${card}`,
  shameful: 'diecine vergognose',
  uncounted: {
    kings: 'Due Re a testa: «Senza re».',
    papi: 'Due papi a testa: «Senza papi».',
    both: 'Due Re e due papi a testa: «Senza questi, senza quelli».',
  },
  with: (why: string, cards: string) => `${why} (${cards})`,
  paid: (side: string, n: number) => `${side}: ${resti(n)}.`,
  paidInPlay: (side: string, n: number, points: number) =>
    `${side}: ${resti(n)}; il vantaggio scende di ${points} punti.`,
  paidFor: (side: string, n: number, why: string) => `${side}: ${resti(n)}, ${why}.`,
  paidWhy: {
    deal: 'il mazziere non ha rubato né pigliato',
    end: 'al conto',
  } satisfies Record<Exclude<MinchiatePaid, 'play'>, string>,
  debt: (side: string, card: string, _whom: string) => `${side}: ${card} in pagamento del Matto.`,
  surrender: (side: string, _whom: string) => `${side}: nessuna presa, il Matto è perso.`,
  stay: (who: string) => `${does(who, 'resta', 'resti')}.`,
  out: (who: string) => `${does(who, 'esce', 'esci')}.`,
  fee: (who: string, n: number, whom: string) => `${does(who, 'paga', 'paghi')} ${points(n)} ${to(whom)} per l’uscita.`,
};

export const sheet = {
  inPlay: 'In gioco',
  inPlayHint: 'Si segna subito; quando il vantaggio arriva a 60 si paga un resto e si tolgono 60.',
  lead: 'Vantaggio',
  resto: 'un resto, si tolgono 60',
  end: 'Al conto',
  versicole: 'Versicole',
  noVersicole: 'Nessuna',
  sum: 'La somma',
  inPlayLead: 'Vantaggio in gioco',
  difference: 'Differenza al conto',
  result: 'In tutto',
  restiPlay: 'Resti in gioco',
  restiDeal: 'Resto per non aver rubato',
  restiEnd: (points: number) => `Resti al conto (${points} punti, uno ogni 60 cominciati)`,
  capotto: 'Cappotto: tutte le prese a una parte',
  restiTotal: 'Resti della mano',
  tokens: 'In pesci e gettoni',
};

const lines: Record<MinchiateLine, (hand: number, who: string, n: number) => string> = {
  bonus: () => 'Premio a chi ha vinto la girata',
  interruption: (hand) => `Mano ${hand} non giocata: paga chi non l’avrebbe data`,
  desertion: (hand, who, n) =>
    plural(
      n,
      `Mano ${hand} non giocata: paga ${who}, che ha lasciato il tavolo`,
      `Mano ${hand} non giocata: pagano ${who}, che hanno lasciato il tavolo`,
    ),
};
export const match: Partial<MatchWords> = {
  ...tarot.match,
  name: (girate) => (girate === 3 ? 'Girone' : 'Girata'),
  nth: (n) => ['Prima', 'Seconda', 'Terza', 'Quarta', 'Quinta', 'Sesta'][n - 1] + ' girata',
  line: (reason, ...rest) => lines[reason as MinchiateLine]?.(...rest),
  unit: (unit) => (unit === 'point' ? 'punti' : 'resti'),
  units: (n, unit) => (unit === 'point' ? points(n) : resti(n)),
  spoils: resti,
  struck: 'La mano in corso non conta: i suoi punti e i suoi resti sono cancellati.',
  nextTitle: (n) => `Ora si cambia posto: girata ${n} di 3`,
  drawHint: 'Una carta a testa: vincono i tarocchi, poi le carte di seme secondo la loro forza.',
};

/** Why a move was refused, by the game's clause; those of every game are the table's. */
export const refusals = {
  ...tarot.refusals,
  'CUT-1': 'In fondo al mazzo ci vuole una cartiglia.',
  'CUT-2': 'Alza almeno una carta, e lasciane abbastanza sotto.',
  'DISC-1': 'Scarta tante carte quante ne hai rubate e pigliate.',
  'DISC-2': 'Non puoi scartare carte di conto né il 29.',
  'D-10': 'Accusa solo versicole intere che hai in mano, ciascuna una volta.',
  'PLAY-2': 'Hai del seme d’attacco: devi rispondere.',
  'PLAY-3': 'Non hai il seme: devi giocare un tarocco.',
  'KING-1': 'È la prima volta che si gioca questo seme e qualcuno ha già tagliato: devi giocare il Re.',
  'MAT-2': 'Il Matto non salva un Re obbligato.',
  'MAT-6': 'Paga il Matto con la carta di meno valore.',
  'SOLO-16': 'Il Matto non si paga con questa carta: né con il Matto stesso né con le Trombe.',
  'VAR-1': 'Per la mano cascata gioca un altro, oppure qui non si può cascare.',
} satisfies Record<Exclude<MinchiateClause, CommonClause>, string>;
