import { grammar } from '../grammar';

export const { plural, list } = grammar('it');
