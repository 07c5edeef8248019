// The game's words, in the forms that its texts use, and what they mean.
import type { Term } from '../../../../rules/glossary';

export const glossary: Term[] = [
  { word: 'Accuso', forms: ['accusi'], meaning: 'Le combinazioni dichiarate dalla mano nel primo giro.' },
  { word: 'Busso', meaning: 'Segno di chi attacca: compagno, gioca la tua carta più alta.' },
  { word: 'Cappotto', meaning: 'Non fare nessuna presa.' },
  { word: 'Contatori', forms: ['contatore'], meaning: 'Bégato e Matto, che entrano in ogni sequenza.' },
  { word: 'Cricca', forms: ['cricche'], meaning: 'Tre o quattro carte uguali: Tarocchi, Re, Regine, Cavalli, Fanti.' },
  { word: 'Criccone', meaning: 'Tre o più cricche: si raddoppiano.' },
  { word: 'Grande', meaning: 'La sequenza dei Trionfi, dall’Angelo in giù.' },
  { word: 'Rosse', meaning: 'Sole e Luna.' },
  { word: 'Scartata', meaning: 'Le due carte che il mazziere mette da parte.' },
  { word: 'Scartini', forms: ['scartino'], meaning: 'Le carte che da sole non valgono nulla.' },
  { word: 'Sequenza', forms: ['sequenze'], meaning: 'Carte che si seguono; tre o più sequenze si raddoppiano.' },
  { word: 'Smazzata', forms: ['smazzate'], meaning: 'Una mano, dal dare al conto.' },
  { word: 'Striscio', meaning: 'Segno di chi attacca: ho altre carte di questo seme.' },
  { word: 'Volo', meaning: 'Segno di chi attacca: era la mia ultima di questo seme.' },
];
