// The words of this table, as they stand in its texts, and what they mean.
import type { Term } from '../../../../rules/glossed';

export const glossary: Term[] = [
  { word: 'Accuso', forms: ['accusi'], meaning: 'The combinations declared from the hand in the first trick.' },
  { word: 'Busso', meaning: 'A sign of the leader: his partner is to play his highest card.' },
  { word: 'Cappotto', meaning: 'To win no trick.' },
  { word: 'Contatori', forms: ['contatore'], meaning: 'Bégato and Matto, which enter every sequence.' },
  { word: 'Cricca', forms: ['cricche'], meaning: 'Three or four of a kind: Tarocchi, Kings, Queens, Knights, Jacks.' },
  { word: 'Criccone', meaning: 'Three or more cricche: they are doubled.' },
  { word: 'Grande', meaning: 'The sequence of the trumps, from the Angel down.' },
  { word: 'Rosse', meaning: 'Sun and Moon.' },
  { word: 'Scartata', meaning: 'The two cards that the dealer puts away.' },
  { word: 'Scartini', forms: ['scartino'], meaning: 'Cards that are worth nothing by themselves.' },
  {
    word: 'Sequenza',
    forms: ['sequenze'],
    meaning: 'Cards that follow one another; three or more sequences are doubled.',
  },
  { word: 'Smazzata', forms: ['smazzate'], meaning: 'A hand, from the deal to the count.' },
  { word: 'Striscio', meaning: 'A sign of the leader: he has more of this suit.' },
  { word: 'Volo', meaning: 'A sign of the leader: this was his last of the suit.' },
];
