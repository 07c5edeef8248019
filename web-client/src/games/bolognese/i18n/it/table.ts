// What is said at the table, and about a match.
import { YOU, does, plural, to } from '../../../../i18n/grammar.it';
import type {
  BologneseBidWord,
  BologneseClause,
  BologneseHint,
  BolognesePhase,
  BologneseScored,
  BologneseSignal,
  BologneseWith,
  CommonClause,
} from '../../../../protocol/types';
import type { Asked, MatchWords } from '../../../game_ui';
import * as tarot from '../../../tarot/words.it';

export const suits = { ...tarot.suits, T: 'Trionfi' } as Record<string, string>;

export const table = {
  played: tarot.played,
  to: (target: number) => `a ${target}`,
  accusi: 'Accusi',
  accusiOf: (points: number) => `accusi +${points}`,
  noAccusi: 'Nessuno ha accusato.',
  declared: 'Accuso',
  lastTwo: 'Le ultime due',
  lastTwoHint: (who: string) => `${does(who, 'le prende, o si chiama', 'le prendi, o ti chiami')} fuori.`,
  called: 'fuori',
  claimed: tarot.claimed,
  alone: { su: 'da solo, col pozzo', di_mio: 'da solo, senza il pozzo' },
  says: {
    busso: '«busso»',
    striscio: '«striscio»',
    volo: '«volo»',
    passo: '«Passo»',
    posso: '«Posso?»',
    di_mio: '«Faccio di mio»',
    va_bene: '«Va bene»',
  } satisfies Record<BologneseSignal | BologneseBidWord, string> as Record<BologneseSignal | BologneseBidWord, string>,
  asks: (who: string) => `${who} chiede il pozzo: va bene?`,
};

/** What the table waits for, said to the seat and to the others. */
export const due: Record<BolognesePhase, Asked> = {
  ...tarot.due,
  call: { you: 'Prendi le ultime due?', other: (who) => `${who} guarda le sue prime quindici carte` },
  discard: { you: 'Tocca a te scartare', other: (who) => `${who} scarta` },
  declare: { you: 'Tocca a te: accusi o taci', other: (who) => `${who} può accusare` },
  give: { you: 'Devi una carta per il Matto', other: (who) => `${who} sceglie la carta per il Matto` },
  bid: { you: 'Tocca a te: passi o giochi da solo?', other: (who) => `${who} può offrirsi di giocare da solo` },
  answer: { you: 'Va bene?', other: (who) => `${who} risponde a chi ha chiesto` },
  over: { you: 'La smazzata è finita', other: () => 'La smazzata è finita' },
};
export const play = {
  ...tarot.play,
  afterMatto: 'Il Matto è coperto: gioca una carta qualsiasi, fa lei il seme.',
  trump: 'Non hai il seme: gioca un Trionfo.',
};
export const { because, keys } = tarot;
/** What may be said with a card. */
const spoken: Record<BologneseWith | BologneseSignal, string> = {
  out: 'Mi chiamo fuori',
  signal: 'Parola al compagno',
  busso: 'Busso',
  striscio: 'Striscio',
  volo: 'Volo',
};
const glosses: Record<BologneseSignal, string> = {
  busso: 'Chiede al compagno la sua carta migliore.',
  striscio: 'Ne hai altre: si può continuare.',
  volo: 'Non ne hai altre: un seme, se viene rigiocato, si può tagliare.',
};
const bids: Record<BologneseBidWord, string> = {
  passo: 'Passo',
  posso: 'Posso?',
  di_mio: 'Faccio di mio',
  va_bene: 'Va bene',
};
const bidGlosses: Record<BologneseBidWord, string> = {
  passo: 'Non giochi da solo.',
  posso: 'Giochi da solo col pozzo, se gli altri vogliono.',
  di_mio: 'Giochi da solo senza il pozzo, per il doppio delle poste.',
  va_bene: 'Lasci che chi ha chiesto giochi da solo, col pozzo.',
};
export const moves = {
  ...tarot.moves,
  play: { ...tarot.moves.play, with: spoken, gloss: glosses, unfit: 'SAY-1' },
  call: { name: 'Prendi le ultime due', title: 'Le ultime due sono coperte' },
  declare: {
    ...tarot.moves.declare,
    name: 'Accusa',
    title: 'Il tuo accuso',
    none: 'Non hai combinazioni da accusare.',
    with: spoken,
  },
  give: {
    name: 'Dai',
    title: 'Quale carta dai per il Matto?',
    hint: 'Nelle vostre prese non c’è uno scartino da dare: scegli tu.',
  },
  bid: {
    name: 'Di’ la tua',
    title: 'Giochi da solo?',
    with: bids,
    gloss: bidGlosses,
  },
  answer: {
    name: 'Rispondi',
    title: 'Lo lasci andare su?',
    with: bids,
    gloss: bidGlosses,
  },
};
/** The panels of an accuso and of calling out. */
export const panel = {
  short: 'Con quel che hai non arrivi al traguardo.',
  asked: 'Ti chiami fuori?',
  pass: 'Vai avanti',
  out: (points: number) => `Chiamati fuori (+${points})`,
  toTarget: (points: number) => plural(points, 'Manca 1 punto al traguardo.', `Mancano ${points} punti al traguardo.`),
  missing: (points: number) =>
    points <= 0
      ? 'Puoi chiamarti fuori, anche senza accusare.'
      : `Per chiamarti fuori ${plural(points, 'basta 1 punto', `bastano ${points} punti`)}.`,
};
/** Why the bot would do that. */
export const reasons: Record<BologneseHint, string> = {
  ...tarot.reasons,
  reaches: 'basta per chiamarsi fuori',
  waits: 'non basta ancora per chiamarsi fuori',
  put_down: 'contano poco, e accorciano un seme',
  asked: 'il compagno chiede la carta più alta',
  king_out: 'c’è ancora fuori una figura più alta del seme',
  cheapest: 'è quella che ti costa meno',
  weak: 'le carte non bastano per giocare da solo',
  with_pozzo: 'col pozzo le carte possono bastare',
  ducks: 'probabilmente non prende punti',
  sheds: 'ti porterebbe prese o punti più avanti',
  needs_trick: 'non hai ancora prese, e senza perdi',
  strong: 'le carte bastano anche senza il pozzo',
};

/** The chronicle's sentences; `who` is a name, cards are already named. */
export const chronicle = {
  ...tarot.chronicle,
  over: 'La smazzata è finita.',
  lay: () => 'Le ultime due restano coperte davanti al mazziere.',
  called: (who: string) => `${does(who, 'non si chiama fuori', 'non ti chiami fuori')}.`,
  take: (who: string, cards: string) => `${does(who, 'prende', 'prendi')} ${cards}.`,
  takePozzo: (who: string) => `${does(who, 'prende', 'prendi')} il pozzo.`,
  showPozzo: (cards: string) => `Il pozzo: ${cards}.`,
  passo: (who: string) => `${who}: «Passo».`,
  posso: (who: string) => `${who}: «Posso?».`,
  di_mio: (who: string) => `${who}: «Faccio di mio».`,
  va_bene: (who: string) => `${who}: «Va bene».`,
  alone: (who: string) => `${does(who, 'gioca', 'giochi')} da solo contro gli altri due.`,
  discard: (who: string, cards: string) => `${does(who, 'scarta', 'scarti')} ${cards}: «L’ho fatta».`,
  silent: (who: string) => `${does(who, 'tace', 'taci')}.`,
  accuso: (who: string, words: string) => `${who}: «${words}».`,
  out: (who: string, points: number) =>
    `${does(who, 'si chiama', 'ti chiami')} fuori con ${plural(points, '1 punto', `${points} punti`)}.`,
  busso: (who: string) => `${does(who, 'bussa', 'bussi')}.`,
  striscio: (who: string) => `${who === YOU ? `${who} strisci: hai` : `${who} striscia: ha`} altre carte di quel seme.`,
  volo: (who: string) => `${who === YOU ? `${who} voli: non hai` : `${who} vola: non ha`} altre carte di quel seme.`,
  cover: (who: string) => `${does(who, 'copre', 'copri')} il Matto.`,
  show: (who: string, cards: string) => `${who === YOU ? 'Il tuo scarto' : `Scarto di ${who}`}: ${cards}.`,
  // `whom`: the other side's only player
  paid: (side: string, card: string, whom: string | null) =>
    `${side}, per il Matto: ${card} ${whom ? to(whom) : 'agli altri'}.`,
  give: (who: string, card: string) => `${does(who, 'dà', 'dai')} ${card} per il Matto.`,
  giveTo: (who: string, card: string, whom: string) => `${does(who, 'dà', 'dai')} ${card} ${to(whom)} per il Matto.`,
  noTrick: (who: string, whom: string) => `${does(who, 'non ha', 'non hai')} prese: il Matto va ${to(whom)}.`,
  cappotto: (side: string, whom: string | null) =>
    `Cappotto! ${side}, nessuna presa: tutte le carte ${whom ? to(whom) : 'agli altri'}.`,
  why: {
    declaration: 'accuso',
    sequenza: 'sequenza: tre o più, valgono il doppio',
    criccone: 'criccone: tre o più, valgono il doppio',
    scartini: 'conto degli scartini',
    last: 'ultima presa',
    grande: 'Grande',
    suit_sequence: 'sequenza di seme',
    assi: 'sequenza di Assi',
    mori: 'sequenza di Mori',
    tarocchi: 'cricca di Tarocchi',
    re: 'cricca di Re',
    regine: 'cricca di Regine',
    cavalli: 'cricca di Cavalli',
    fanti: 'cricca di Fanti',
  } satisfies Record<BologneseScored, string> as Record<BologneseScored, string>,
};

export const sheet = {
  accusiHint: 'Dichiarati nel primo giro; si sommano alla fine.',
  sequences: 'Sequenze',
  noSequences: 'Nessuna sequenza',
  cricche: 'Cricche',
  noCricche: 'Nessuna cricca',
  tricks: (n: number) => `Prese: ${n}`,
  count: 'Il conto',
  match: 'La partita',
  before: 'Prima della smazzata',
  after: 'Dopo',
  tens: 'In decine, arrotondate',
  void: 'Hanno passato tutti: la smazzata non conta.',
  paid: 'Poste',
};

const poste = (n: number) => plural(n, '1 posta', `${n} poste`);
export const punti = (n: number) => plural(n, '1 Punto', `${n} Punti`);
export const match: Partial<MatchWords> = {
  ...tarot.match,
  unit: (unit) => ({ point: 'punti', posta: 'poste', punto: 'Punti' })[unit] ?? unit,
  units: (n, unit) =>
    unit === 'posta' ? poste(n) : unit === 'punto' ? punti(Math.abs(n)) : plural(n, '1 punto', `${n} punti`),
  // A hand of Terziglio is paid, the losers of Mattazza write a Punto; in the other games both sides score.
  spoils: (won, others) => (won < 0 ? punti(-won) : others < 0 ? poste(won) : `${won} a ${others}`),
  struck: 'La smazzata in corso non conta: i suoi punti sono cancellati.',
  drawHint: 'Una carta a testa: i due più alti giocano contro i due più bassi.',
};

/** Why a move was refused, by the game's clause; those of every game are the table's. */
export const refusals = {
  ...tarot.refusals,
  'DISC-1': 'Scarta esattamente il numero di carte richiesto.',
  'DISC-2': 'Non puoi scartare Re o Tarocchi.',
  'BID-1': 'A questo tavolo chi ha detto PASSO non può opporsi: rispondi VA BENE.',
  'ACC-1': 'Accusa solo combinazioni intere che hai in mano, ciascuna una volta.',
  'OUT-1': 'Con questi punti non arrivi al traguardo: non puoi chiamarti fuori.',
  'OUT-2': 'Da questo posto ora non puoi chiamarti fuori.',
  'FOLLOW-1': 'Hai del seme d’attacco: devi rispondere.',
  'FOLLOW-2': 'Non hai il seme: devi giocare un Trionfo.',
  'SAY-1': 'Con questa carta non puoi dirlo: nei semi il Re dev’essere già passato, e la parola dev’essere vera.',
  'GIVE-1': 'Non puoi dare questa carta per il Matto.',
} satisfies Record<Exclude<BologneseClause, CommonClause>, string>;
