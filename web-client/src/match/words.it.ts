import { list, plural, together, within } from '../i18n/grammar.it';
import type { Ending } from '../protocol/types';

/** The match above its hands: chairs, accounts by person, the draw, breaking off. */
export const match = {
  after: 'Fin qui',
  versus: (one: string, other: string) => `${one} contro ${other}`,
  endings: { called: 'chiamata fuori', annulled: 'annullata' } satisfies Record<Exclude<Ending, 'counted'>, string>,
  deserted: (who: string, n: number) => plural(n, `${who} ha lasciato il tavolo.`, `${who} hanno lasciato il tavolo.`),
  winner: (names: string, n: number) => plural(n, `Vince ${names}`, `Vincono ${names}`),
  thisHand: (result: string) => `Questa mano: ${result}`,
  forUs: (what: string) => `${what} per noi`,
  forThem: (what: string) => `${what} per loro`,
  forYou: (what: string) => `${what} per te`,
  forSome: (names: string[], what: string) => `${what} per ${list(names.map(within))}`,
  lost: (names: string[], what: string) =>
    `${plural(names.length, `perde ${names[0]}`, together(names, 'perdono', 'perdete'))}, ${what}`,
  youLost: (what: string) => `hai perso, ${what}`,
  level: 'in pari',
  chairs: 'Posti',
  deals: 'fa le carte',
  // The draw
  drawTitle: 'Si tirano i posti',
  drawVoid: 'non vale',
  place: (n: number) => `${n}ª`,
  drawDone: 'Si gioca',
  // Breaking off
  breakOffCost: (amounts: string) => `Le mani che restano si pagano così: ${amounts}.`,
  breakOffFree: 'Le mani che restano non costano nulla.',
  wishMark: 'vorrebbe smettere',
  again: 'Ancora una partita',
  againHint: 'Stessi posti, stesse regole: si comincia appena lo volete tutti.',
  leaveCost: 'Se poi gli altri smettono, le mani che restano le paghi tu solo.',
};
