// History of the cards, or their group where the sources have none.
import type { Lore } from '../../../contract/lore';

export const lore: Lore = {
  '^M$':
    'On the old cards a man in a feathered hat holds up a stick with two balls, perhaps a rattle, beside two children. Players used to say “Scusa”, sorry, as they played it.',
  '^T1$':
    'Its subject is that of the lowest trump of other tarots, the bagatto: a craftsman at work, perhaps a cobbler. In Minchiate it is the first of the five papi.',
  '^T[2-4]$':
    'One of the five papi, although the pack has no Pope: two emperors and an empress replace Pope, Popess, Emperor and Empress of other tarots.',
  '^T5$':
    'The last of the five papi; its Italian name means the lover. Nearly all subjects from 1 to 15 come from the sixteen lowest trumps of other tarots.',
  '^T[6-9]$': 'The four from 6 to 9 are called tarocchini or papetti. The subject is the same as in other tarots.',
  '^T14$': 'A sottovento, with a subject of other tarots. Some count a versicola with it: Demonio, Mondo e Carne.',
  '^T1[0-5]$': 'A sottovento. Like nearly all up to 15, its subject comes from the lowest trumps of other tarots.',
  '^T1[6-9]$':
    'One of the four virtues added in Florence: prudence and the three theological ones. The trumps from 16 to 19 are also called preghe.',
  '^T2[0-3]$':
    'One of the four elements, which Florence added to the tarot pack. The trumps from 20 to 29 are called sopraventi.',
  '^T35$':
    'The highest of the trumps added in Florence: Germini, the oldest name of the game, comes from Gemini. On the old cards the twins are naked, so it is also Carne, the flesh.',
  '^T3[34]$':
    'One of the twelve signs of the zodiac, which Florence added to the tarot pack. The trumps from 33 to 35 are called rossi, for the red background of the old cards.',
  '^T(2[4-9]|3[0-2])$':
    'One of the twelve signs of the zodiac, which Florence added to the tarot pack as 24 to 35. They run from Libra to Gemini.',
  '^T': 'One of the five arie, the highest trumps, which have no number. Sminchiare meant to play a high trump: hence the name Minchiate.',
  K$: 'Crowned and bearded. The four Kings are the only suit cards that count.',
  Q$: 'Crowned, like the King. The second card of the suit; it counts nothing.',
  N$: 'On the old cards the Horses are centaurs, half human and half beast: only Minchiate has them like this. They count nothing.',
  '^[CD]J$': 'In the round suits the Jack is a woman, the Maid. The name is her own, but she has no special value.',
  J$: 'In the long suits the Jack is a man, in the round ones a woman. It counts nothing.',
  '^D1$':
    'The Sole di Campagna, sun of the countryside, has a name of its own but no special value. In the round suits the ace is the highest pip.',
  '^[CD]':
    'Cups and Coins are the round suits, in Italian rossi, red. Italy and Spain have kept the four suits of the Arab cards.',
  '^S': 'Swords and Batons are the long suits, sometimes called black. On the old cards they form a trellis and must be counted with care.',
  '^B': 'Swords and Batons are the long suits, sometimes called black. In the Arab cards from which it comes, the baton was a polo stick.',
};
