import type { sheet as it } from '../it/sheet';

export const sheet: typeof it = {
  inPlay: 'In play',
  inPlayHint: 'Scored at once; when the margin reaches 60, a resto is paid and 60 comes off.',
  lead: 'Margin',
  resto: 'a resto, 60 comes off',
  end: 'The count',
  versicole: 'Versicole',
  noVersicole: 'None',
  cards: 'Counting cards',
  tricks: 'Cards over 42',
  last: 'Last trick',
  sum: 'Sum',
  inPlayLead: 'Margin in play',
  difference: 'Difference of the count',
  result: 'Total',
  restiPlay: 'Resti in play',
  restiDeal: 'Resto for not robbing',
  restiEnd: (points) => `Resti at the count (${points} points, one per 60 begun)`,
  capotto: 'All tricks to one side',
  restiTotal: 'Resti of the hand',
};
