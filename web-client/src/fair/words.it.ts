/** The proof of a deal, or of a draw before a match. */
export const fair = {
  holds: 'Il tuo browser ha rifatto il calcolo, e torna carta per carta.',
  told: 'Prima aveva ricevuto la stessa impronta, e il suo contributo è compreso.',
  mine: 'Le carte che hai avuto vengono da questo mazzo.',
  untold: 'Prima questo browser non ha contribuito: non può sapere se l’impronta è quella di allora.',
  added: (n: number, of: number) => `Hanno contribuito al caso ${n} posti su ${of}.`,
  faults: {
    commitment: 'Il segreto non è quello che il server aveva fissato.',
    result: 'Il risultato non viene dal segreto e dai contributi dei posti.',
    bot: 'Più contributi che giocatori: uno è di un bot, cioè del server stesso.',
    told: 'Prima questo browser aveva ricevuto un’altra impronta.',
    added: 'Il contributo di questo browser non è compreso.',
    hand: 'Le carte ricevute allora da questo browser non sono quelle che questo mazzo ti dà.',
  },
  unknown: 'Questa pagina non sa come si mescola in questo gioco: scarica la prova e controllala altrove.',
  proves:
    'Il server aveva fissato il suo segreto prima di ogni contributo, e dopo non poteva cambiarlo. Non è provato che chi lo amministra non abbia guardato le carte, o non si sia accordato con un giocatore.',
  file: 'Scarica la prova',
  command: 'Se non ti fidi di questa pagina, controlla la prova con germini fair FILE.',
  chain: 'Se conservi questo anello, germini verify --link dirà se le mani fino a questa sono state cambiate:',
};
