/** What is told of a card by itself. */
const about = {
  nothing: 'Da sola non conta.',
  combinations: 'Può far parte di',
  held: 'in mano',
};

export const words = { about };
