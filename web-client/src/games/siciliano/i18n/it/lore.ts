// Group and role of the cards: the sources have no history of theirs.
import type { Lore } from '../../../contract/lore';

export const lore: Lore = {
  '^M$':
    'È una delle tre decine: vale 10, e negli annunci si nomina. Non prende mai, ma non si perde, e salva un’altra carta.',
  '^T20$':
    'È il trionfo più alto e una delle tre decine: vale 10, e negli annunci si nomina. Con la Balla si dice Batto.',
  '^T19$': 'È il secondo trionfo e una delle Arie: vale 5. Con Giove si dice Batto, con il Sole Batto senza Giove.',
  '^T1[678]$': 'È una delle Arie: vale 5. Negli annunci se ne dice il numero, e si chiamano anche cinquina.',
  '^T1$':
    'È una delle tre decine: vale 10, e negli annunci si nomina. Essendo il penultimo trionfo è facile da perdere.',
  '^T0$': 'È il trionfo più basso, senza numero e senza valore. Prende solo un seme che nessuno ha tagliato.',
  '^T1[345]$': 'È uno dei tre bianchi, sotto le Arie. Non vale nulla, ma durante il gioco si può dire di averlo.',
  '^T': 'È un trionfo senza valore: taglia i semi e sta sotto le Arie.',
  K$: 'Vale 5. Negli annunci si dice quanti Re si hanno, non di che seme.',
  '[QNJ]$': 'È una figura: vale meno del Re, ma di più di una cartina.',
  '.': 'È una cartina e non vale nulla. Nel mazzo di 63 carte i semi scendono fino al 5, i denari fino al 4.',
};
