// What the lesson says, by its moments. Loaded with the lesson.
import type * as it from '../../it/lessons/ottocento';

export const lesson: typeof it.lesson = {
  marks: {
    hello: {
      title: 'Welcome to the table',
      text: 'You sit at the bottom; your partner is opposite, your opponents at the sides. Sixty-two cards: four suits and twenty-two trumps. The first pair to reach 800, over several hands, wins. This is a real hand.',
    },
    call: {
      title: 'You are the dealer',
      text: 'Everyone has fifteen cards; the last two are yours. But first you look: if a combination took your side to 800, you could call out and win at once. Your side is still at zero: take the two cards.',
    },
    discard: {
      title: 'Discard',
      text: 'Now put two cards down, face down: they count for your side. Kings and Tarocchi (Angel, World, Bégato, Fool) cannot be discarded. Tap the two cards with the bulb, then confirm: without cups, you can trump them.',
    },
    partner: {
      title: 'Your partner declares',
      text: 'In the first trick, before playing, you may show the combinations in your hand. Your partner has two Moors, and the Bégato stands for the third: a sequence of three, 10 points for your side.',
    },
    declare: {
      title: 'Declare yours',
      text: 'You hold King and Queen of swords, and the Fool stands for the third card: another 10 points. If your side wins these cards, they score again; but now everybody sees them. They are already ticked, just confirm.',
    },
    trump: {
      title: 'Play a trump',
      text: 'The King of cups was led and you have no cups: you must play a trump. Nobody plays after you and nobody else has trumped, so a Moor, one of the lowest trumps, is enough to win.',
    },
    king: {
      title: 'King and Queen are yours',
      text: 'That is what your discard was for. Your tricks and your partner’s make one pile: at the end you score the combinations in it, and its cards of value. A King is worth 5, a Queen 4. The winner of a trick leads to the next.',
    },
    begato: {
      title: 'The Bégato is safe',
      text: 'Your partner has no swords, had to trump, and chose the Bégato, the lowest trump: now nobody can capture it. It is worth 5 and joins every sequence, as the Fool does: these two are the Contatori.',
    },
    cappotto: {
      title: 'No cappotto',
      text: 'This is the opponents’ first trick, and one is enough. A side without any suffers cappotto: all its cards go to the other side, and it keeps only its accusi.',
    },
    follow: {
      title: 'Follow suit',
      text: 'You have coins, so you must play one: the shaded cards cannot be played now. In cups and coins the court cards are followed by the ace, 6, 7 and so on, the 10 being the lowest; in swords and batons it is the other way round.',
    },
    moors: {
      title: 'A Moor eats a Moor',
      text: 'Your partner trumped with a Moor and brings home your Queen. The four Moors are equal: if the highest trumps in a trick are Moors, the last one played wins.',
    },
    matto: {
      title: 'The Fool',
      text: 'You have no cups, and none of your trumps beats the opponent’s World. Play the Fool: you can play it to any trick, even when you could follow suit. It never wins, but it is not lost.',
    },
    cover: {
      title: 'The Fool is covered',
      text: 'The winner of the trick does not get the Fool: you showed it, and it stays in your side’s pile. Now you know all you need. Play on to the last card, or have your cards played for you; then comes the count.',
    },
    signal: {
      title: 'Busso, striscio, volo',
      text: 'The leader may say a word: busso asks the partner for the best card, striscio means more of the suit, volo that this was the last. In a suit only once its King is out. Choose Volo, then play the Jack.',
    },
    grande: {
      title: 'The Grande',
      text: 'The Angel with two or three of World, Sun and Moon makes the Grande; 16, 15 and so on continue it, to the first number missing (scavezzo). The opponents have Angel and World: the Sun is yours, and now the Moon.',
    },
    cricca: {
      title: 'A cricca',
      text: 'Each side counts its own pile. Your opponents have three Horses: three of a kind are a cricca, and this one scores 13. They also have three sequences: 40 points, doubled.',
    },
    doubled: {
      title: 'Three sequences score double',
      text: 'King and Queen of cups with the Contatori make 15; the swords, six cards long, 25; the Moors, your partner’s two and yours, 20. That is 60, and three or more sequences are doubled: 120.',
    },
    cards: {
      title: 'The count of the scartini',
      text: 'Last, the cards, in pairs: a card of value with a scartino scores its value, two scartini score 1. Kings and Tarocchi are worth 5, Queens 4, Horses 3, Jacks 2. Your side gets 43 points.',
    },
    subtract: {
      title: 'Counting by subtraction',
      text: 'The scartini of both piles make 87: once yours are counted, 43, the opponents have 44. The cricche, 148 in all, are counted by subtraction from the smaller pile too.',
    },
  },
  over: {
    title: 'Your side wins, 189 to 137',
    text: 'Sequences 120, scartini 43, last trick 6, accusi 20. Points are added up hand by hand, to 800. Look for combinations, and for a third one: doubling decides matches.',
  },
};
