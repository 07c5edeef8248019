import type { BologneseBidWord, BologneseScored, BologneseSignal } from '../../../../protocol/types';
import { does, plural, to, YOU } from '../../../../i18n/grammar.it';

/** The chronicle's sentences; `who` is a name, cards and combinations are already named. */
export const chronicle = {
  deal: (who: string) => `${does(who, 'fa', 'fai')} le carte.`,
  lay: 'Le ultime due restano coperte davanti al mazziere.',
  called: (who: string) => `${does(who, 'non si chiama fuori', 'non ti chiami fuori')}.`,
  take: (who: string, cards: string) => `${does(who, 'prende', 'prendi')} ${cards}.`,
  takePozzo: (who: string) => `${does(who, 'prende', 'prendi')} il pozzo.`,
  showPozzo: (cards: string) => `Il pozzo: ${cards}.`,
  bids: {
    passo: (who: string) => `${who}: «Passo».`,
    posso: (who: string) => `${who}: «Posso?».`,
    di_mio: (who: string) => `${who}: «Faccio di mio».`,
    va_bene: (who: string) => `${who}: «Va bene».`,
  } satisfies Record<BologneseBidWord, (who: string) => string> as Record<BologneseBidWord, (who: string) => string>,
  alone: (who: string) => `${does(who, 'gioca', 'giochi')} da solo contro gli altri due.`,
  discard: (who: string, n: number) =>
    `${does(who, 'scarta', 'scarti')} ${plural(n, 'una carta', `${n} carte: «L’ho fatta»`)}.`,
  discardKnown: (who: string, cards: string) => `${does(who, 'scarta', 'scarti')} ${cards}: «L’ho fatta».`,
  silent: (who: string) => `${does(who, 'tace', 'taci')}.`,
  shown: (who: string, combination: string) => `${does(who, 'accusa', 'accusi')}: ${combination}.`,
  out: (who: string, points: number) =>
    `${does(who, 'si chiama', 'ti chiami')} fuori con ${plural(points, '1 punto', `${points} punti`)}.`,
  signals: {
    busso: (who: string) => `${does(who, 'bussa', 'bussi')}.`,
    striscio: (who: string) =>
      `${who === YOU ? `${who} strisci: hai` : `${who} striscia: ha`} altre carte di quel seme.`,
    volo: (who: string) => `${who === YOU ? `${who} voli: non hai` : `${who} vola: non ha`} altre carte di quel seme.`,
  } satisfies Record<BologneseSignal, (who: string) => string> as Record<BologneseSignal, (who: string) => string>,
  play: (who: string, card: string) => `${who}: ${card}.`,
  cover: (who: string) => `${does(who, 'copre', 'copri')} il Matto.`,
  claim: (who: string, cards: string) => `${who}: «Il resto è mio», e ${who === YOU ? 'scopri' : 'scopre'} ${cards}.`,
  accept: (who: string) => `${who}: «Va bene».`,
  playOn: (who: string) => `${who}: «Giochiamola».`,
  show: (who: string, cards: string) => `${who === YOU ? 'Il tuo scarto' : `Scarto di ${who}`}: ${cards}.`,
  paid: (side: string, card: string) => `${side}, per il Matto: ${card} agli altri.`,
  give: (who: string, card: string) => `${does(who, 'dà', 'dai')} ${card} per il Matto.`,
  giveTo: (who: string, card: string, whom: string) => `${does(who, 'dà', 'dai')} ${card} ${to(whom)} per il Matto.`,
  noTrick: (who: string, whom: string) => `${does(who, 'non ha', 'non hai')} prese: il Matto va ${to(whom)}.`,
  cappotto: (side: string) => `Cappotto! ${side}, nessuna presa: tutte le carte agli altri.`,
  scored: (side: string, points: number, why: string) => `${side} +${points}: ${why}.`,
  why: {
    declaration: 'accuso',
    sequenza: 'sequenza, le sequenze raddoppiano',
    criccone: 'criccone, le cricche raddoppiano',
    scartini: 'conto degli scartini',
    last: 'ultima presa',
    grande: 'Grande',
    suit_sequence: 'sequenza di seme',
    assi: 'Assi',
    mori: 'Mori',
    tarocchi: 'Tarocchi',
    re: 'Re',
    regine: 'Regine',
    cavalli: 'Cavalli',
    fanti: 'Fanti',
  } satisfies Record<BologneseScored, string> as Record<BologneseScored, string>,
};
