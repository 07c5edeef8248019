/** Tips for a newcomer's first hands; cards are already named. */
export const coach = {
  call: {
    title: 'Le ultime due',
    text: 'Sono del mazziere: le prendi e poi ne scarti due. Se con quel che hai arrivi al traguardo, puoi chiamarti fuori.',
  },
  discard: {
    title: 'La scartata',
    text: 'Metti giù due carte, coperte: contano nel vostro mazzo. Né Re né Tarocchi. Restare senza un seme fa comodo.',
  },
  declare: {
    title: 'L’accuso',
    text: 'Le combinazioni mostrate adesso valgono a fine smazzata, ma gli altri ne vedono le carte. Puoi tacere.',
  },
  title: 'Le tue combinazioni',
  held: (name: string, cards: string) => `${name}: ce l’hai (${cards}).`,
  lacking: (name: string, missing: string) => `${name}: ti manca solo ${missing}.`,
  counted: 'Alla fine contano quelle del vostro mazzo.',
  made: {
    title: 'Una combinazione!',
    text: (name: string, card: string) =>
      `${name}: con ${card} le carte ci sono, fra la tua mano e il vostro mazzo. Si conta alla fine.`,
  },
  undone: {
    title: 'Una combinazione in meno',
    text: (name: string, card: string) => `${name}: gli avversari hanno preso ${card}, e voi non la farete più.`,
  },
};
