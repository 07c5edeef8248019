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
  /** The deal of the day. */
  day: {
    hash: (holds: boolean): string =>
      holds ? 'L’impronta qui sopra è quella del segreto.' : 'L’impronta qui sopra non è quella del segreto.',
    date: (holds: boolean, n: number, first: string) =>
      holds
        ? `Primo giorno della catena: ${first}. Il suo giorno ${n} è proprio questo.`
        : `Primo giorno della catena: ${first}. Il suo giorno ${n} non è questo.`,
    seen: (holds: boolean, on: string) =>
      holds
        ? `Dal segreto si arriva all’impronta iniziale che questo browser ha visto in data ${on}: allora il segreto era già fissato.`
        : `Dal segreto non si arriva all’impronta iniziale che questo browser ha visto in data ${on}: il segreto non è di quella catena.`,
    unseen:
      'Questo browser non ricorda un’impronta iniziale della catena vista prima della fine di quel giorno: non può sapere se il segreto era fissato in anticipo.',
    deal: (holds: boolean, name: string) =>
      holds
        ? `Mano confrontata: ${name}. Dal segreto vengono tutto il suo mazzo, carta per carta, e il suo mazziere.`
        : `Mano confrontata: ${name}. Il suo mazzo o il suo mazziere non viene dal segreto.`,
    noDeal: 'Non c’è una mano da confrontare con il segreto.',
    limits:
      'Non è provato che nessuno conoscesse le carte: chi amministra il server può calcolare prima le mani di tutti i giorni. I risultati, qui, non vengono controllati.',
  },
};
