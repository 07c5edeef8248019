import type { lesson as it } from '../it/lesson';

export const lesson: typeof it = {
  title: 'Minchiate in five minutes',
  marks: {
    hello: {
      title: 'Welcome to the table',
      text: 'You sit below; your partner is opposite, your opponents at the sides. Ninety-seven cards: four suits, forty trumps, one Fool. Only some of them count: whoever gets those wins. This is a real hand.',
    },
    cut: {
      title: 'Cut the pack',
      text: 'The opponent at your right deals, and you sit at his left: the cut is yours. Press the button: the bottom card of what you lift is for you, if it is a good one.',
    },
    rob: {
      title: 'You have robbed!',
      text: 'Below lay the Sun (38), then the 10: counting cards, so they are yours, face up. They are worth 10 and 5, scored at once: fifteen for your side. The 12 counts nothing and stopped you.',
    },
    exposed: {
      title: 'The last card is dealt face up',
      text: 'Everybody gets twenty-one cards, the last one open. Your partner’s is the Moon (37), which counts ten: ten more points for you.',
    },
    lead: {
      title: 'Only the lead is kept',
      text: 'An opponent was dealt the 31: five points for them. Up here you see only by how much one side is ahead: yours, by twenty.',
    },
    fola: {
      title: 'The fola',
      text: 'What is left over is the fola. The dealer robs too, from its top: he took the 20 and the 13, ten points. The rest is not played, but it pays to remember what lies there.',
    },
    discard: {
      title: 'Discard',
      text: 'You robbed two cards: put two down, face down. Counting cards may not go. Touch the two with the ring, then confirm: that leaves you no batons, so you can trump them.',
    },
    partner: {
      title: 'A versicola',
      text: 'Your partner declares three Kings. A combination like that is a versicola: it is worth its cards together, fifteen, scored at once. But it has to be shown.',
    },
    declare: {
      title: 'Declare yours',
      text: 'You hold Sun, World and Trumpets: three trumps in a row between 28 and 40. The Fool joins them. That makes thirty-five points: they are ticked already, just confirm.',
    },
    resto: {
      title: 'A resto',
      text: 'The lead has reached sixty: your opponents pay a resto, and the sixty points go. The lead begins at nothing again, but you have lost nothing: resti are what one plays for.',
    },
    follow: {
      title: 'Follow suit',
      text: 'Your partner led the King of swords. Who has cards of the suit plays one: the 2 costs nothing. Cards that cannot be played now lie in the shade.',
    },
    king: {
      title: 'The King has died',
      text: 'The dealer has no swords and took the King with the 30. A counting card taken by the other side dies: five points for them at once, and in the end they count it again.',
    },
    trump: {
      title: 'A trump',
      text: 'You have no cups left: you must play a trump. Only the dealer plays after you, and he had cups: you can bring home the 10, which counts five, by taking the trick.',
    },
    free: {
      title: 'Who takes, leads',
      text: 'The trick is yours: the 10 is safe, and now you lead any card you like. Leading a long suit makes the others spend their trumps.',
    },
    death: {
      title: 'Now one of theirs dies',
      text: 'The King of batons fell to your 2: five points for your side. That is what your discard was for.',
    },
    matto: {
      title: 'The Fool',
      text: 'The opponents have trumped with the 23, and you would rather not spend a good trump. The Fool may be played at any time, never takes a trick and is never lost: one says “Scusa”.',
    },
    debt: {
      title: 'The Fool comes home',
      text: 'The Fool stays in your side’s tricks: a worthless card was given for it. Now you know all you need. Play the rest of the hand, or let it be played.',
    },
    count: {
      title: 'The count',
      text: 'After the last trick each side counts the versicole in its tricks, its counting cards, its cards beyond forty-two, and ten for the last trick.',
    },
  },
  over: {
    title: 'Five resti for your side',
    text: 'In the end you have 220 points and they have 48; with your lead of 18 that makes 190. Each sixty begun is a resto: four, and one you had already. Four such hands, one for each dealer, are a girata.',
  },
};
