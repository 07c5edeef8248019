// One's own hand: how its cards are played and in what order they stand
export const hand = {
  label: 'Giocare una carta',
  twice: {
    touch: 'Col dito due tocchi, col mouse un clic',
    always: 'Sempre due volte: prima si sceglie, poi si conferma',
    never: 'Sempre una volta sola',
  },
  order: {
    label: 'L’ordine della mano',
    rising: 'Dalle carte deboli alle forti',
    falling: 'Dalle forti alle deboli',
    counting: 'Le carte che contano in fondo',
  },
  marks: 'Mentre giocano gli altri si può segnare la carta da giocare poi',
  // A card that is marked while others play
  mark: 'poi',
  isMarked: 'segnata da giocare',
  marked: (card: string) => `${card}: si gioca appena tocca a te`,
  unmarked: (card: string) => `${card}: non più segnata`,
  onceMore: 'ancora una volta per segnarla',
  dropped: (card: string) => `Era segnata, ma non è stata giocata: ${card}.`,
  keys: 'Mentre giocano gli altri, Invio segna la carta da giocare poi.',
};
