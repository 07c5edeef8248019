import { grammar } from '../grammar';

export const { plural, list } = grammar('en-GB');
