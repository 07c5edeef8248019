// The game's words, in the forms that its texts use, and what they mean.
import type { Term } from '../../../../rules/glossary';

export const glossary: Term[] = [
  { word: 'Accuso', forms: ['accusi'], meaning: 'The combinations declared in the first trick.' },
  { word: 'Busso', meaning: 'The leader’s signal: partner, play your highest card.' },
  { word: 'Cappotto', meaning: 'Winning no tricks.' },
  {
    word: 'Contatori',
    forms: ['contatore'],
    meaning: 'The Magician (Bégato) and the Fool, which join every sequence.',
  },
  { word: 'Cricca', forms: ['cricche'], meaning: 'Three or four of a kind: Tarocchi, Kings, Queens, Knights, Jacks.' },
  { word: 'Criccone', meaning: 'Three or more cricche: they score double.' },
  { word: 'Grande', meaning: 'The sequence of trumps from the Angel down.' },
  { word: 'Rosse', meaning: 'Sun and Moon.' },
  { word: 'Scartata', meaning: 'The dealer’s two discards.' },
  { word: 'Scartini', forms: ['scartino'], meaning: 'Cards worth nothing by themselves.' },
  {
    word: 'Sequenza',
    forms: ['sequenze'],
    meaning: 'Consecutive cards; three or more sequences score double.',
  },
  { word: 'Smazzata', forms: ['smazzate'], meaning: 'A hand, from the deal to the count.' },
  { word: 'Striscio', meaning: 'The leader’s signal: I have more of this suit.' },
  { word: 'Volo', meaning: 'The leader’s signal: this was my last of the suit.' },
];
