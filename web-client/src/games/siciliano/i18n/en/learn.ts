// What explains the game: cards and hints.
import type * as it from '../it/learn';

export const about: typeof it.about = {
  fujutu: 'You may play it at any time, even if you can follow suit; it never wins.',
  kept: 'It stays with your side, which gives a scartina for it if the others win the trick.',
  counted: 'In announcements it counts as a trump.',
  decina: 'One of the three decine, the cards worth ten: it is announced by name.',
  aria: 'One of the Arie, the five highest trumps: their number is announced.',
  re: 'The number of Kings is announced, not the suit.',
  bianco: 'T14 and T15 are the Maggiori bianchi, T13 is the Minore bianco: you may call them during the play.',
  miseria: 'It has no number and is the lowest trump.',
  scartina: 'A scartina: worth nothing by itself; in the count, three make 1 point.',
  counting: 'Counted with two scartine it scores its value; every further counting card costs 1.',
  noDiscard: 'The dealer cannot discard it.',
};
export const coach: typeof it.coach = {
  expose: {
    title: 'Cards turned up',
    text: 'Choose one card of each packet without knowing it; then everybody sees it.',
  },
  announce: {
    title: 'The announcement',
    text: 'Tell your partner what you hold: decine by name, the number of Arie, Kings and trumps. It must be true; only in the first two rounds may you claim one or two trumps too many.',
  },
  say: {
    title: 'Mischio or tengo',
    text: 'Look at your cards and remember what your partner announced: if you are weak together, say mischio. A single tengo makes the hand continue.',
  },
  discard: {
    title: 'The discard',
    text: 'Put down three cards, face down: they count for your side. None worth 5 or 10. Being void in a suit helps.',
  },
};
