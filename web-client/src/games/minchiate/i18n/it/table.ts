import { plural, YOU } from '../../../../i18n/grammar.it';
import type { OpenWhy } from '../../scene';

export const table = {
  played: 'Carte uscite',
  restiHand: 'Resti di questa mano',
  fola: 'Fola',
  folaOf: (n: number) => `Fola: ${n} carte`,
  folaSuits: (parts: string) => `Nella fola: ${parts}`,
  folaSeen: 'Carte che conosci',
  folaUnseen: 'Nella fola stessa non hai visto nulla.',
  folaShown: (name: string) => (name === YOU ? 'I tuoi scarti' : `Scarti di ${name}`),
  folaHidden: (n: number) => plural(n, 'e 1 che non hai visto', `e ${n} che non hai visto`),
  folaAnnounced: 'Annunciate',
  stopper: 'Si è fermato a',
  stopperCutter: 'Ha fermato chi alzava',
  stopperDealer: 'Ha fermato il mazziere',
  peeked: 'Viste alzando',
  openWhy: { rob: 'rubata', expose: 'scoperta', take: 'pigliata' } satisfies Record<OpenWhy, string>,
  declared: 'Versicole accusate',
  noneDeclared: 'Nessuna versicola accusata.',
};
