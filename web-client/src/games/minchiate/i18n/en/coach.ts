import type { coach as it } from '../it/coach';

export const coach: typeof it = {
  why: (side, points) => `${side} +${points}: why?`,
  scored: {
    rob: (cards) =>
      `The cutter turns up the cards at the bottom of the lifted packet and keeps the good ones, face up. These count and score at once: ${cards}.`,
    exposed: (cards) => `Everyone’s last card is dealt face up; if it counts, it scores at once: ${cards}.`,
    dealer_rob: (cards) =>
      `The dealer turns up the first card of the fola and robs it if it is good. This one counts and scores at once: ${cards}.`,
    declaration: (cards) =>
      `A versicola declared at the start scores at once: ${cards}. It counts again at the end, for the side with its cards.`,
    death: (cards) =>
      `A counting card captured by the other side dies: ${cards}. They score its value at once, and count it again at the end.`,
  },
  cut: {
    title: 'The cut',
    text: 'Lift as many cards as you like, it is pure luck: if the card below your packet is good, you rob it, then the next.',
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
  follow: {
    title: 'Why not the others?',
    text: 'You have cards of the suit led and must play one of them. The others are shaded.',
  },
  trump: {
    title: 'Why not the others?',
    text: 'You have no cards of the suit led: you must play a trump, even a low one.',
  },
  resto: {
    title: 'A resto',
    text: 'The margin has reached 60: the side behind pays a resto, the stake, and 60 comes off the margin. What is paid stays paid.',
  },
  fola: {
    title: 'The fola',
    text: 'The cards left over are the fola: they lie face down by the dealer and are not played. You only learn how many of each suit it holds, never the trumps.',
  },
  matto: {
    title: 'You have the Fool',
    text: 'You can play it whenever you like, and it never wins a trick. It stays yours: if they win the trick, you give a worthless card for it. It adds 5 to each of your versicole.',
  },
  theMatto: 'the Fool',
  title: 'Your versicole',
  held: (name, cards) => `${name}: you have it (${cards}).`,
  lacking: (name, missing) => `${name}: you only lack ${missing}.`,
  counted: 'At the end they count for the side with the cards in its tricks.',
  made: {
    title: 'A versicola!',
    text: (name, card) =>
      `${name}: with ${card} it is complete, in your hand and your side’s tricks. It counts at the end.`,
  },
  undone: {
    title: 'One versicola less',
    text: (name, card) => `${name}: the other side has ${card}, so your side can no longer make it.`,
  },
};
