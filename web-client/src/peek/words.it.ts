/** What is told of a card by itself. */
export const about = {
  nothing: 'Da sola non conta.',
  combinations: 'Può far parte di',
  held: 'in mano',
};
