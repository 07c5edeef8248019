/** A hand that is over, passed on by a link. */
export const share = {
  title: 'Condividi',
  open: 'Questa mano la può vedere chiunque ne abbia l’indirizzo.',
  link: 'Condividi questo punto',
  copied: 'Copiato',
  copyFailed: 'Copia l’indirizzo da qui:',
  text: (game: string) => `Una mano di ${game}`,
  closed:
    'Questa mano la vede soltanto chi c’era. Puoi farla vedere con i tuoi occhi: le carte che hai visto tu, senza il nome di nessuno, fino a quando vuoi.',
  agreed: (by: number, of: number) =>
    `Con le carte di tutti, e con i nomi, la vede chiunque abbia l’indirizzo quando sono d’accordo tutti quelli che l’hanno giocata: per ora ${by} su ${of}.`,
  agree: 'Sono d’accordo che la veda chiunque',
  disagree: 'Non sono più d’accordo',
  make: 'Fai un collegamento con i tuoi occhi',
  mine: 'I tuoi collegamenti a questa mano',
  made: (when: string) => `Del ${when}`,
  chain: (n: number) => `Anello ${n} delle mani chiuse su questo server`,
  chainMeans:
    'Tiene insieme questa mano e tutte quelle chiuse prima. Chi lo conserva può dire in seguito se una di loro è stata cambiata: germini verify --link.',
  end: 'Non condividere più',
  gone: 'Questo collegamento non porta più a nulla: chi l’ha dato non condivide più la mano.',
  shown: (seat: string) => `La mano come l’ha vista chi sedeva al ${seat}.`,
  seat: (n: number) => `posto ${n}`,
  bot: (n: number) => `Automa ${n}`,
  handTitle: 'Una mano condivisa',
  tooMany: 'Di questa mano hai già tutti i collegamenti che si possono avere: togline uno.',
};
