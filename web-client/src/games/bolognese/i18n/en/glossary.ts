// The game's words, in the forms that its texts use, and what they mean.
import type { Term } from '../../../../rules/glossary';

export const glossary: Term[] = [
  { word: 'Accuso', forms: ['accusi'], meaning: 'The combinations declared in the first trick.' },
  {
    word: 'Andare su',
    forms: ['su'],
    meaning: 'Playing alone with the pozzo: you take its eight cards and discard eight.',
  },
  { word: 'Busso', meaning: 'The leader’s signal: partner, play your highest card.' },
  { word: 'Cappotto', meaning: 'Winning no tricks.' },
  {
    word: 'Contatori',
    forms: ['contatore'],
    meaning: 'The Magician (Bégato) and the Fool, which join every sequence.',
  },
  { word: 'Cricca', forms: ['cricche'], meaning: 'Three or four of a kind: Tarocchi, Kings, Queens, Horses, Jacks.' },
  { word: 'Criccone', meaning: 'Three or more cricche: they score double.' },
  { word: 'Di mio', meaning: 'Playing alone without the pozzo, for twice the poste.' },
  { word: 'Grande', meaning: 'The sequence of trumps from the Angel down.' },
  {
    word: 'Posta',
    forms: ['poste'],
    meaning: 'What is paid in Terziglio: ten points of the winners are one posta, after subtracting five.',
  },
  { word: 'Pozzo', meaning: 'The eight cards left after the deal in Terziglio.' },
  { word: 'Punto', forms: ['punti'], meaning: 'What the loser of a hand of Mattazza writes.' },
  {
    word: 'Receiver',
    meaning: 'The player at the dealer’s right in Terziglio, who gets the first cards and bids first.',
  },
  { word: 'Resting', forms: ['sits out'], meaning: 'Sitting out the remaining hands, after losing.' },
  { word: 'Rosse', meaning: 'Sun and Moon.' },
  { word: 'Scartata', meaning: 'The cards discarded before play: in most games the dealer’s two.' },
  { word: 'Scartini', forms: ['scartino'], meaning: 'Cards worth nothing by themselves.' },
  {
    word: 'Sequenza',
    forms: ['sequenze'],
    meaning: 'Consecutive cards; three or more sequences score double.',
  },
  { word: 'Smazzata', forms: ['smazzate'], meaning: 'A hand, from the deal to the count.' },
  { word: 'Soloist', meaning: 'The player who plays alone against the two others in Terziglio.' },
  { word: 'Striscio', meaning: 'The leader’s signal: I have more of this suit.' },
  { word: 'Volo', meaning: 'The leader’s signal: this was my last of the suit.' },
];
