/** Texts of the exercises, by position. Loaded with them. */
export const exercises = {
  'matto-saves-moro': {
    title: 'Il Matto salva il Moro',
    question: 'Un avversario attacca con l’Angelo, e prende di sicuro. Che cosa dai?',
    reason:
      'Tutto quello che giochi sull’Angelo è perso, tranne il Matto, che resta vostro. Il Moro resta per la sequenza dei Mori, e non accorci i tarocchi.',
  },
  'keep-moro': {
    title: 'Non regalare il Moro',
    question: 'L’Angelo degli avversari prende, e il compagno ci ha dovuto mettere un Moro. Sei ultimo.',
    reason:
      'Dai il 7, o l’11, che non servono a niente. Con il tuo Moro gli avversari farebbero di sicuro la sequenza dei Mori, senza in quattro smazzate su dieci non ci riescono. Il Sole serve alla Grande.',
  },
  'ace-to-king': {
    title: 'L’Asso al compagno',
    question: 'Il compagno ha attaccato con il Re di coppe, che prende. Hai l’Asso e il Cavallo.',
    reason:
      'Metti l’Asso nella vostra presa: con lui fate quasi sempre la sequenza degli Assi, senza quasi mai. Il Cavallo vi manca di meno.',
  },
  'horse-to-king': {
    title: 'Una figura sul Re',
    question: 'Il Re di coppe del compagno sta prendendo. Hai il 10, l’Asso e il Cavallo.',
    reason:
      'Su una presa vostra va una carta che fa combinazione: il Cavallo serve alla cricca, e dopo rischia di essere preso. L’Asso va altrettanto bene; il 10 è un’occasione persa.',
  },
  'horse-spades': {
    title: 'Il Cavallo, subito',
    question: 'Un avversario attacca con il 10 di spade. Hai il Cavallo, il 9 e l’8.',
    reason:
      'Adesso il Cavallo arriva a casa in tutte le smazzate immaginate. Se aspetti, metà delle volte lo prendono gli avversari, che più spesso fanno la cricca dei Cavalli.',
  },
  'matto-saves-horse': {
    title: 'Il Matto al posto del Cavallo',
    question: 'Un avversario attacca con il Re di bastoni. Hai il Cavallo, solo, e il Matto.',
    reason:
      'Sotto il Re il Cavallo è perso. Il Matto resta vostro e ti fa aspettare: in sette smazzate su dieci il Cavallo arriva a casa più tardi.',
  },
  'moro-takes': {
    title: 'Taglia con il Moro',
    question:
      'Si gioca a coppe, che non hai, e nessuno ha tagliato. Hai un Moro e il 12; un avversario gioca dopo di te.',
    reason:
      'È il momento del Moro: più tardi cade sotto qualunque tarocco più alto, e agli avversari serve per la sequenza dei Mori. Il 12 può aspettare.',
  },
  'spare-angel': {
    title: 'Risparmia l’Angelo',
    question: 'Un avversario ha tagliato con il 7 il Fante del compagno, e l’altro gioca dopo di te.',
    reason:
      'Per superare il 7 basta il 13. L’Angelo prende sempre: tienilo per una presa che conta di più. Con il 5 lasci la presa agli altri, e con il Moro perdi anche quello.',
  },
  'lead-world': {
    title: 'Attacca dall’alto',
    question: 'L’Angelo è uscito. Hai la mano, con Mondo, Sole e altri due tarocchi.',
    reason:
      'Il Mondo adesso comanda: attaccando tarocchi li togli agli avversari, e in nove smazzate su dieci, invece che in quattro, fate la sequenza dei Mori. Le tue figure varranno di più quando nessuno potrà tagliarle.',
  },
  'last-moro': {
    title: 'Non superi: dai il meno',
    question: 'Un avversario ha tagliato con il Sole. Sei ultimo, e non puoi superarlo.',
    reason:
      'La presa è persa: dai il 7, o un altro tarocco senza valore. Con il Moro gli avversari farebbero di sicuro la sequenza dei Mori, senza quasi mai.',
  },
};
