import type { LedgerLine } from '../../protocol/types';
import { plural } from './grammar';

/** The match above its hands: chairs, accounts by person, the draw, breaking off. */
export const match = {
  girata: 'Girata',
  girone: 'Girone',
  title: (girate: number): string => (girate === 3 ? 'Il girone' : 'La girata'),
  over: (girate: number): string => (girate === 3 ? 'Il girone è finito' : 'La girata è finita'),
  broken: (girate: number): string => (girate === 3 ? 'Il girone è stato interrotto' : 'La girata è stata interrotta'),
  nth: (n: number) => ['Prima', 'Seconda', 'Terza'][n - 1] + ' girata',
  after: 'Fin qui',
  toPlay: 'da giocare',
  notPlayed: (n: number) => `Mano ${n}, non giocata`,
  versus: (one: string, other: string) => `${one} contro ${other}`,
  lines: {
    bonus: () => 'Premio a chi ha vinto la girata',
    interruption: (hand: number) => `Mano ${hand} non giocata: paga chi non l’avrebbe data`,
    desertion: (hand: number, who: string, n: number) =>
      plural(
        n,
        `Mano ${hand} non giocata: paga ${who}, che ha lasciato il tavolo`,
        `Mano ${hand} non giocata: pagano ${who}, che hanno lasciato il tavolo`,
      ),
  } as Record<LedgerLine['reason'], (hand: number, who: string, n: number) => string>,
  deserted: (who: string, n: number) => plural(n, `${who} ha lasciato il tavolo.`, `${who} hanno lasciato il tavolo.`),
  winner: (names: string, n: number) => plural(n, `Vince ${names}`, `Vincono ${names}`),
  struck: 'La mano che si stava giocando non conta: punti e resti sono cancellati.',
  chairs: 'Posti a tavola',
  deals: 'fa le carte',
  nextTitle: (nth: string) => `Ora si cambia posto: ${nth.toLowerCase()}`,
  moves: (who: string, instead: string) => `${who} va al posto di ${instead}`,
  stays: (who: string) => `${who} resta dov’è e fa le carte`,
  // The draw
  drawTitle: 'Si tirano i posti',
  drawHint: 'Una carta a testa: vincono i tarocchi, poi le carte di seme secondo la loro forza.',
  drawn: (who: string, card: string) => `${who} tira ${card}.`,
  drawnAgain: (who: string, card: string) => `${who} tira di nuovo: ${card}.`,
  drawVoid: { matto: 'Il Matto non vale: si ritira', tie: 'Pari: si ritira' },
  voidMark: { matto: 'non vale', tie: 'pari' },
  place: (n: number) => `${n}ª`,
  placeLong: (n: number) => `${n}ª più alta`,
  drawFirst: (who: string) => `${who} ha la più alta: tiene il suo posto e fa le carte.`,
  drawSecond: (who: string) => `${who} ha la seconda: gli siede di fronte, in coppia.`,
  drawOthers: (right: string, left: string) => `${right} va alla sua destra, ${left} alla sua sinistra.`,
  drawSkip: 'Salta',
  drawDone: 'Si gioca',
  drawOf: 'Il sorteggio dei posti',
  // Breaking off
  breakOff: 'Smettere qui…',
  breakOffTitle: (girate: number): string => (girate === 3 ? 'Smettere il girone?' : 'Smettere la girata?'),
  breakOffHow: (n: number) =>
    plural(
      n,
      'Finisce appena lo vuoi tu: nessun altro gioca da sé.',
      `Finisce quando lo vogliono tutti e ${n} quelli che giocano da sé; alla mano seguente i desideri si dimenticano.`,
    ),
  breakOffStruck: 'La mano in corso non conta: i suoi punti e i suoi resti sono cancellati.',
  breakOffFree: 'A questo tavolo le mani non giocate non costano nulla.',
  breakOffCost: (hands: number, each: number) =>
    `${plural(hands, 'Resta 1 mano', `Restano ${hands} mani`)} di questa girata: per ognuna la coppia che non l’avrebbe data paga ${each} resti a chi l’avrebbe data.`,
  breakOffBetween: 'Tra una girata e l’altra non si deve nulla: contano le girate giocate.',
  breakOffDeserters: (who: string, n: number, hands: number, each: number) =>
    plural(
      n,
      `${who} ha lasciato il tavolo: per ${plural(hands, 'la mano che resta', `ognuna delle ${hands} mani che restano`)} paga da solo ${each} resti a ciascuno degli avversari.`,
      `${who} hanno lasciato il tavolo: per ${plural(hands, 'la mano che resta', `ognuna delle ${hands} mani che restano`)} ognuno di loro paga ${each} resti a ciascun avversario rimasto.`,
    ),
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
