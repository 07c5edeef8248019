/** What a newcomer is told in his first hands; cards are already named. */
export const coach = {
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
