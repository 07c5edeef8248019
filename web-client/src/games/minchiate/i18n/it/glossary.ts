// The game's words, in the forms that its texts use, and what they mean.
import type { Term } from '../../../../rules/glossary';

export const glossary: Term[] = [
  {
    word: 'Accusare',
    forms: ['accusa', 'accusano', 'accusata', 'accusate', 'accuse'],
    meaning: 'Mostrare le proprie versicole alla prima presa.',
  },
  { word: 'Arie', forms: ['aria'], meaning: 'I cinque tarocchi più alti: Stella, Luna, Sole, Mondo, Trombe.' },
  { word: 'Cartaccia', forms: ['cartacce'], meaning: 'Carta che non conta nulla.' },
  {
    word: 'Cascare',
    forms: ['casca', 'cascano', 'cascato'],
    meaning: 'Scoprire la mano e smettere di giocare, quando non hai più tarocchi.',
  },
  { word: 'Fola', meaning: 'Le tredici carte che restano fuori dal gioco.' },
  { word: 'Girata', forms: ['girate'], meaning: 'Quattro mani, una per mazziere. Tre girate fanno un girone.' },
  { word: 'Girone', forms: ['gironi'], meaning: 'Tre girate, una con ciascun compagno.' },
  { word: 'Papi', forms: ['papa'], meaning: 'I cinque tarocchi più bassi, dall’1 al 5.' },
  {
    word: 'Pigliare',
    forms: ['piglia', 'pigliano', 'pigliate'],
    meaning: 'Prendere dalla fola le carte di conto, senza segnarle.',
  },
  { word: 'Resto', forms: ['resti'], meaning: 'La posta che si paga ogni sessanta punti di vantaggio.' },
  {
    word: 'Rubare',
    forms: ['ruba', 'rubano', 'rubato', 'rubate', 'rubata'],
    meaning: 'Prendere le carte buone dal fondo del mucchietto alzato o dalla cima della fola.',
  },
  { word: 'Sopraventi', meaning: 'I tarocchi dal 20 al 29.' },
  {
    word: 'Versicola',
    forms: ['versicole'],
    meaning: 'Una combinazione di tre o più carte che conta come la somma dei loro valori.',
  },
];
