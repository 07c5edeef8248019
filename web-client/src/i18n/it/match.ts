import type { Ending } from '../../protocol/types';
import { plural } from './grammar';

/** The match above its hands: chairs, accounts by person, the draw, breaking off. */
export const match = {
  after: 'Fin qui',
  toPlay: 'da giocare',
  notPlayed: (n: number) => `Mano ${n}, non giocata`,
  versus: (one: string, other: string) => `${one} contro ${other}`,
  endings: { called: 'chiamata fuori', annulled: 'annullata' } satisfies Record<Exclude<Ending, 'counted'>, string>,
  deserted: (who: string, n: number) => plural(n, `${who} ha lasciato il tavolo.`, `${who} hanno lasciato il tavolo.`),
  winner: (names: string, n: number) => plural(n, `Vince ${names}`, `Vincono ${names}`),
  chairs: 'Posti a tavola',
  deals: 'fa le carte',
  moves: (who: string, instead: string) => `${who} va al posto di ${instead}`,
  // The draw
  drawTitle: 'Si tirano i posti',
  drawn: (who: string, card: string) => `${who} tira ${card}.`,
  drawnAgain: (who: string, card: string) => `${who} tira di nuovo: ${card}.`,
  place: (n: number) => `${n}ª`,
  placeLong: (n: number) => `${n}ª più alta`,
  drawSkip: 'Salta',
  drawDone: 'Si gioca',
  drawOf: 'Il sorteggio dei posti',
  // Breaking off
  breakOff: 'Smettere qui…',
  breakOffHow: (n: number) =>
    plural(
      n,
      'Finisce appena lo vuoi tu: nessun altro gioca da sé.',
      `Finisce quando lo vogliono tutti e ${n} quelli che giocano da sé; alla mano seguente i desideri si dimenticano.`,
    ),
  breakOffFree: 'A questo tavolo le mani non giocate non costano nulla.',
  breakOffNow: 'Smettendo ora',
  breakOffTotal: 'In tutto',
  wish: 'Vorrei smettere',
  wishLast: 'Smettiamo ora',
  withdraw: 'No, continuo',
  wishes: (names: string, n: number) => plural(n, `${names} vorrebbe smettere.`, `${names} vorrebbero smettere.`),
  wishesOf: (n: number, of: number) => `${n} su ${of}`,
  wishMark: 'vorrebbe smettere',
  look: 'Vedi',
  again: 'Ancora una partita',
  againHint: 'Stessi posti, stesse regole: si torna ad aspettare che tutti siano pronti.',
  leaveCost: 'Se poi gli altri smettono, le mani che restano le paghi tu da solo.',
};
