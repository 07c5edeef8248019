export const printed = {
  names: ['Sud', 'Est', 'Nord', 'Ovest'],
  about: [
    'È la mano d’esempio delle «Regeln des Minchiatta-Spiels», stampate a Dresda nel 1798, come la riporta il libretto dell’Accademia de’ Germini (§19). Sud fa le carte. Il programma la rigioca dal verbale: vantaggio dopo ogni presa, conto e resti tornano fino all’ultimo punto.',
    'Alla fine Nord e Sud contano 98, Est e Ovest 147 più 34 di gioco: la differenza è 83, due resti.',
  ],
  slipsTitle: 'Sviste del libretto',
  slips: [
    'Nella 14ª presa attacca Ovest, che ha vinto la 13ª.',
    'L’osservazione su chi tiene il re nella 17ª porterebbe a 118 e a 2 resti.',
    'Est ha otto tarocchi e il Matto, non dieci.',
    'I semi della sua tavola delle prese sono confusi.',
    'Il 10 che Sud rende nella 16ª non può essere la carta dovuta per il Matto: la devono Est e Ovest.',
  ],
};
