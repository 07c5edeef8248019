// What explains the game: cards and hints.

const suit = (name: string) => ({
  name: `Sequenza di ${name}`,
  text: 'Il Re e due o tre altre figure; l’Asso e i Contatori sono carte in più. Tre carte valgono 10 punti, ogni altra carta 5.',
});
const cricca = (name: string, three: number, four: number) => ({
  name: `Cricca di ${name}`,
  text: `Tre valgono ${three} punti, tutte e quattro ${four}.`,
});

/** What every card may be part of, and what is special about it. */
export const about = {
  all: 'Combinazioni',
  combinations: {
    tarocchi: cricca('Tarocchi', 18, 36),
    re: cricca('Re', 17, 34),
    regine: cricca('Regine', 14, 28),
    cavalli: cricca('Cavalli', 13, 26),
    fanti: cricca('Fanti', 12, 24),
    suitC: suit('Coppe'),
    suitD: suit('Denari'),
    suitS: suit('Spade'),
    suitB: suit('Bastoni'),
    assi: {
      name: 'Sequenza di Assi',
      text: 'Tre o quattro Assi; i Contatori sono carte in più. Tre carte valgono 10 punti, ogni altra carta 5.',
    },
    mori: {
      name: 'Sequenza di Mori',
      text: 'Tre o quattro Mori; i Contatori sono carte in più. Tre carte valgono 10 punti, ogni altra carta 5.',
    },
    grande: {
      name: 'La Grande',
      text: 'L’Angelo e due o tre fra Mondo, Sole e Luna; poi dal 16 in giù finché non ne manca uno, e dopo il 5 i Mori. Tre carte valgono 10 punti, ogni altra carta 5.',
    },
  },
  lines: {
    matto: 'Puoi giocarlo a qualunque presa, anche se puoi rispondere; non ha grado e non prende mai.',
    covered: 'Si mostra e si copre: resta nel tallone di chi l’ha giocato.',
    given: 'Alla fine dai un’altra carta a chi ha vinto la presa.',
    tarocco: 'È uno dei quattro Tarocchi: Angelo, Mondo, Bégato e Matto.',
    contatore:
      'È un Contatore: una carta in più in ogni sequenza che vale, in tutte insieme; può fare da terza carta, mai da Re o da Angelo.',
    begato: 'È il più basso dei Trionfi, sotto ai Mori.',
    moro: 'I quattro Mori sono pari: nella stessa presa vince l’ultimo giocato.',
    rossa: 'È una delle due Rosse, Sole e Luna.',
    head: 'È il capostipite della sua sequenza, che senza non vale.',
    signal: 'In questo seme puoi parlare solo quando il Re è passato in una presa precedente.',
    silent: 'Giocando il Matto non si parla.',
    short: 'In Coppe e Denari, sotto alle figure, l’Asso è la carta più forte e il 10 la più debole.',
    long: 'In Spade e Bastoni, sotto alle figure, il 10 è la carta più forte e l’Asso la più debole.',
    scartino: 'È uno scartino: da solo non conta; nel conto due scartini fanno 1 punto.',
    paired: 'Nel conto, con uno scartino, porta quanto vale; due carte di valore insieme portano 1 punto in meno.',
    scartinoOfTrick:
      'È uno scartino: da solo non conta. In una presa senza carte di valore gli scartini fanno in tutto 1 punto.',
    first: 'Nel conto la prima carta di valore di una presa porta quel che vale, le altre 1 punto in meno.',
    noDiscard: 'Non puoi scartarla.',
  },
};

/** Tips for a newcomer's first hands; cards are already named. */
export const coach = {
  call: {
    title: 'Le ultime due',
    text: 'Le prende il mazziere, che poi ne scarta due. Chi con le sue carte arriva al traguardo può invece chiamarsi fuori.',
  },
  discard: {
    title: 'La scartata',
    text: 'Metti giù due carte, coperte: contano nel vostro tallone. Né Re né Tarocchi. Dare a un seme, o accorciarlo, fa comodo.',
  },
  declare: {
    title: 'L’accuso',
    text: 'Le combinazioni mostrate adesso valgono a fine smazzata, ma gli altri ne vedono le carte. Puoi tacere.',
  },
};
