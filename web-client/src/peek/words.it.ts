/** What is told of a card by itself. */
export const about = {
  label: 'Che carta è',
  nothing: 'Da sola non conta.',
  combinations: 'Può far parte di',
  held: 'in mano',
};
