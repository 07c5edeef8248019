// Words that the games with tarots share, in Italian.
import { plural, to, YOU } from '../../i18n/grammar.it';

export const moves = {
  // The cards to play
  lead: 'Attacca con una carta qualsiasi.',
  follow: (suit: string) => `Rispondi a ${suit}.`,
  free: 'Gioca una carta qualsiasi.',
  only: 'Una sola carta va bene.',
  keys: 'Frecce per scorrere, lettere C D S B T M per i semi, Invio per giocare, I per i dettagli di una carta.',
  // Declaring
  declareConfirm: (n: number, points: number) => plural(n, `Accusa (+${points})`, `Accusa ${n} (+${points})`),
  declareSilent: 'Taci',
  declarePass: 'Avanti',
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
};
export const due = {
  play: { you: 'Tocca a te', other: (who: string) => `Tocca ${to(who)}` },
  claim: {
    you: 'Concedi tutte le prese?',
    other: (who: string, n: number) => `${who} ${plural(n, 'risponde', 'rispondono')} a chi chiede tutte le prese`,
  },
};
/** Why the bot would do that. */
export const reasons = {
  all: 'quel che si accusa si segna',
  nothing: 'non c’è nulla da accusare',
  only: 'non ne hai altre che vadano bene',
  matto: 'risparmia una carta migliore',
  takes: 'può prendere',
  brings_home: 'è più sicura adesso che poi',
  partner_takes: 'il compagno prende',
  spares: 'è quella che costa meno',
  lost: 'la presa va agli avversari: è quella che costa meno',
  risks_least: 'attaccando così non rischi carte di valore',
  proven: 'prende tutto, comunque si giochi',
};
export const chronicle = {
  play: (who: string, card: string) => `${who}: ${card}.`,
  claim: (who: string, cards: string) => `${who}: «Il resto è mio», e ${who === YOU ? 'scopri' : 'scopre'} ${cards}.`,
  accept: (who: string) => `${who}: «Va bene».`,
  playOn: (who: string) => `${who}: «Giochiamola».`,
  scored: (side: string, points: number, why: string) => `${side} +${points}: ${why}.`,
};
export const match = {
  drawSecond: (who: string) => `${who} ha la seconda: siede di fronte, in coppia.`,
  drawOthers: (right: string, left: string) => `${right} va alla sua destra, ${left} alla sua sinistra.`,
};
export const refusals = {
  'CLAIM-1': 'Puoi chiedere il resto solo attaccando, dalla seconda presa, con almeno due carte e una volta per mano.',
  'CLAIM-2': 'Da quel che sai non è certo che prendi tutto il resto. Gli altri non vedono la tua richiesta.',
};
/** Hints about combinations. */
export const coach = {
  held: (name: string, cards: string) => `${name}: ce l’hai (${cards}).`,
  lacking: (name: string, missing: string) => `${name}: ti manca solo ${missing}.`,
};
