import { plural } from '../../../../i18n/it/grammar';
import type { OpenWhy } from '../../scene';

export const table = {
  resti: 'Resti',
  fola: 'Fola',
  folaOf: (n: number) => `Fola: ${n} carte`,
  folaSuits: (parts: string) => `Nella fola: ${parts}`,
  folaSeen: 'Carte che conosci',
  folaUnseen: 'Della fola non hai visto nulla.',
  folaShown: (name: string) => `Scarti di ${name}`,
  folaHidden: (n: number) => plural(n, 'e 1 che non conosci', `e ${n} che non conosci`),
  folaAnnounced: 'Annunciate',
  stopper: 'Si fermò a',
  stopperCutter: 'Fermò chi alzava',
  stopperDealer: 'Fermò il mazziere',
  peeked: 'Viste alzando',
  openWhy: { rob: 'rubata', expose: 'scoperta', take: 'pigliata' } satisfies Record<OpenWhy, string>,
  declared: 'Versicole accusate',
  noneDeclared: 'Nessuna versicola accusata.',
};
