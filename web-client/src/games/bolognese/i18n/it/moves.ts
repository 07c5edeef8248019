import type {
  BologneseBidWord,
  BologneseHint,
  BolognesePhase,
  BologneseSignal,
  BologneseWith,
} from '../../../../protocol/types';
import type { Asked } from '../../../game_ui';
import { plural, to } from '../../../../i18n/grammar.it';

export const moves = {
  // What the table waits for, said to the seat and to the others
  due: {
    call: {
      you: 'Prendi le ultime due?',
      other: (who: string) => `${who} guarda le sue prime quindici carte`,
    },
    discard: { you: 'Tocca a te scartare', other: (who: string) => `${who} scarta` },
    declare: { you: 'Tocca a te: accusi o taci', other: (who: string) => `${who} può accusare` },
    play: { you: 'Tocca a te', other: (who: string) => `Tocca ${to(who)}` },
    give: { you: 'Devi una carta per il Matto', other: (who: string) => `${who} sceglie la carta per il Matto` },
    over: { you: 'La smazzata è finita', other: () => 'La smazzata è finita' },
    claim: {
      you: 'Concedi tutte le prese?',
      other: (who: string, n: number) => `${who} ${plural(n, 'risponde', 'rispondono')} a chi chiede tutte le prese`,
    },
    bid: {
      you: 'Tocca a te: passi o giochi da solo?',
      other: (who: string) => `${who} può offrirsi di giocare da solo`,
    },
    answer: {
      you: 'Lasci giocare da solo chi l’ha chiesto?',
      other: (who: string) => `${who} risponde a chi ha chiesto`,
    },
  } satisfies Record<BolognesePhase, Asked> as Record<BolognesePhase, Asked>,
  lead: 'Attacca con una carta qualsiasi.',
  afterMatto: 'Il Matto è coperto: gioca una carta qualsiasi, fa lei il seme.',
  follow: (suit: string) => `Rispondi a ${suit}.`,
  trump: 'Non hai il seme: gioca un Trionfo.',
  free: 'Gioca una carta qualsiasi.',
  only: 'Una sola carta va bene.',
  playConfirm: 'Gioca',
  // The dealer's first look
  callTitle: 'Le ultime due sono coperte',
  callShort: 'Con quel che hai non arrivi al traguardo.',
  callTake: 'Prendi le ultime due',
  callAsked: 'Ti chiami fuori?',
  callPass: 'Vai avanti',
  callOut: (points: number) => `Chiamati fuori (+${points})`,
  callMissing: (points: number) =>
    plural(points, 'Manca 1 punto al traguardo.', `Mancano ${points} punti al traguardo.`),
  discardConfirm: 'Scarta',
  // The accuso
  declareTitle: 'Il tuo accuso',
  declareNone: 'Non hai combinazioni da accusare.',
  declareConfirm: (n: number, points: number) => plural(n, `Accusa (+${points})`, `Accusa ${n} (+${points})`),
  declareSilent: 'Taci',
  declarePass: 'Avanti',
  declareMissing: (points: number) =>
    points <= 0
      ? 'Puoi chiamarti fuori, anche senza accusare.'
      : `Per chiamarti fuori ${plural(points, 'basta 1 punto', `bastano ${points} punti`)}.`,
  with: {
    out: 'Mi chiamo fuori',
    signal: 'Parola al compagno',
    busso: 'Busso',
    striscio: 'Striscio',
    volo: 'Volo',
  } satisfies Record<BologneseWith | BologneseSignal, string> as Record<BologneseWith | BologneseSignal, string>,
  // The card owed for the Matto
  giveConfirm: 'Dai',
  giveTitle: 'Quale carta dai per il Matto?',
  giveHint: 'Nelle vostre prese non c’è uno scartino da dare: scegli tu.',
  forTitle: (who: string) => `Gioca per ${who}`,
  // Claiming the rest
  claim: 'Il resto è mio',
  claimHint: 'Se tutte le tue carte prendono, comunque si giochi, puoi scoprire la mano e chiudere.',
  claimSure:
    'Scoprire la mano e dire che prendi tutto il resto? La mano resta scoperta, anche se si gioca fino in fondo.',
  claimed: 'il resto è suo',
  accept: 'Concedi',
  acceptHint: 'Il resto va a chi l’ha chiesto, e si conta.',
  playOn: 'Giochiamola',
  playOnHint: 'Si gioca fino in fondo, a mano scoperta.',
  // Terziglio
  bid: 'Di’ la tua',
  bidTitle: 'Giochi da solo?',
  bidHint:
    'Posso: prendi il pozzo, se gli altri lo lasciano. Faccio di mio: senza il pozzo, per il doppio delle poste.',
  answer: 'Rispondi',
  answerTitle: 'Lo lasci andare su?',
  answerHint: 'Se rispondi «faccio di mio» giochi da solo tu, senza il pozzo, per il doppio delle poste.',
  bids: {
    passo: 'Passo',
    posso: 'Posso?',
    di_mio: 'Faccio di mio',
    va_bene: 'Va bene',
  } satisfies Record<BologneseBidWord, string> as Record<BologneseBidWord, string>,
  alone: { su: 'da solo, col pozzo', di_mio: 'da solo, di suo' },
  // Why the bot would do that
  reasons: {
    reaches: 'basta per chiamarsi fuori',
    waits: 'non basta ancora per chiamarsi fuori',
    put_down: 'contano poco, e accorciano un seme',
    all: 'quel che si accusa si segna',
    nothing: 'non c’è nulla da accusare',
    only: 'non ne hai altre che vadano bene',
    matto: 'risparmia una carta migliore',
    asked: 'il compagno chiede la carta più alta',
    takes: 'può prendere',
    brings_home: 'è più sicura adesso che poi',
    partner_takes: 'il compagno prende',
    spares: 'è quella che costa meno',
    lost: 'la presa va agli avversari: è quella che costa meno',
    risks_least: 'attaccando così non rischi carte di valore',
    king_out: 'c’è ancora fuori una figura più alta del seme',
    cheapest: 'è quella di cui le vostre prese fanno a meno',
    proven: 'prende tutto, comunque si giochi',
    weak: 'le carte non bastano per giocare da solo',
    with_pozzo: 'col pozzo le carte possono bastare',
    ducks: 'probabilmente non prende punti',
    sheds: 'ti porterebbe prese o punti più avanti',
    needs_trick: 'non hai ancora prese, e senza perdi',
    strong: 'le carte bastano anche senza il pozzo',
  } satisfies Record<BologneseHint, string> as Record<string, string>,
  keys: 'Frecce per scorrere, lettere C D S B T M per i semi, Invio per giocare, I per i dettagli di una carta.',
};
