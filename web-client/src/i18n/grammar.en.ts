import { grammar } from './grammar';

export const YOU = 'You';
export const { plural, list, does, within, together } = grammar('en-GB', YOU, 'you');
