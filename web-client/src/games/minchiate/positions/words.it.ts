// Titles, tasks and ideas of the positions.
export const words = {
  tenuta: {
    title: 'La tenuta',
    task: 'Il compagno ha attaccato a Spade e l’avversario ha tagliato col 9. Non hai Spade; dopo di te gioca l’ultimo, e fuori ci sono ancora il 2, il 3 e il 10.',
    idea: 'Il 21: è una tenuta al papa e al 10, che l’ultimo può salvare solo con un’aria. Nel 1798 dovette lasciar morire il 2.',
  },
  fumata: {
    title: 'La fumata',
    task: 'Alla diciassettesima presa il compagno attacca col papa 2. Le Trombe non sono uscite; tu hai 33, 34, Luna, Sole e Mondo.',
    idea: 'È una fumata di papa: le Trombe le ha lui, e ti chiede di prendere alto. Prendi con un’aria e continua con le altre, in un giuoco di giro.',
  },
  impiccare: {
    title: 'Impiccare il Re',
    task: 'Attacchi alla seconda presa. Di Denari hai Re, Asso, 2 e 9, e uno è nella fola. Il seme non è ancora stato giocato.',
    idea: 'Il 9 di Denari: finita la prima presa il Re non è più obbligato. Nel 1798 Sud attaccò col Re, ed Est lo uccise col 30.',
  },
  gelosa: {
    title: 'Quale carta è gelosa?',
    task: 'Sei l’ultimo, non hai Bastoni, e il 27 del compagno sta prendendo. Hai 1, 21, 23 e 34. Gli avversari hanno già preso il 35 e la Stella.',
    idea: 'Il 34: è la carta che manca alla loro versicola, e vale 5 come l’1. Nel 1798 Ovest portò a casa l’1, e il 34 morì alla diciottesima presa.',
  },
  ultimo: {
    title: 'Da ultimo di mano',
    task: 'Il compagno ti gira il papa 4, e l’avversario mette il 26. Giochi per ultimo; hai il 35, il Sole e il Mondo.',
    idea: 'Il 35: prende di sicuro, e porta a casa sé stesso e il papa. Le arie restano per dopo.',
  },
  rifitta: {
    title: 'La rifitta',
    task: 'Attacchi tu. Il compagno e l’avversario alla tua destra hanno già tagliato le Spade: ne ha ancora solo quello alla tua sinistra, che gioca per ultimo.',
    idea: 'Una Spada bassa. L’ultimo deve rispondere, e il compagno prende con la sua carta migliore sopra il taglio dell’altro: nel 1798 salvò la Luna.',
  },
  prima: {
    title: 'La prima',
    task: 'Il compagno attacca a Bastoni, che si giocano per la prima volta. Tu non ne hai; hai il 30 e otto tarocchi più bassi.',
    idea: 'Il 30, la tua carta di conto migliore: alla prima l’ultimo quasi sempre risponde. Alla seconda sarebbe già un rischio.',
  },
  fallio: {
    title: 'Il fallio',
    task: 'Il mazziere ha pigliato il Re di Spade e il Re di Bastoni. Tu hai rubato due carte, e due ne devi scartare.',
    idea: 'Le due Spade: senza quel seme puoi uccidere il Re appena il compagno ci attacca. Nel 1798 riuscì alla terza presa, col 33.',
  },
};
