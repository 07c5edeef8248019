export const pages = {
  rules: {
    title: 'Regole in breve',
    intro:
      'Quattro giocatori, due coppie, compagni di fronte. Si dà e si gioca in senso antiorario. Vince chi prende le carte di conto e ne compone versicole.',
    sections: [
      {
        title: 'Le carte',
        text: [
          'Novantasette: quaranta tarocchi, quattro semi di quattordici, il Matto. In spade e bastoni il dieci è la più alta delle numerali; in coppe e denari è l’asso. Sopra stanno Fante o Fantina, Cavallo, Regina, Re.',
          'Contano dieci punti le arie (dal 36 al 40), cinque i tarocchi 30–35, 28, 20, 13, 10 e 1, il Matto e i Re, tre i papi dal 2 al 5. Il 29 vale cinque solo dentro una versicola.',
        ],
      },
      {
        title: 'Alzare, rubare, dare',
        text: [
          'Chi sta alla sinistra del mazziere alza. Se la carta di sotto del mucchietto è di conto o un tarocco sopra il 20, la ruba, e così via finché un’altra lo ferma.',
          'Ognuno riceve ventuno carte, l’ultima scoperta. Quel che avanza è la fola: il mazziere ne ruba da sopra allo stesso modo, poi piglia le carte di conto rimaste. Chi ha carte di troppo scarta.',
        ],
      },
      {
        title: 'Accusare',
        text: [
          'Alla prima presa ciascuno può accusare le versicole che ha intere in mano: tre o più tarocchi di fila tra 1 e 5 o tra 28 e 40, 1-13-28, 10-20-30 e 20-30-40, tre o quattro Re, 1-40-Matto. Il Matto si aggiunge a ognuna.',
        ],
      },
      {
        title: 'Il gioco',
        text: [
          'Rispondi al seme; se non ne hai gioca un tarocco; senza tarocchi gioca quel che vuoi. La prima volta che si gioca un seme, se qualcuno ha già ammazzato, chi viene dopo e ha quel Re deve metterlo.',
          'Puoi giocare il Matto quando vuoi; resta alla tua parte, che lo paga con una cartaccia. Una carta di conto presa dagli altri muore: ne segnano subito il valore.',
        ],
      },
      {
        title: 'I conti',
        text: [
          'Alla fine ogni parte conta le versicole nelle sue prese, le carte di conto, un punto per ogni carta oltre le quarantadue, dieci per l’ultima presa.',
          'Del vantaggio si paga un resto ogni sessanta punti: in gioco appena ci si arriva, al conto per ogni sessanta cominciati. Quattro mani, una per mazziere, fanno una girata.',
        ],
      },
    ],
    glossaryTitle: 'Parole del tavolo',
  },
};
