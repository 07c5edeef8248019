// What is said at the table, and about a match.
import { YOU, does, plural, to } from '../../../../i18n/grammar.it';
import { signed } from '../../../../match/persons';
import type { Asked, MoveWords } from '../../../game_ui';
import type { TocchiClause, TocchiPhase, TocchiScored } from '../../../../protocol/types';
import type { How, Outcome } from '../../scene';

const marks = (n: number): string => plural(n, '1 segno', `${n} segni`);
const partite = (n: number): string => plural(n, '1 partita', `${n} partite`);
const lupini = (n: number): string => plural(n, '1 lupino', `${n} lupini`);
const cardsOf = (n: number): string => plural(n, '1 carta', `${n} carte`);
/** «di Anna», and of the reader. */
const of = (who: string): string => (who === YOU ? 'tua' : `di ${who}`);

export const table = {
  marks: 'Segni',
  marksOf: marks,
  noMarks: 'Ancora nessun segno.',
  lupini: 'Lupini',
  takenUnit: 'carte prese',
  taken: (n: number) => `Prese: ${n}`,
  takenBy: (who: string, n: number) => `${who}: ${plural(n, '1 carta presa', `${n} carte prese`)}`,
  open: (who: string) => `Carte ${of(who)}`,
  counts: (n: number) => `conta ${n}`,
  toCards: (n: number) => `a ${n} carte`,
  toLupini: (target: number, count: number) => `a ${lupini(target)} · la mano a ${count}`,
  left: (n: number) => `Nel mazzo: ${cardsOf(n)}`,
  aside: (n: number) => `In mezzo: ${cardsOf(n)}`,
  ready: 'Guarda le carte: fra poco si volta',
  waits: 'Aspetta che rispondano gli altri',
  touch: '«Tocco!»',
  falseTouch: '«Tocco!», ma non tocca',
};
/** Where the turned card goes, in a few words. */
export const outcomes: Record<Exclude<Outcome, 'take'>, string> = {
  shared: 'a più d’uno: in mezzo',
  nobody: 'a nessuno: in mezzo',
  missed: 'non chiamata: in mezzo',
};

/** What the table waits for, said to the seat and to the others. */
export const due: Record<TocchiPhase, Asked> = {
  turn: { you: 'Volta una carta, o aspetta', other: (who) => `${who} volta le carte` },
  call: { you: 'È tua? Chiamala!', other: (who, n) => `${who} ${plural(n, 'può', 'possono')} chiamare` },
  over: { you: 'La mano è finita', other: () => 'La mano è finita' },
};
export const moves: Record<string, MoveWords> = {
  turn: { name: 'Volta', hint: 'La carta si volta anche da sola, dopo due secondi.' },
  call: { name: 'Tocco!', urgent: true, hint: 'Una chiamata sbagliata ti fa saltare la carta dopo.' },
  silent: { name: 'Taci', hint: 'La carta non è tua.' },
};
export const keys: string = 'Frecce per scorrere, una lettera per il seme, I per i dettagli di una carta.';

export const why: Record<TocchiScored, string> = {
  accusa: 'Pappoleggio annunciato',
  tavola: 'Tocco in tavola',
  primo: 'Primo tocco',
  pappoleggio: 'Pappoleggio',
  versicola: 'Versicola',
  guasto: 'Guasto',
  privilegio: 'Privilegio',
  game: 'La mano',
};
export const victory: Record<How, (who: string) => string> = {
  six: (who) => `${does(who, 'vince', 'vinci')} la mano con la sesta carta.`,
  pappoleggio: (who) => `${does(who, 'vince', 'vinci')} la mano con un pappoleggio.`,
  twelve: (who) => `${does(who, 'conta', 'conti')} dodici e ${who === YOU ? 'vinci' : 'vince'} la mano.`,
  target: (who) => `${does(who, 'arriva', 'arrivi')} al traguardo e ${who === YOU ? 'vinci' : 'vince'} la partita.`,
  pack: (who) => `Il mazzo è finito: ${does(who, 'vince', 'vinci')} la mano, con più degli altri.`,
};
export const chronicle = {
  deal: (who: string) => `${does(who, 'fa', 'fai')} le carte.`,
  hand: (who: string, cards: string) => `${who}: ${cards}.`,
  turned: (card: string) => `Voltata: ${card}.`,
  takes: (who: string) => `${does(who, 'prende', 'prendi')} la carta.`,
  shared: 'Più giocatori hanno lo stesso diritto: va in mezzo.',
  nobody: 'Non va a nessuno: in mezzo.',
  missed: 'Nessuno l’ha chiamata: va in mezzo.',
  call: (who: string) => `${who}: «Tocco!».`,
  falseCall: (who: string) => `Chiamata sbagliata: la carta non è ${of(who)}.`,
  marcio: (who: string) => `${does(who, 'è', 'sei')} marcio: meno di tre carte, paga doppia.`,
  marked: (what: string, who: string, n: number, cards: string) =>
    `${what}: ${who}, ${n}${cards ? ` (${cards})` : ''}.`,
  row: (who: string, n: number) => `Risultato ${to(who)}: ${signed(n)}.`,
};
export const sheet = {
  nobody: 'Il mazzo è finito alla pari: la mano non la vince nessuno.',
  taken: 'Carte prese',
  counted: 'Contati',
  result: 'Risultato',
  won: 'vince la mano',
  marcio: 'marcio, paga doppia',
  owed: 'Ogni segno lo paga ciascuno degli altri, e la mano anche; tutti insieme fanno zero.',
};

const spoils = (of: (n: number) => string) => (won: number) => (won ? of(won) : 'niente');
export const match = {
  name: (rounds: number) => (rounds > 1 ? plural(rounds, 'Un giro', `${rounds} giri`) : 'Partita'),
  nth: (n: number) => `Giro ${n}`,
  unit: (unit: string) => (unit === 'lupino' ? 'lupini' : 'partite'),
  units: (n: number, unit: string) => (unit === 'lupino' ? lupini(n) : partite(n)),
  partite: spoils(partite),
  lupini: spoils(lupini),
  struck: 'La mano in corso non conta.',
};
export const refusals: Record<TocchiClause, string> = {
  'TURN-1': 'Non tocca a te: volta chi fa le carte, e chiama chi può chiamare questa carta.',
  'TURN-2': 'Il tavolo aspetta un’altra mossa.',
  'TURN-3': 'La mano è già finita.',
  'FORM-1': 'Mossa non valida.',
};
