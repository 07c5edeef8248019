// One's own hand: how its cards are played and in what order they stand
export const hand = {
  label: 'Giocare una carta',
  twice: {
    touch: 'Col dito due tocchi, col mouse un clic',
    always: 'Sempre due volte: scegli, poi conferma',
    never: 'Sempre una volta sola',
  },
  order: {
    label: 'Ordine della tua mano',
    rising: 'Dalle carte deboli alle forti',
    falling: 'Dalle forti alle deboli',
    counting: 'Le carte che contano in fondo',
  },
  marks: 'Mentre giocano gli altri posso già scegliere la mia prossima carta',
  // A card that is marked while others play
  mark: 'poi',
  isMarked: 'scelta come prossima',
  marked: (card: string) => `${card}: si gioca appena tocca a te`,
  unmarked: (card: string) => `${card}: non più scelta`,
  onceMore: 'ancora una volta per sceglierla',
  dropped: (card: string) => `Scelta in anticipo, ma non giocata: ${card}.`,
  keys: 'Mentre giocano gli altri, premi Invio per scegliere la prossima carta.',
};
