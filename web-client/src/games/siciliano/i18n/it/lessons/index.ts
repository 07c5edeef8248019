// The lessons by name, in a list.
export const lessons = {
  speak: { title: 'I tarocchi siciliani in venti passi', text: 'Annunci per primo, poi giochi la mano fino al conto.' },
  answer: { title: 'Mischio o tengo?', text: 'Il compagno annuncia, e tu rispondi.' },
};
