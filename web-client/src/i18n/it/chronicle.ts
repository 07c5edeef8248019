import { YOU } from './grammar';

export const chronicle = {
  trick: (who: string) => (who === YOU ? 'Presa tua.' : `Presa di ${who}.`),
  scored: (side: string, points: number, why: string) => `${side} +${points}: ${why}.`,
  over: 'La mano è finita.',
  joined: (n: number) => `Sei di nuovo al tavolo; nel frattempo sono successe ${n} cose.`,
};
