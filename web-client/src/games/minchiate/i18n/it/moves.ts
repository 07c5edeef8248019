import type { MinchiateHint, MinchiatePhase } from '../../../../protocol/types';
import type { Asked } from '../../../game_ui';
import { plural, to } from '../../../../i18n/grammar.it';

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
    play: { you: 'Tocca a te', other: (who: string) => `Tocca ${to(who)}` },
    give: { you: 'Devi pagare il Matto', other: (who: string) => `${who} paga il Matto` },
    over: { you: 'La mano è finita', other: () => 'La mano è finita' },
    claim: {
      you: 'Concedi tutte le prese?',
      other: (who: string, n: number) => `${who} ${plural(n, 'risponde', 'rispondono')} a chi chiede tutte le prese`,
    },
  } satisfies Record<MinchiatePhase, Asked> as Record<MinchiatePhase, Asked>,
  lead: 'Attacca con una carta qualsiasi.',
  follow: (suit: string) => `Rispondi a ${suit}.`,
  trump: 'Non hai il seme: gioca un tarocco.',
  king: 'Il tuo Re è obbligato.',
  free: 'Gioca una carta qualsiasi.',
  choose: (n: number) => plural(n, 'Una sola carta va bene.', `${n} carte vanno bene.`),
  // The cut
  cutTitle: 'Tocca il mazzo dove vuoi alzare',
  cutSlider: 'Carte da alzare',
  cutCount: (n: number) => plural(n, 'Alzi 1 carta', `Alzi ${n} carte`),
  cutConfirm: 'Alza',
  discardSurplus: (n: number) => `13 alla fola, poi ${n} al mazziere`,
  toDealer: 'va al mazziere',
  discardMust: 'Queste devono andare per prime.',
  discardConfirm: 'Scarta',
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
  forTitle: (who: string) => `${who} casca: gioca tu per quel posto`,
  fallen: 'cascato',
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
  // Why the bot would do that
  reasons: {
    middle: 'a metà del mazzo',
    put_down: 'non contano, e accorciano un seme',
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
    opens: 'per quel che gli altri hanno di quel seme',
    partner_void: 'il compagno non ha quel seme e può ammazzare',
    king_waits: 'un Re giocato adesso rischia di essere ammazzato',
    cheapest: 'vale meno delle altre',
    proven: 'prende tutto, comunque si giochi',
  } satisfies Record<MinchiateHint, string> as Record<string, string>,
  keys: 'Frecce per scorrere, lettere C D S B T M per i semi, Invio per giocare, I per i dettagli di una carta.',
};
