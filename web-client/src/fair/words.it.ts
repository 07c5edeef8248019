/** The proof of a closed hand's deal. */
const fair = {
  title: 'Il mazzo di questa mano',
  checking: 'Il browser rifà il mazzo…',
  holds: 'Il tuo browser ha rifatto il mazzo, e torna carta per carta.',
  told: 'Prima della mano aveva ricevuto la stessa impronta, e il suo contributo è compreso.',
  mine: 'Le carte che hai avuto vengono da questo mazzo.',
  untold: 'Prima della mano questo browser non ha contribuito: non può sapere se l’impronta è quella di allora.',
  added: (n: number, of: number) => `Hanno contribuito al caso ${n} posti su ${of}.`,
  faults: {
    commitment: 'Il segreto non è quello che il server aveva fissato.',
    cards: 'Il mazzo non viene dal segreto e dai contributi dei posti.',
    bot: 'Più contributi che giocatori: uno è di un bot, cioè del server stesso.',
    told: 'Prima della mano questo browser aveva ricevuto un’altra impronta.',
    added: 'Il contributo di questo browser non è compreso.',
    hand: 'Le carte ricevute allora da questo browser non sono quelle che questo mazzo ti dà.',
  },
  unknown: 'Questa pagina non sa come si mescola in questo gioco: scarica la prova e controllala altrove.',
  failed: 'Il controllo non è riuscito: forse manca la connessione.',
  proves:
    'Che cosa prova: il server aveva fissato il suo segreto, e ne aveva mandato l’impronta, prima di ogni contributo. Dopo non poteva più cambiarlo, e senza i contributi dei posti il mazzo non c’era ancora.',
  provesNot:
    'Che cosa non prova: che chi amministra il server non abbia guardato le carte durante il gioco, o non fosse d’accordo con un giocatore sull’ultimo contributo.',
  file: 'Scarica la prova',
  command: 'Se non ti fidi di questa pagina, controlla la prova con germini fair FILE.',
  struck: {
    title: (hand: number) => `Mano ${hand}, annullata`,
    what: 'La partita è stata interrotta durante questa mano, che quindi non conta. Il suo segreto è pubblico lo stesso, e puoi controllare com’erano le carte.',
  },
  draw: {
    holds: 'I posti: il tuo browser li ha sorteggiati di nuovo, e tornano carta per carta.',
    dealer: 'Il primo mazziere: il tuo browser lo ha sorteggiato di nuovo, e torna.',
    told: 'Prima del sorteggio aveva ricevuto l’impronta di quel segreto, e il suo contributo è compreso.',
    untold: 'Prima del sorteggio questo browser non ha contribuito: non può sapere se l’impronta è quella di allora.',
    unknown: 'Questa pagina non sa come si sorteggiano i posti in questo gioco.',
    faults: {
      drawn: 'Il sorteggio non viene dal segreto e dai contributi dei posti.',
      bot: 'Più contributi al sorteggio che giocatori: uno è di un bot, cioè del server stesso.',
      told: 'Prima del sorteggio questo browser aveva ricevuto un’altra impronta.',
      added: 'Il contributo di questo browser al sorteggio non è compreso.',
    },
  },
};

export const words = { fair };
