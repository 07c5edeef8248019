import type { Due } from '../../protocol/types';
import { plural } from './grammar';

interface Asked {
  you: string;
  other: (who: string, n: number) => string;
}

export const moves = {
  // What the table waits for, said to the seat and to the others
  due: {
    cut: { you: 'Tocca a te alzare', other: (who: string) => `${who} alza` },
    discard: {
      you: 'Tocca a te scartare',
      other: (who: string, n: number) => `${who} ${plural(n, 'scarta', 'scartano')}`,
    },
    declare: {
      you: 'Tocca a te accusare',
      other: (who: string, n: number) => `${who} ${plural(n, 'può', 'possono')} accusare`,
    },
    play: { you: 'Tocca a te', other: (who: string) => `Tocca a ${who}` },
    give: { you: 'Devi pagare il Matto', other: (who: string) => `${who} paga il Matto` },
    over: { you: 'La mano è finita', other: () => 'La mano è finita' },
  } satisfies Record<Due['phase'], Asked> as Record<Due['phase'], Asked>,
  lead: 'Attacca con una carta qualsiasi.',
  follow: (suit: string) => `Rispondi a ${suit}.`,
  trump: 'Non hai il seme: gioca un tarocco.',
  king: 'Il tuo Re è obbligato.',
  free: 'Gioca una carta qualsiasi.',
  choose: (n: number) => plural(n, 'Una sola carta va bene.', `${n} carte vanno bene.`),
  playIt: (card: string) => `Gioca: ${card}`,
  playShort: 'Gioca',
  tapAgain: 'tocca di nuovo',
  sent: 'Inviata…',
  // The cut
  cutTitle: 'Dove alzi?',
  cutHint: 'Trascina la riga sul mazzo, o usa i tasti.',
  cutSlider: 'Carte da alzare',
  cutCount: (n: number) => plural(n, 'Alzi 1 carta', `Alzi ${n} carte`),
  cutRest: (n: number) => `ne restano ${n}`,
  cutLess: 'Una di meno',
  cutMore: 'Una di più',
  cutConfirm: 'Alza',
  // Discards
  discardTitle: (n: number) => plural(n, 'Scarta una carta', `Scarta ${n} carte`),
  discardChosen: (n: number, of: number) => `${n} di ${of} scelte`,
  discardSurplus: (n: number) => `13 alla fola, poi ${n} al mazziere`,
  toDealer: 'va al mazziere',
  toDealerMark: '→',
  discardMust: 'Queste devono andare per prime.',
  discardConfirm: 'Scarta',
  discardTooMany: (n: number) => plural(n, 'Ne puoi scartare una sola.', `Ne puoi scartare solo ${n}.`),
  // Declaring
  declareTitle: 'Le tue versicole',
  declareNone: 'Non hai versicole da accusare.',
  declareConfirm: (n: number, points: number) => plural(n, `Accusa (+${points})`, `Accusa ${n} (+${points})`),
  declareSilent: 'Taci',
  declarePass: 'Avanti',
  // The Matto's debt
  giveTitle: 'Quale carta paghi per il Matto?',
  giveHint: 'La tua parte non ha cartacce: una carta di conto muore.',
  // Falling
  fall: 'Casca',
  fallHint: 'Non hai tarocchi: puoi scoprire la mano e smettere di giocare.',
  fallSure: 'Scoprire la mano per il resto del gioco?',
  forTitle: (who: string) => `Gioca per ${who}, che è cascato`,
  fallen: 'cascato',
  // Why a card may not be played
  barred: (card: string) => `${card}: non si può.`,
  notYourTurn: 'Non tocca a te.',
  clause: (id: string) => `Regola ${id}`,
  // Cards for a screen reader
  handLabel: (n: number) => plural(n, 'La tua mano, 1 carta', `La tua mano, ${n} carte`),
  worth: (n: number) => `vale ${n}`,
  playable: 'si può giocare',
  notPlayable: 'non si può giocare',
  chosen: 'scelta',
  open: 'scoperta a tutti',
  mustGo: 'deve andare',
  keys: 'Frecce per scorrere, lettere C D S B T M per i semi, Invio per giocare.',
  sheetShort: 'Conti',
  nextShort: 'Avanti',
  nextHand: 'Pronti per la prossima mano',
  nextHandReady: 'Si aspettano gli altri…',
};
