// What the lesson of the first speaker says, by its moments. Loaded with the lesson.
import type * as it from '../../it/lessons/speak';

export const lesson: typeof it.lesson = {
  marks: {
    hello: {
      title: 'Welcome to the table',
      text: 'You sit at the bottom; your partner is opposite, your opponents at the sides. Sixty-three cards. Deal, words and play go counter-clockwise: the dealer is on your left, so you begin. This is a real hand.',
    },
    trumps: {
      title: 'Twenty-one trumps',
      text: 'At the top Giove, the 20; then the Balla, Sun, Moon and Star: these five are the Arie. At the bottom the Picciotti, the 1, and last the Miseria, without a number. A trump beats the suits and every lower trump.',
    },
    suits: {
      title: 'Four suits',
      text: 'Cups, coins, swords and batons rank alike: King, Queen, Horse, Jack, then 10 down to 5. Coins also have a 4.',
    },
    values: {
      title: 'What cards are worth',
      text: 'Giove, Picciotti and Fujutu are the decine: 10 points each. The other Arie and the Kings are worth 5, Queens 4, Horses 3, Jacks 2. The other forty cards are scartine.',
    },
    exposed: {
      title: 'Five cards, then a stop',
      text: 'The dealer turns up one card of each other player without knowing it: yours is the 9 of coins. Then the dealer looks at the last card of the pack, one of the three they will take in the end.',
    },
    speak: {
      title: 'What to announce',
      text: 'You speak to your partner, but everybody hears it: decine by name, how many Arie, how many Kings, how many trumps. You do not say which Arie, nor the King’s suit. It must be true.',
    },
    say: {
      title: '“Fujutu terzo e un Re”',
      text: 'You hold the Fujutu, two trumps and a King. In announcements the Fujutu counts as a trump, so you have three. Tap the marked buttons: they make the sentence that you then say.',
    },
    partner: {
      title: 'Your partner says tengo',
      text: 'The opponent was silent. Your partner, then the dealer, say mischio or tengo and nothing else. With one tengo the hand goes on; two mischio annul it, and the same dealer deals again.',
    },
    more: {
      title: 'One or two trumps more',
      text: 'Five more cards, with the Picciotti: now you have six trumps. In the first two rounds you may also say one or two more: announce Fujutu, Picciotti, a King and seven trumps.',
    },
    tengo: {
      title: 'Or only tengo',
      text: 'Giove, the Balla and the Moon have come: play this hand. With Tengo you name nothing, and nobody else speaks. A number of trumps would have to be exact in this third round.',
    },
    monte: {
      title: 'The monte',
      text: 'The hand is kept: the dealer takes the last three cards without showing them, and discards three face down. None may be worth 5 or 10. The discard counts for the dealer’s pair.',
    },
    lead: {
      title: 'You lead',
      text: 'The player on the dealer’s right leads, with any card. The others follow suit; if they are void, they play a trump; without trumps, anything. Nobody has to beat the other cards.',
    },
    batto: {
      title: 'Batto',
      text: 'With a card you may call to your partner: it must be true, and everybody hears it. You hold the 20 and the 19, which is Batto (so are the 20 and the 18). Open “Call”, choose Batto, then play the Balla.',
    },
    sfondo: {
      title: 'Sfondo',
      text: 'With 20, 19 and 18 you would call Sfondo; with the 17 too, Sfondissimo; with the 16 too, Sfondo i tavoli. With 19 and 18, Batto senza Giove. Now play Giove: nothing beats it.',
    },
    picciotti: {
      title: 'The Picciotti come home',
      text: 'You have no swords: you must play a trump. You play last and the trick has no trump, so even the Picciotti win it. They are worth 10 and easily lost: bring them home now.',
    },
    fujutu: {
      title: 'The Fujutu',
      text: 'You have coins, but you may play the Fujutu whenever you like, even if you could follow suit. It never wins, and it stays with your side: here the dealer’s Sun wins.',
    },
    paid: {
      title: 'A scartina in exchange',
      text: 'The others won the trick, the Fujutu stayed with you: for it they got a scartina from your tricks, the 4 of coins. The points do not change.',
    },
    three: {
      title: 'The last three cards',
      text: 'With three cards in hand you may ask your partner how many trumps are out. Here everybody sees the number from now on, up here.',
    },
    all: {
      title: 'A tutti',
      text: 'Nobody else has coins, and you know it: call A tutti, and play the 9. If only two others lacked coins, you would call A due.',
    },
    count: {
      title: 'The count',
      text: 'The last trick is worth 5. Cards are counted in threes: three scartine make 1; otherwise add the values, less 1 for every counting card after the first. That makes 109 in all: 96 for you, 13 for them.',
    },
  },
  over: {
    title: 'Your side scores 42',
    text: 'The dealer’s pair scores what it has above 55, the other pair what it has above 54: 96 less 54 is 42. The first pair to reach 51 wins the match.',
  },
};
