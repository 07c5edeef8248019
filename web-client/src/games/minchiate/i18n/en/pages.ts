import type { pages as it } from '../it/pages';

export const pages: typeof it = {
  rules: {
    title: 'The rules in short',
    intro:
      'Four players, two pairs, partners opposite. Dealing and playing go counter-clockwise. Who takes the counting cards and makes versicole of them wins.',
    sections: [
      {
        title: 'The cards',
        text: [
          'Ninety-seven: forty trumps, four suits of fourteen, the Fool. In swords and batons the ten is the highest pip; in cups and coins it is the ace. Above them stand Jack or Maid, Horse, Queen, King.',
          'The arie (36 to 40) count ten points, the trumps 30–35, 28, 20, 13, 10 and 1, the Fool and the Kings five, the papi 2 to 5 three. The 29 is worth five inside a versicola only.',
        ],
      },
      {
        title: 'Cutting, robbing, dealing',
        text: [
          'The player at the dealer’s left cuts. If the bottom card of the lifted packet counts or is a trump above 20, he robs it, and so on until another card stops him.',
          'Everybody gets twenty-one cards, the last one face up. What is left is the fola: the dealer robs from its top in the same way, then takes the counting cards that remain. Whoever has too many cards discards.',
        ],
      },
      {
        title: 'Declaring',
        text: [
          'In the first trick everybody may declare the versicole held whole in hand: three or more trumps in a row within 1 to 5 or 28 to 40, 1-13-28, 10-20-30 and 20-30-40, three or four Kings, 1-40-Fool. The Fool is added to each.',
        ],
      },
      {
        title: 'The play',
        text: [
          'Follow suit; who is void plays a trump; with no trumps, anything. The first time a suit is led, once somebody has trumped, a later player who holds that King must play it.',
          'The Fool is played at will and stays with its side, which pays a worthless card for it. A counting card taken by the others dies: they score its value at once.',
        ],
      },
      {
        title: 'The count',
        text: [
          'At the end each side counts the versicole in its tricks, the counting cards, a point for each card over forty-two, ten for the last trick.',
          'A resto is paid for every sixty points of lead: in play as soon as they are reached, at the count for every sixty begun. Four hands, one per dealer, make a girata.',
        ],
      },
    ],
    glossaryTitle: 'Words of the table',
  },
};
