/** A hand that is over, played on otherwise. */
export const trial = {
  from: 'Gioca da qui',
  title: 'E se avessi giocato diversamente?',
  text: 'Da questo punto rigiochi la mano contro i bot, che vedono solo le loro carte. La prova la vedi solo tu: non resta registrata e non conta.',
  seat: (name: string) => `Al posto di ${name}`,
  mark: 'Prova: non conta',
  back: 'Torna alla mano',
  restart: 'Da capo',
  menu: 'Prova',
  failed: 'Il server non ha risposto: la mossa non è stata fatta.',
  over: 'Com’è andata, e come sarebbe andata',
  lead: (points: string, worth: string) => `${points} (${worth})`,
  was: 'Allora',
  would: 'Nella prova',
  wasSheet: 'Foglio dei conti di allora',
  wouldSheet: 'Foglio dei conti della prova',
  unfinished: 'quella mano non è finita',
};
