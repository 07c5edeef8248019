// Positions of Tarocco bolognese, from simulated hands.
import { listed } from '../../contract/positions';
import { words as en } from './words.en';
import { words as it } from './words.it';

export const positions = listed(
  { accorciare: 'TACT-1', tondo: 'TACT-2', matto: 'TACT-4', begato: 'TACT-5', busso: 'TACT-6' },
  it,
  en,
);
