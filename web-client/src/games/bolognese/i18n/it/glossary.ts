// The game's words, in the forms that its texts use, and what they mean.
import type { Term } from '../../../../rules/glossary';

export const glossary: Term[] = [
  { word: 'Accuso', forms: ['accusi'], meaning: 'Le combinazioni dichiarate dalla mano nel primo giro.' },
  {
    word: 'Andare su',
    forms: ['andato su'],
    meaning: 'Giocare da solo con il pozzo: se ne prendono le otto carte e se ne scartano otto.',
  },
  { word: 'Busso', meaning: 'Segno di chi attacca: compagno, gioca la tua carta più alta.' },
  { word: 'Cappotto', meaning: 'Non fare nessuna presa.' },
  { word: 'Contatori', forms: ['contatore'], meaning: 'Bégato e Matto, che entrano in ogni sequenza.' },
  { word: 'Cricca', forms: ['cricche'], meaning: 'Tre o quattro carte uguali: Tarocchi, Re, Regine, Cavalli, Fanti.' },
  { word: 'Criccone', meaning: 'Tre o più cricche: si raddoppiano.' },
  { word: 'Di mio', meaning: 'Giocare da solo senza il pozzo, per il doppio delle poste.' },
  { word: 'Grande', meaning: 'La sequenza dei Trionfi, dall’Angelo in giù.' },
  {
    word: 'Posta',
    forms: ['poste'],
    meaning: 'Quel che si paga nel Terziglio: dieci punti di chi vince sono una posta, tolti i primi cinque.',
  },
  { word: 'Pozzo', meaning: 'Le otto carte che avanzano dalla data nel Terziglio.' },
  {
    word: 'Punto di Mattazza',
    forms: ['punti di mattazza'],
    meaning: 'Quel che segna chi perde una smazzata di Mattazza.',
  },
  {
    word: 'Ricevitore',
    meaning: 'Nel Terziglio chi siede alla destra del mazziere: riceve le prime carte e dichiara per primo.',
  },
  { word: 'Riposare', forms: ['riposa'], meaning: 'Non giocare le smazzate che restano: tocca a chi ha perso.' },
  { word: 'Rosse', meaning: 'Sole e Luna.' },
  { word: 'Scartata', meaning: 'Le carte scartate prima del gioco: di solito le due del mazziere.' },
  { word: 'Scartini', forms: ['scartino'], meaning: 'Le carte che da sole non valgono nulla.' },
  { word: 'Sequenza', forms: ['sequenze'], meaning: 'Carte che si seguono; tre o più sequenze si raddoppiano.' },
  { word: 'Smazzata', forms: ['smazzate'], meaning: 'Una mano, dal dare al conto.' },
  { word: 'Solista', meaning: 'Nel Terziglio chi gioca da solo contro gli altri due.' },
  { word: 'Striscio', meaning: 'Segno di chi attacca: ho altre carte di questo seme.' },
  { word: 'Volo', meaning: 'Segno di chi attacca: era la mia ultima di questo seme.' },
];
