// Words that the games with tarots share, in Italian.
import { does, plural, to, YOU } from '../../i18n/grammar.it';
import { signed } from '../../match/persons';
import type { Reason, ReasonWord } from '../../protocol/types';

/** Which cards may be played. */
export const play = {
  lead: 'Attacca con una carta qualsiasi.',
  follow: (suit: string) => `Rispondi a ${suit}.`,
  free: 'Gioca una carta qualsiasi.',
  only: 'Una sola carta va bene.',
};
export const keys: string =
  'Frecce per scorrere, lettere C D S B T M per i semi, Invio per giocare, I per i dettagli di una carta.';
export const moves = {
  play: { name: 'Gioca' },
  discard: { name: 'Scarta' },
  declare: {
    announce: (n: number, points: number) => plural(n, `Accusa (+${points})`, `Accusa ${n} (+${points})`),
    silent: 'Taci',
    pass: 'Avanti',
  },
  claim: {
    name: 'Il resto è mio',
    hint: 'Se tutte le tue carte prendono, comunque si giochi, puoi scoprire la mano e chiudere.',
    sure: 'Scoprire la mano e dire che prendi tutto il resto? La mano resta scoperta, anche se si gioca fino in fondo.',
  },
  accept: { name: 'Concedi', hint: 'Il resto va a chi l’ha chiesto, e si conta.' },
  play_on: { name: 'Giochiamola', hint: 'Si gioca fino in fondo, a mano scoperta.' },
};
export const claimed: string = 'il resto è suo';
export const suits = { C: 'Coppe', D: 'Denari', S: 'Spade', B: 'Bastoni', M: 'Matto' };
export const played: string = 'Carte uscite';
const over = 'La mano è finita';
export const due = {
  play: { you: 'Tocca a te', other: (who: string) => `Tocca ${to(who)}` },
  claim: {
    you: 'Concedi tutte le prese?',
    other: (who: string, n: number) => `${who} ${plural(n, 'risponde', 'rispondono')} a chi chiede tutte le prese`,
  },
  over: { you: over, other: () => over },
};
/** Why the bot would do that. */
export const reasons = {
  all: 'quel che si accusa si segna',
  nothing: 'non c’è nulla da accusare',
  only: 'è l’unica che puoi giocare',
  matto: 'risparmia una carta migliore',
  takes: 'può prendere',
  brings_home: 'è più sicura adesso che poi',
  partner_takes: 'il compagno prende',
  spares: 'è quella che costa meno',
  lost: 'la presa è persa: è quella che costa meno',
  risks_least: 'attaccando così non rischi carte di valore',
  proven: 'prende tutto, comunque si giochi',
};
/** In how many imagined deals, with this move and with the other. */
const times = (n: number, otherwise: number): string =>
  `in ${plural(n, '1 smazzata immaginata', `${n} smazzate immaginate`)} su 10${n === otherwise ? ', con l’una o con l’altra' : ` invece di ${otherwise}`}`;
const often = ({ often, otherwise }: Reason): string => times(often, otherwise);
/** What is certain, and whether the other move does it too. */
const sure = ({ otherwise }: Reason): string => `di sicuro${otherwise === 10 ? ', con l’una o con l’altra' : ''}`;
/** The same, counting the deals in which it does not happen. */
const rarely = ({ often, otherwise }: Reason): string => times(10 - often, 10 - otherwise);
/** What is gained by it, after a mark; empty if no points are named. */
const gained = (mark: string, { points }: Reason): string =>
  points ? `${mark} ${plural(points, '+1 punto', `+${points} punti`)}` : '';
const saved = (mark: string, { points }: Reason): string =>
  points ? `${mark} ${plural(points, '1 punto in meno', `${points} punti in meno`)}` : '';
const begun = (text: string): string => text.slice(0, 1).toLocaleUpperCase('it') + text.slice(1);
/** That somebody has no such combination. */
export const deniedTo =
  (who: string) =>
  (r: Reason, set: string): string =>
    `${who} ha una ${set} ${rarely(r)}${gained(':', r)}.`;
/** Why a move is better than another; `what`: cards, or a kind of combination. */
export const because: Record<ReasonWord, (reason: Reason, what: string) => string> = {
  takes: (r) => `Prende ${r.certain ? sure(r) : often(r)}.`,
  partner_takes: (r) => `La presa va al compagno ${r.certain ? sure(r) : often(r)}.`,
  ducks: (r) => `La presa va a un altro ${r.certain ? sure(r) : often(r)}.`,
  home: (r, cards) => `A casa ${often(r)}: ${cards}${gained(',', r)}.`,
  away: (r, cards) => `Agli altri ${often(r)}: ${cards}${saved(',', r)}.`,
  makes: (r, set) => `${begun(set)} ${often(r)}${gained(':', r)}.`,
  denies: deniedTo('La parte avversaria'),
  avoids: (r, set) => `${begun(set)} ${rarely(r)}${saved(':', r)}.`,
  last: (r) => `L’ultima presa ${often(r)}${gained(':', r)}.`,
  not_last: (r) => `L’ultima presa va a un altro ${often(r)}${saved(':', r)}.`,
  wins: (r) => `Vinci ${often(r)}.`,
  safe: (r) => `Non perdi ${often(r)}.`,
};
export const chronicle = {
  deal: (who: string) => `${does(who, 'fa', 'fai')} le carte.`,
  play: (who: string, card: string) => `${who}: ${card}.`,
  claim: (who: string, cards: string) => `${who}: «Il resto è mio», e ${who === YOU ? 'scopri' : 'scopre'} ${cards}.`,
  accept: (who: string) => `${who}: «Va bene».`,
  play_on: (who: string) => `${who}: «Giochiamola».`,
  scored: (side: string, points: number, why: string) => `${side} ${signed(points)}: ${why}.`,
};
export const match = {
  drawn: ([first = '', right = '', second = '', left = '']: string[]) => [
    `${first} ha la carta più alta: fa le carte.`,
    `${second} ha la seconda: siede di fronte, in coppia.`,
    `${right} va alla destra di chi fa le carte, ${left} alla sinistra.`,
  ],
};
export const refusals = {
  'CLAIM-1': 'Puoi chiedere il resto solo attaccando, dalla seconda presa, con almeno due carte e una volta sola.',
  'CLAIM-2': 'Da quel che sai non è certo che prendi tutto il resto. Gli altri non vedono la tua richiesta.',
};
