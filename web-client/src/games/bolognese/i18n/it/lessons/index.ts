// The lessons by name, in a list.
export const lessons = {
  ottocento: {
    title: 'Il Tarocco bolognese in cinque minuti',
    text: 'Una smazzata in quattro, a coppie. Comincia da qui: gli altri giochi hanno le stesse carte e combinazioni.',
  },
  terziglio: { title: 'Il Terziglio', text: 'In tre, uno contro due: l’offerta, il pozzo, le poste.' },
  mattazza: { title: 'La Mattazza', text: 'Ciascuno per sé: pochi punti, ma almeno una presa.' },
};
