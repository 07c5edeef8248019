// Positions of Sicilian tarocchi, from simulated hands.
import { listed } from '../../contract/positions';
import { words as en } from './words.en';
import { words as it } from './words.it';

export const positions = listed(
  { annunci: 'TACT-1', mischio: 'TACT-4', batto: 'TACT-5', picciotti: 'TACT-7', fujutu: 'TACT-8' },
  it,
  en,
);
