// The hand of 1798 in words. Loaded with it.
export const printed = {
  names: ['Sud', 'Est', 'Nord', 'Ovest'],
  about: [
    'È la mano d’esempio delle «Regeln des Minchiatta-Spiels», stampate a Dresda nel 1798, come la riporta il libretto dell’Accademia de’ Germini (§19). Sud fa le carte. Il programma la rigioca dal verbale: vantaggio dopo ogni presa, conto e resti tornano fino all’ultimo punto.',
    'Alla fine Nord e Sud contano 98, Est e Ovest 147 più 34 di gioco: la differenza è 83, due resti.',
  ],
};
