// What the lesson says, by its moments. Loaded with the lesson.
import type * as it from '../../it/lessons/pagat';

export const lesson: typeof it.lesson = {
  marks: {
    hello: {
      title: 'Welcome to the table',
      text: 'You sit at the bottom; your partner is opposite, your opponents at the sides. Ninety-seven cards: four suits, forty trumps, one Fool. Only some of them count, and the side that wins those wins. This is a real hand.',
    },
    cut: {
      title: 'Cut the pack',
      text: 'The opponent on your right deals, so you cut. Tap the pack: you get the bottom card of the packet you lift, if it is a good one.',
    },
    rob: {
      title: 'You have robbed!',
      text: 'At its bottom lay the Sun (38), then the 10: counting cards, so they are yours, face up. They are worth 10 and 5 and score at once: fifteen for your side. The 12 counts nothing and stopped you.',
    },
    exposed: {
      title: 'The last card is dealt face up',
      text: 'Everyone gets twenty-one cards, the last one face up. Your partner’s is the Moon (37), which counts ten: ten more points for your side.',
    },
    lead: {
      title: 'Only the margin is kept',
      text: 'An opponent was dealt the 31: five points for them. Up here you see only how far one side is ahead: yours, by twenty.',
    },
    fola: {
      title: 'The fola',
      text: 'The cards left over are the fola. The dealer robs too, from its top, and took the 20 and the 13, ten points. The rest is not played, but it helps to remember what is there.',
    },
    take: {
      title: 'Pigliare',
      text: 'Then the dealer looks through the rest of the fola and takes its counting cards (piglia), face up; but these do not score. Here there were no more.',
    },
    discard: {
      title: 'Discard',
      text: 'You robbed two cards: put two down, face down. You cannot discard counting cards. Tap the two cards with the bulb, then confirm: you then have no batons, so you can trump them.',
    },
    partner: {
      title: 'A versicola',
      text: 'Your partner declares three Kings. Such a combination is a versicola: it is worth the sum of its cards, fifteen, and scores at once. But you have to show it.',
    },
    declare: {
      title: 'Declare yours',
      text: 'You hold Sun, World and Trumpets: three trumps in a row between 28 and 40. The Fool joins them. That makes thirty-five points: they are already ticked, just confirm.',
    },
    resto: {
      title: 'A resto',
      text: 'The margin has reached sixty: your opponents pay a resto, and sixty points come off. The margin starts at zero again, but you have lost nothing: you play for resti.',
    },
    follow: {
      title: 'Follow suit',
      text: 'Your partner led the King of swords. If you have cards of the suit, you must play one: the 2 costs nothing. Cards you cannot play now are shaded.',
    },
    king: {
      title: 'The King has died',
      text: 'The dealer has no swords and took the King with the 30. A counting card captured by the other side dies: five points for them at once, and they count it again at the end.',
    },
    round: {
      title: 'The other way round',
      text: 'In cups and coins the pips run backwards: the 1 is the best, the 10 the worst. Your 5 beats the 6 and the 8, but your partner’s King wins already. In swords and batons the 10 is the best.',
    },
    trump: {
      title: 'A trump',
      text: 'You have no cups left: you must play a trump. Only the dealer, who had cups, plays after you: win the trick and bring home the 10, which counts five. The winner of a trick leads to the next.',
    },
    forced: {
      title: 'The forced King',
      text: 'Your 2 has killed the King of batons: five points for your side. Mind your own Kings: in the first trick of a suit, once somebody has trumped it, a later player who has its King must play it.',
    },
    jealous: {
      title: 'A carta gelosa',
      text: 'Many versicole need the 28. It is one of the carte gelose, the “jealous cards”: 1, 3, 13, 20, 28, 30, 33 and the Sun. They are played to a safe trick, as now: nobody plays after you, and the 28 beats the 8.',
    },
    matto: {
      title: 'The Fool',
      text: 'The opponents have trumped with the 23, and you would rather not spend a good trump. You can play the Fool at any time; it never wins a trick and is never lost. You say “Scusa”.',
    },
    debt: {
      title: 'The Fool comes home',
      text: 'The Fool stays in your side’s tricks: a worthless card was given for it. Now you know all you need. Play the rest of the hand, or have it played for you.',
    },
    count: {
      title: 'The count',
      text: 'After the last trick each side counts the versicole in its tricks, its counting cards, its cards over forty-two, and ten for the last trick.',
    },
  },
  over: {
    title: 'Five resti for your side',
    text: 'At the end you have 220 points and they have 48; with your margin of 18 that makes 190. Each sixty begun is a resto: four, plus the one you had. Four such hands, one per dealer, make a girata.',
  },
};
