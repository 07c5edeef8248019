/** A hand that is over, played on otherwise. */
export const trial = {
  from: 'Gioca da qui',
  title: 'E se si fosse giocato altrimenti?',
  text: 'Da questo punto la mano si gioca di nuovo contro gli automi, che vedono solo le carte loro. È una prova tutta tua: nulla ne resta, né nel conto né tra le partite.',
  seat: (name: string) => `Al posto di ${name}`,
  mark: 'Prova: non conta',
  back: 'Torna alla mano',
  anew: 'Da capo',
  menu: 'La prova',
  failed: 'Il server non ha risposto: la mossa non è andata.',
  over: 'Com’è andata, e come sarebbe andata',
  was: 'Allora',
  would: 'Nella prova',
  wasSheet: 'Il conto di allora',
  wouldSheet: 'Il conto della prova',
  unfinished: 'quella mano non è finita',
};
