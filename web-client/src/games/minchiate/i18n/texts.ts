// What is said in this game, in each language.
import { Shelf } from '../../../i18n/shelf';

export type Texts = typeof import('./it');
/** Opened with the game. */
export const shelf = new Shelf<Texts>({ it: () => import('./it'), en: () => import('./en') });
export const { texts } = shelf;
