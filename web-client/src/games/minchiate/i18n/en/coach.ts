import type { coach as it } from '../it/coach';

export const coach: typeof it = {
  why: (side, points) => `${side} +${points}: why?`,
  scored: {
    rob: (cards) =>
      `Whoever cuts turns up the cards at the bottom of his packet and keeps the good ones, open. These count, and are scored at once: ${cards}.`,
    exposed: (cards) => `Everybody’s last card is dealt open; if it counts, it is scored at once: ${cards}.`,
    dealer_rob: (cards) =>
      `The dealer turns up the fola’s first card and robs it if it is good. This counts, and is scored at once: ${cards}.`,
    declaration: (cards) =>
      `A versicola shown at the beginning is scored at once: ${cards}. In the end it counts again, for who has its cards.`,
    death: (cards) =>
      `A counting card that the other side takes dies: ${cards}. Its takers score its worth at once, and count it in the end.`,
  },
  cut: {
    title: 'The cut',
    text: 'Lift as many as you like, it is luck: if the card below your packet is a good one you rob it, then the next.',
  },
  discard: {
    title: 'The discard',
    text: 'Put down as many as you have too many, never a counting card. To be void of a suit is good: then you trump.',
  },
  declare: {
    title: 'Declaring',
    text: 'Versicole that are shown now are scored at once; but the others see the cards. One may keep silent.',
  },
  king: {
    title: 'The King is forced',
    text: 'This suit is led for the first time, and somebody has trumped already: whoever has the King must give it.',
  },
  follow: {
    title: 'Why not the others?',
    text: 'You have cards of the suit that was led: one of those has to be played. The others are in the shade.',
  },
  trump: {
    title: 'Why not the others?',
    text: 'You have none of the suit that was led: you must play a trump, a low one if you like.',
  },
  resto: {
    title: 'A resto',
    text: 'The lead has reached 60: who is behind pays a resto, which is the stake, and 60 come off the lead. What is paid stays paid.',
  },
  fola: {
    title: 'The fola',
    text: 'The cards that are left are the fola: it lies closed by the dealer and is not played. It is only said how many of each suit are in it, never the trumps.',
  },
  matto: {
    title: 'You have the Fool',
    text: 'It is played whenever one likes, and never takes a trick. It stays yours: if the trick is theirs, you give a worthless card for it. It adds 5 to each of your versicole.',
  },
  title: 'Your versicole',
  held: (name, cards) => `${name}: you have it (${cards}).`,
  lacking: (name, missing) => `${name}: you only lack ${missing}.`,
  counted: 'In the end they count for who has the cards in its tricks.',
  made: {
    title: 'A versicola!',
    text: (name, card) =>
      `${name}: with ${card} all its cards are there, in your hand and your side’s tricks. It is counted in the end.`,
  },
  undone: {
    title: 'One versicola less',
    text: (name, card) => `${name}: ${card} has gone to the others, and your side will not make it any more.`,
  },
};
