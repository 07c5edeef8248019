import { plural, YOU } from '../../../../i18n/it/grammar';
import type { OpenWhy } from '../../scene';

export const table = {
  played: 'Carte uscite',
  leadLong: 'Vantaggio di questa mano, in punti',
  resti: 'Resti',
  restiHand: 'mano',
  restiHandLong: 'Resti di questa mano',
  restiGirata: 'girata',
  restiGirataLong: (ahead: string) => `Resti della girata fin qui (${ahead})`,
  girataLevel: 'in pari',
  fola: 'Fola',
  folaOf: (n: number) => `Fola: ${n} carte`,
  folaSuits: (parts: string) => `Nella fola: ${parts}`,
  folaSeen: 'Carte che conosci',
  folaUnseen: 'Nella fola stessa non hai visto nulla.',
  folaShown: (name: string) => (name === YOU ? 'I tuoi scarti' : `Scarti di ${name}`),
  folaHidden: (n: number) => plural(n, 'e 1 che non si è vista lì', `e ${n} che non si sono viste lì`),
  folaAnnounced: 'Annunciate',
  stopper: 'Si fermò a',
  stopperCutter: 'Fermò chi alzava',
  stopperDealer: 'Fermò il mazziere',
  peeked: 'Viste alzando',
  openWhy: { rob: 'rubata', expose: 'scoperta', take: 'pigliata' } satisfies Record<OpenWhy, string>,
  declared: 'Versicole accusate',
  noneDeclared: 'Nessuna versicola accusata.',
};
