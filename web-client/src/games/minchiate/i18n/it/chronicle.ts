import type { MinchiatePaid, MinchiateScored } from '../../../../protocol/types';
import { does, plural, to, together, within, YOU } from '../../../../i18n/grammar.it';
import { app } from './app';

const { resti } = app;

/** The chronicle's sentences; `who` is a name, cards are already named. */
export const chronicle = {
  deal: (who: string) => `${does(who, 'fa', 'fai')} le carte.`,
  cut: (who: string, n: number) => `${does(who, 'alza', 'alzi')} ${n} carte.`,
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
  suitCount: (n: number, suit: string) => `${suit} ${n}`,
  discard: (who: string, n: number) => `${does(who, 'scarta', 'scarti')} ${plural(n, 'una carta', `${n} carte`)}.`,
  discardKnown: (who: string, cards: string) => `${does(who, 'scarta', 'scarti')} ${cards}.`,
  pass: (who: string, other: string, n: number) => `${does(who, 'passa', 'passi')} ${n} carte ${to(other)}.`,
  show: (who: string, cards: string) => `${who === YOU ? 'I tuoi scarti' : `Scarti di ${who}`}: ${cards}.`,
  silent: (who: string) => `${does(who, 'non accusa', 'non accusi')}.`,
  versicola: (who: string, cards: string) => `${does(who, 'accusa', 'accusi')} ${cards}.`,
  play: (who: string, card: string) => `${who}: ${card}.`,
  playFor: (by: string, who: string, card: string) => `${does(by, 'gioca', 'giochi')} per ${within(who)}: ${card}.`,
  scusa: (who: string) => `${who}: il Matto. «Scusa!»`,
  fall: (who: string) => `${does(who, 'casca e scopre', 'caschi e scopri')} la mano.`,
  claim: (who: string, cards: string) => `${who}: «Il resto è mio», e ${who === YOU ? 'scopri' : 'scopre'} ${cards}.`,
  accept: (who: string) => `${who}: «Va bene».`,
  playOn: (who: string) => `${who}: «Giochiamola».`,
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
  paid: (side: string, n: number) => `${side}: ${resti(n)}.`,
  paidInPlay: (side: string, n: number, points: number) =>
    `${side}: ${resti(n)}; il vantaggio scende di ${points} punti.`,
  paidFor: (side: string, n: number, why: string) => `${side}: ${resti(n)}, ${why}.`,
  paidWhy: {
    deal: 'il mazziere non ha rubato né pigliato',
    end: 'al conto',
  } satisfies Record<Exclude<MinchiatePaid, 'play'>, string>,
  debt: (side: string, card: string) => `${side}: ${card} in pagamento del Matto.`,
  surrender: (side: string) => `${side}: nessuna presa, il Matto è perso.`,
};
