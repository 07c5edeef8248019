import { plural } from '../../../../i18n/grammar.it';

export const app = {
  suits: { C: 'Coppe', D: 'Denari', S: 'Spade', B: 'Bastoni', T: 'Tarocchi', M: 'Matto' } as Record<string, string>,
  resti: (n: number) => plural(n, '1 resto', `${n} resti`),
};
