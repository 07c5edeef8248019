// What the lesson of the third speaker says, by its moments. Loaded with the lesson.
import type * as it from '../../it/lessons/answer';

export const lesson: typeof it.lesson = {
  marks: {
    hello: {
      title: 'This time you answer',
      text: 'The dealer is on your right. Your partner announces first, then the dealer’s; you answer, and the dealer last. The two of you can only say mischio or tengo.',
    },
    first: {
      title: 'An Aria and a King, two trumps in all',
      text: 'Your partner announces one Aria, one King and two trumps, the Aria included. Which Aria and which King is not said. At Tortorici: “Un’Aria seconda e un Re”.',
    },
    second: {
      title: 'The opponent announces a King',
      text: 'The dealer’s partner may announce because the first speaker announced something: after a mere Tengo they would not speak. They may announce two Kings at most.',
    },
    tengo: {
      title: 'Tengo',
      text: 'You hold a King, a Queen and a Horse, and your partner an Aria and a King: you can go on. Say tengo: you decide, and the dealer is not asked any more.',
    },
    more: {
      title: 'An Aria and a King, three trumps in all',
      text: 'In the second round the dealer turns up nothing. Your partner says three trumps in ten cards, and may have said one or two more. Every announcement is about the whole hand held.',
    },
    mischio: {
      title: 'Mischio',
      text: 'You have three trumps and no Aria: together you are weak. Say mischio: you want the hand annulled. But now the dealer decides.',
    },
    dealer: {
      title: 'The dealer keeps it',
      text: 'One tengo is enough: the last five cards are dealt. The hand is annulled only if you both say mischio.',
    },
    exact: {
      title: 'Now the number is exact',
      text: 'In the third round the dealer again turns up one card of each, and the number of trumps must be the true one: your partner has four in fifteen cards.',
    },
    again: {
      title: 'Mischio again',
      text: 'You were dealt the Picciotti, 10 points that are easily lost with few trumps. Say mischio once more.',
    },
  },
  over: {
    title: 'Two mischio: the hand is annulled',
    text: 'The dealer said mischio too. Nobody scores, and the same dealer shuffles and deals again. If one of you had said tengo, the dealer would have taken the monte, and the hand would have been played.',
  },
};
