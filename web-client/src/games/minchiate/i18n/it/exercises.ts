/** Texts of the exercises, by position. Loaded with them. */
export const exercises = {
  'save-papa': {
    title: 'Salva il papa',
    question: 'Il compagno ha attaccato denari, e un avversario ha tagliato con il 15. L’altro gioca dopo di te.',
    reason:
      'Sotto il 15 un papa muore, e senza il 3 non c’è versicola di papi. Il 33 e il Sole contano, e l’ultimo può ancora superarli. Il 26, o il 24, prova a prendere senza rischiare niente.',
  },
  'bring-ten-home': {
    title: 'Porta a casa il 10',
    question: 'Un avversario attacca coppe, tu non ne hai: tagli da secondo. Con che cosa?',
    reason:
      'Chi gioca dopo di te quasi sempre ha ancora coppe e deve rispondere: è il momento di una carta di conto bassa, che più tardi si prende facilmente. Il 10 vale 5 e serve alla versicola delle diecine. Anche 1, 2, 13 e 35 vanno bene; le arie invece servono dopo.',
  },
  'bring-one-home': {
    title: 'L’1, la carta più gelosa',
    question: 'Sei ultimo, non hai denari e nessuno ha tagliato: qualunque tarocco prende.',
    reason:
      'L’1 vale 5, sta in tre versicole ed è la carta più facile da prendere: portalo a casa quando la presa è sicura. Gli altri tarocchi avranno altre occasioni.',
  },
  'papa-not-matto': {
    title: 'Il papa o il Matto?',
    question: 'Si gioca a spade, che non hai, e dopo di te gioca un avversario. Dai il Matto o tagli?',
    reason:
      'Il Matto lascia la presa agli altri. In tutte le smazzate immaginate l’ultimo ha ancora spade e deve rispondere, dunque il 3 arriva a casa: vale 3, e senza di lui non c’è versicola di papi. Il Mondo qui è sprecato.',
  },
  'king-first': {
    title: 'Il Re, subito',
    question: 'Un avversario attacca coppe, e tu hai Re, Regina, 6 e il Matto.',
    reason:
      'Adesso gli altri rispondono, e il Re prende. Se giochi la Regina o il Matto, al prossimo giro qualcuno taglia: il Re arriva a casa solo in metà delle smazzate.',
  },
  'catch-king': {
    title: 'Prendi il Re',
    question: 'A bastoni ha tagliato un avversario, con l’8. Il suo compagno gioca per ultimo.',
    reason:
      'L’ultimo ha il Re di bastoni, e deve rispondere: se tagli sopra l’8, il Re muore nella tua presa. Il 6 non basta. Il 25 o il 23 bastano, e non contano.',
  },
  'trumpets-pull': {
    title: 'Comanda dall’alto',
    question: 'Hai la mano, con Trombe, Mondo e Luna. Con che cosa attacchi?',
    reason:
      'Con le Trombe, o con il Mondo, prendi di sicuro e fai cadere i tarocchi degli altri, con le carte di conto che ci sono dentro. Una carta di seme dà loro la mano, il 4 glielo regali, e la Luna cade sotto il Sole.',
  },
  'papa-later': {
    title: 'Prima il Mondo, poi il papa',
    question: 'Ti restano Mondo, Luna, 23 e il 4. Le Trombe sono già uscite.',
    reason:
      'Il Mondo è la carta più alta rimasta: prende, toglie un tarocco a tutti, e dopo il 4 arriva a casa più facilmente. Se attacchi con il 4, spesso lo prende un avversario.',
  },
  'world-thirteen': {
    title: 'Il Mondo e il 13',
    question: 'Hai la mano con il Mondo e altri quattro tarocchi. Manca ancora il 13.',
    reason:
      'Il Mondo prende sicuro, e in tutte le smazzate immaginate il 13 arriva dalla vostra parte, con la sua versicola. Con il 18 questo non succede mai.',
  },
  'spare-moon': {
    title: 'Lascia prendere il compagno',
    question: 'Il compagno ha attaccato con il 35, che sta prendendo. Ti restano Luna, 26 e 22.',
    reason:
      'La presa è già vostra: dai il 22, o il 26, e tieni la Luna. In tutte le smazzate immaginate così portate a casa la Luna e il Re di spade; se la giochi adesso, li perdete.',
  },
};
