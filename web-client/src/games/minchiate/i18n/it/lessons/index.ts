// The lessons by name, in a list.
export const lessons = {
  pagat: { title: 'Le Minchiate in cinque minuti', text: 'Una mano intera, dall’alzata al conto.' },
};
