// History of the cards, or their group where the sources have none.
import type { Lore } from '../../../contract/lore';

export const lore: Lore = {
  '^M$': 'One of the four Tarocchi and of the two Contatori. It is not played: it is shown and covered.',
  '^T1$': 'The lowest of the Numeri, one of the four Tarocchi and of the two Contatori.',
  '^TM':
    'The four Moors were the four Popes: in 1725 the papal legate, Cardinal Tomaso Ruffo, had them changed. The last one played to a trick wins: Moor eats Moor.',
  '^T20$':
    'The highest Numero, and the head of the Grande. In an older series the World was above it; the Angel stayed first after 1725, too.',
  '^T19$': 'One of the four Tarocchi and the second Numero of the Grande. In an older series it was the highest card.',
  '^T1[78]$': 'Sun and Moon are the two Rosse. With Angel and World they form the Grande.',
  '^T': 'A Numero of scavezzo, one of those from 16 to 5: it extends the Grande until one is missing. The old series give it the same subject.',
  K$: 'The head of its suit: without it there is no sequence. Like the Tarocchi it counts 5 and is never discarded.',
  '[QNJ]$': 'A court card: with the King of its suit it makes a sequence, with its equals of other suits a cricca.',
  '^[CD]1$':
    'The aces of the short suits, Cups and Coins, are called good aces. Among the suit cards it comes next after the Jack.',
  '^[SB]1$': 'The aces of the long suits, Swords and Batons, are called mad aces. It is the lowest card of its suit.',
  '.': 'A scartino. The pack, called long cards, in dialect äl chèrt lónghi, has lost the cards from 2 to 5 of every suit over the years.',
};
