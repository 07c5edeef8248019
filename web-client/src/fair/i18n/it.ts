/** The proof of a closed hand's deal. */
export const fair = {
  title: 'Il mazzo di questa mano',
  checking: 'Il browser rifà il mazzo…',
  holds: 'Il tuo browser ha rifatto il mazzo, e torna carta per carta.',
  told: 'Prima della mano aveva ricevuto la stessa impronta, e quel che ha aggiunto lui è nel conto.',
  mine: 'Le carte che hai avuto vengono di lì.',
  untold: 'Prima della mano questo browser non ha aggiunto nulla: se l’impronta è quella di allora non lo può sapere.',
  added: (n: number, of: number) => `Al caso ha aggiunto qualcosa di suo chi sedeva a ${n} posti su ${of}.`,
  faults: {
    promise: 'Il segreto non è quello che era stato promesso.',
    cards: 'Il mazzo non viene dal segreto e da quel che hanno aggiunto i posti.',
    bot: 'Hanno aggiunto qualcosa in più di quanti hanno giocato: qualcosa è stato aggiunto per un bot, cioè dal server stesso.',
    told: 'Prima della mano questo browser aveva ricevuto un’altra impronta.',
    added: 'Quel che ha aggiunto questo browser non è nel conto.',
    hand: 'Le carte che questo browser ha ricevuto allora non sono quelle che da questo mazzo toccano a te.',
  },
  unknown: 'Come si mescola a questo gioco, questa pagina non lo sa: la prova si può scaricare e controllare altrove.',
  failed: 'Il controllo non si è potuto fare: forse la rete è caduta.',
  proves:
    'Che cosa prova: il server aveva fissato il suo segreto, e ne aveva detto l’impronta, prima che qualcuno aggiungesse qualcosa. Dopo non poteva più cambiarlo, e senza quel che hanno aggiunto i posti il mazzo non c’era ancora.',
  provesNot:
    'Che cosa non prova: che chi tiene il server non abbia guardato le carte mentre si giocava, o che non fosse d’accordo con uno dei posti su che cosa aggiungere per ultimo.',
  file: 'Scarica la prova',
  command: 'Chi non si fida di questa pagina la controlla con germini fair FILE.',
  struck: {
    title: (hand: number) => `La mano ${hand}, annullata`,
    what: 'La partita è stata interrotta nel mezzo di questa mano: non conta nulla. Il suo segreto è aperto lo stesso, e come erano le carte si può controllare.',
  },
  draw: {
    holds: 'I posti: il tuo browser li ha sorteggiati di nuovo, e tornano carta per carta.',
    dealer: 'Chi dà le carte per primo: il tuo browser lo ha sorteggiato di nuovo, e torna.',
    told: 'Prima del sorteggio aveva ricevuto l’impronta di quel segreto, e quel che ha aggiunto lui è nel conto.',
    untold:
      'Prima del sorteggio questo browser non ha aggiunto nulla: se l’impronta è quella di allora non lo può sapere.',
    unknown: 'Come si sorteggiano i posti in questo gioco, questa pagina non lo sa.',
    faults: {
      drawn: 'Il sorteggio non viene dal segreto e da quel che hanno aggiunto i posti.',
      bot: 'Al sorteggio hanno aggiunto qualcosa in più di quanti hanno cominciato: qualcosa è stato aggiunto per un bot, cioè dal server stesso.',
      told: 'Prima del sorteggio questo browser aveva ricevuto un’altra impronta.',
      added: 'Quel che ha aggiunto questo browser al sorteggio non è nel conto.',
    },
  },
};
