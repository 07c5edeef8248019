import type { pages as it } from '../it/pages';

export const pages: typeof it = {
  rules: {
    title: 'The rules in short',
    intro:
      'Four players in two pairs, partners opposite. Deal and play go counter-clockwise. Win the counting cards and make versicole of them.',
    sections: [
      {
        title: 'The cards',
        text: [
          'Ninety-seven: forty trumps, four suits of fourteen, the Fool. In swords and batons the ten is the highest pip; in cups and coins it is the ace. Above the pips come Jack or Maid, Horse, Queen, King.',
          'The arie (36 to 40) count ten points; the trumps 30–35, 28, 20, 13, 10 and 1, the Fool and the Kings five; the papi 2 to 5 three. The 29 is worth five, but only in a versicola.',
        ],
      },
      {
        title: 'Cutting, robbing, dealing',
        text: [
          'The player on the dealer’s left cuts. If the bottom card of the lifted packet counts or is a trump above 20, the cutter robs it, and so on until another card ends the robbing.',
          'Everyone gets twenty-one cards, the last one face up. The rest is the fola: the dealer robs from its top in the same way, then takes its remaining counting cards. Players with too many cards discard.',
        ],
      },
      {
        title: 'Declaring',
        text: [
          'In the first trick you may declare the complete versicole in your hand: three or more trumps in a row within 1 to 5 or 28 to 40, 1-13-28, 10-20-30 and 20-30-40, three or four Kings, 1-40-Fool. The Fool is added to each.',
        ],
      },
      {
        title: 'The play',
        text: [
          'Follow suit; if you are void, play a trump; without trumps, play anything. The first time a suit is led, once a player has trumped, a later player who holds that King must play it.',
          'You may play the Fool whenever you like; it stays with your side, which pays a worthless card for it. A counting card captured by the other side dies: they score its value at once.',
        ],
      },
      {
        title: 'The count',
        text: [
          'At the end each side counts the versicole in its tricks, the counting cards, a point for each card over forty-two, and ten for the last trick.',
          'A resto is paid for every sixty points of margin: in play as soon as they are reached, in the final count for every sixty begun. Four hands, one per dealer, make a girata.',
        ],
      },
    ],
    glossaryTitle: 'Glossary',
  },
};
