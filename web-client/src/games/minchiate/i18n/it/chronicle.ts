import type { MinchiatePaid, MinchiateScored } from '../../../../protocol/types';
import { plural } from '../../../../i18n/it/grammar';

/** A side within a sentence. */
const to = (side: string): string => (side === 'Noi' || side === 'Loro' ? side.toLowerCase() : side);

/** The chronicle's sentences; `who` is a name, cards are already named. */
export const chronicle = {
  deal: (who: string) => `${who} fa le carte.`,
  cut: (who: string, n: number) => `${who} alza ${n} carte.`,
  rob: (who: string, cards: string) => `${who} ruba ${cards}.`,
  take: (who: string, cards: string) => `${who} piglia dalla fola ${cards}.`,
  expose: (who: string, card: string) => `A ${who} si scopre ${card}.`,
  stopCutter: (card: string) => `La carta che ferma chi alza: ${card}.`,
  stopDealer: (card: string) => `La carta che ferma il mazziere: ${card}.`,
  peek: (cards: string) => `Alzando hai visto ${cards}.`,
  look: (who: string) => `${who} guardano la fola.`,
  fola: (parts: string) => `Nella fola: ${parts}.`,
  folaNone: 'Nella fola nessuna cartaccia.',
  suitCount: (n: number, suit: string) => `${suit} ${n}`,
  discard: (who: string, n: number) => plural(n, `${who} scarta una carta.`, `${who} scarta ${n} carte.`),
  discardKnown: (who: string, cards: string) => `${who} scarta ${cards}.`,
  pass: (who: string, to: string, n: number) => `${who} passa ${n} carte a ${to}.`,
  show: (who: string, cards: string) => `Scarti di ${who}: ${cards}.`,
  silent: (who: string) => `${who} non accusa.`,
  versicola: (who: string, cards: string) => `${who} accusa ${cards}.`,
  play: (who: string, card: string) => `${who}: ${card}.`,
  playFor: (by: string, who: string, card: string) => `${by} gioca per ${who}: ${card}.`,
  scusa: (who: string) => `${who}: il Matto. «Scusa!»`,
  fall: (who: string) => `${who} casca e scopre la mano.`,
  claim: (who: string, cards: string) => `${who}: «Il resto è mio», e scopre ${cards}.`,
  accept: (who: string) => `${who}: «Va bene».`,
  playOn: (who: string) => `${who}: «Giochiamola».`,
  trick: (who: string) => `Presa di ${who}.`,
  scored: (side: string, points: number, why: string) => `${side} +${points}: ${why}.`,
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
  with: (why: string, cards: string) => `${why} (${cards})`,
  paid: (side: string, n: number) => plural(n, `Un resto a ${to(side)}.`, `${n} resti a ${to(side)}.`),
  paidInPlay: (side: string, n: number, points: number) =>
    plural(
      n,
      `Si paga un resto a ${to(side)}: ${points} punti del vantaggio diventano un resto.`,
      `Si pagano ${n} resti a ${to(side)}: ${points} punti del vantaggio diventano ${n} resti.`,
    ),
  paidFor: (paid: string, why: string) => `${paid.slice(0, -1)}: ${why}.`,
  paidWhy: {
    deal: 'il mazziere non ha rubato né pigliato',
    end: 'al conto',
  } satisfies Record<Exclude<MinchiatePaid, 'play'>, string>,
  debt: (side: string, card: string) => `${side}: ${card} in pagamento del Matto.`,
  surrender: (side: string) => `${side}: nessuna presa, il Matto è perso.`,
  over: 'La mano è finita.',
};
