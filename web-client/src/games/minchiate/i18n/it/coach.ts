/** Tips for a newcomer's first hands; cards are already named. */
export const coach = {
  why: (side: string, points: number) => `${side} +${points}: perché?`,
  scored: {
    rob: (cards: string) =>
      `Chi alza volta le carte sotto al suo mucchietto e tiene quelle buone, scoperte. Queste contano, e si segnano subito: ${cards}.`,
    exposed: (cards: string) => `L’ultima carta di ognuno si dà scoperta; se conta, si segna subito: ${cards}.`,
    dealer_rob: (cards: string) =>
      `Il mazziere volta la prima carta della fola e, se è buona, la ruba. Questa conta, e si segna subito: ${cards}.`,
    declaration: (cards: string) =>
      `Una versicola mostrata all’inizio si segna subito: ${cards}. Alla fine conta di nuovo, per chi ne ha le carte.`,
    death: (cards: string) =>
      `Una carta di conto presa dagli avversari muore: ${cards}. Chi la prende ne segna subito il valore, e alla fine la conta.`,
  },
  cut: {
    title: 'L’alzata',
    text: 'Alza dove vuoi, è fortuna: se la carta sotto al tuo mucchietto è buona la rubi, e poi la seguente.',
  },
  discard: {
    title: 'Lo scarto',
    text: 'Metti giù le carte di troppo, mai quelle di conto. Restare senza un seme fa comodo: puoi ammazzarlo.',
  },
  declare: {
    title: 'L’accusa',
    text: 'Le versicole mostrate adesso si segnano subito, ma gli altri ne vedono le carte. Puoi tacere.',
  },
  king: {
    title: 'Il Re è obbligato',
    text: 'È la prima volta che si gioca questo seme, e qualcuno l’ha già ammazzato: chi ha il Re lo deve dare.',
  },
  follow: {
    title: 'Perché le altre no?',
    text: 'Hai carte del seme d’attacco: devi giocarne una. Le altre restano in ombra.',
  },
  trump: {
    title: 'Perché le altre no?',
    text: 'Non hai il seme d’attacco: devi giocare un tarocco, anche basso.',
  },
  resto: {
    title: 'Un resto',
    text: 'Il vantaggio è arrivato a 60: chi è sotto paga un resto, cioè la posta, e dal vantaggio se ne vanno 60. Quel che è pagato resta pagato.',
  },
  fola: {
    title: 'La fola',
    text: 'Le carte rimaste sono la fola: sta coperta dal mazziere e non si gioca. Se ne dice soltanto quante sono di ogni seme, mai i tarocchi.',
  },
  matto: {
    title: 'Hai il Matto',
    text: 'Puoi giocarlo quando vuoi, e non prende mai. Resta a voi: se la presa è loro, in cambio date una cartaccia. Aggiunge 5 a ogni vostra versicola.',
  },
  theMatto: 'il Matto',
  title: 'Le tue versicole',
  held: (name: string, cards: string) => `${name}: ce l’hai (${cards}).`,
  lacking: (name: string, missing: string) => `${name}: ti manca solo ${missing}.`,
  counted: 'Alla fine contano per chi ne ha le carte nelle prese.',
  made: {
    title: 'Una versicola!',
    text: (name: string, card: string) =>
      `${name}: con ${card} le carte ci sono tutte, fra la tua mano e le vostre prese. Si conta alla fine.`,
  },
  undone: {
    title: 'Una versicola in meno',
    text: (name: string, card: string) => `${name}: gli avversari hanno preso ${card}, e voi non la farete più.`,
  },
};
