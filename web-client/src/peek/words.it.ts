/** What is told of a card by itself. */
const about = {
  nothing: 'Da sola non conta.',
  combinations: 'Può far parte di',
  held: 'in mano',
  heldOf: (n: number, of: number) => `Ne hai in mano ${n} di ${of}.`,
};

export const words = { about };
