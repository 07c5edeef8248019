// The game's words, in the forms that its texts use, and what they mean.
import type { Term } from '../../../../rules/glossary';

export const glossary: Term[] = [
  { word: 'Arie', forms: ['aria'], meaning: 'The five highest trumps: Star, Moon, Sun, World, Trumpets.' },
  { word: 'Cascare', meaning: 'To show your hand and stop playing when you have no trumps left.' },
  { word: 'Fola', meaning: 'The thirteen cards left out of play.' },
  { word: 'Girata', forms: ['girate'], meaning: 'Four hands, one per dealer. Three girate make a girone.' },
  { word: 'Girone', forms: ['gironi'], meaning: 'Three girate, one with each partner.' },
  { word: 'Papi', forms: ['papa'], meaning: 'The five lowest trumps, 1 to 5.' },
  { word: 'Pigliare', meaning: 'To take the counting cards from the fola without scoring them.' },
  { word: 'Resto', forms: ['resti'], meaning: 'The stake paid for every sixty points of margin.' },
  {
    word: 'Rob',
    forms: ['robs', 'robbed', 'robbing'],
    meaning: 'To take good cards off the bottom of the lifted packet or the top of the fola; in Italian, rubare.',
  },
  { word: 'Sopraventi', meaning: 'The trumps from 20 to 29.' },
  {
    word: 'Versicola',
    forms: ['versicole'],
    meaning: 'A combination of three or more cards, worth the sum of their values.',
  },
];
