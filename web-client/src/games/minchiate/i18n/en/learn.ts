// What explains the game: cards, hints, lesson.
import type * as it from '../it/learn';

export const about: typeof it.about = {
  versicole: {
    low: { name: 'Versicola of papi', text: 'Three or more in sequence from 1 to 5: worth the sum of the cards.' },
    high: {
      name: 'High versicola',
      text: 'Three or more in sequence from 28 to 40: worth the sum of the cards; the 29 counts 5 in it.',
    },
    matto: { name: 'Versicola of the Fool', text: 'The 1, the Trumpets (40) and the Fool: 20 points.' },
    thirteen: { name: 'Versicola of the Thirteen', text: 'The 1, the 13 and the 28: 15 points.' },
    tens: {
      name: 'Versicola of tens',
      text: 'The 20 and the 30 with the 10 (15 points), with the Trumpets, the 40 (20), or with both (25).',
    },
    kings: { name: 'Versicola of Kings', text: 'Three Kings 15 points, four 20.' },
    devil: {
      name: 'Demonio, Mondo e Carne',
      text: 'The 14, the 35 and the World (39): 20 points; the 14 is worth 5 in it and nothing elsewhere, like the 29.',
    },
  },
  lines: {
    matto: () => 'You may play it to any trick instead of following or trumping; it never wins a trick.',
    mattoKept: () =>
      'It stays with the side that played it; if the other side wins the trick, they get a worthless card for it.',
    mattoAdds: () => 'It adds 5 points to each of its holder’s versicole.',
    papi: () => 'One of the papi, 1 to 5.',
    arie: (card) => `One of the arie: the ${card.slice(1)}; the number is not printed on it.`,
    king: () => 'The first time its suit is led, once a player has trumped, the holder must play it.',
    maid: () => 'The Maid: the Jack of Cups and of Coins under another name.',
    round: () => 'In Cups and Coins the ace is the highest pip, the 10 the lowest.',
    long: () => 'In Swords and Batons the 10 is the highest pip, the ace the lowest.',
    cartiglia: () => 'A cartiglia: it does not count, and a side pays for the Fool with such a card.',
    twentyNine: () => 'Worth nothing by itself; 5 in a sequence.',
    dies: () => 'If the other side captures it, it dies: they score its value at once.',
    robbed: () => 'A player who turns it up while robbing takes it.',
    noDiscard: () => 'You cannot discard it.',
    fumata: () =>
      'Leading it is a fumata: it tells your partner that you have the Trumpets, or the highest aria still out.',
    firstTrump: () => 'For a fumata it must be the first trump that you play.',
    hidden: () => 'Using it to trump for the first time is the hidden fumata: it tells your partner the same.',
  },
};

export const coach: typeof it.coach = {
  cut: {
    title: 'The cut',
    text: 'Lift as many cards as you like, it is pure luck: if the bottom card of your packet is good, you rob it, then the next.',
  },
  discard: {
    title: 'The discard',
    text: 'Put down your surplus cards, never a counting card. Being void in a suit helps: you can trump it.',
  },
  declare: {
    title: 'Declaring',
    text: 'Versicole declared now score at once, but the others see the cards. You need not declare.',
  },
  king: {
    title: 'The King is forced',
    text: 'This suit is led for the first time, and a player has already trumped: the holder of the King must play it.',
  },
  resto: {
    title: 'A resto',
    text: 'The margin has reached 60: the side behind pays a resto, the stake, and 60 comes off the margin. What is paid stays paid.',
  },
  fola: {
    title: 'The fola',
    text: 'The cards left over are the fola: they lie by the dealer and are not played. Tap it to see what you know of it: how many cards of each suit and, where they lie open, which. The number of trumps is never announced.',
  },
  matto: {
    title: 'You have the Fool',
    text: 'You can play it whenever you like, and it never wins a trick. It stays yours: if they win the trick, you give a worthless card for it. It adds 5 to each of your versicole.',
  },
};

export const lesson: typeof it.lesson = {
  title: 'Minchiate in five minutes',
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
    trump: {
      title: 'A trump',
      text: 'You have no cups left: you must play a trump. Only the dealer, who had cups, plays after you: win the trick and bring home the 10, which counts five. The winner of a trick leads to the next.',
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

export const printed: typeof it.printed = {
  names: ['South', 'East', 'North', 'West'],
  about: [
    'This is the example hand of the “Regeln des Minchiatta-Spiels”, printed in Dresden in 1798, as given in the booklet of the Accademia de’ Germini (§19). South deals. The program replays it from its record: the margin after each trick, the count and the resti agree to the last point.',
    'At the end North and South count 98, East and West 147 and the 34 from play: the difference is 83, two resti.',
  ],
};
