/** Texts of the exercises, by position. Loaded with them. */
export const exercises = {
  'save-17': {
    title: 'Salva il 17',
    question: 'Un avversario attacca con il 16. Hai sette trionfi, anche il 18 e il 17.',
    reason:
      'L’avversario che gioca dopo di te ha detto «Ho la Balla», il 19: il 17 e il 18 superano il 16, ma lui li prende. Dai un trionfo piccolo, e il 17 arriva a casa più tardi.',
  },
  'picciotti-lead': {
    title: 'Non attaccare i Picciotti',
    question: 'Hai la mano, con i Picciotti, il 18, il 17 e altri trionfi. Con che cosa attacchi?',
    reason:
      'I Picciotti valgono 10, e quasi ogni trionfo li prende: attaccarli è regalarli. Anche il 17 e il 18 qui si perdono. Attacca una carta piccola, e porta a casa i Picciotti su una presa sicura.',
  },
  'picciotti-giove': {
    title: 'I Picciotti sotto Giove',
    question: 'Un avversario attacca con Giove, che prende tutto. Che cosa dai?',
    reason:
      'La presa è sua: dai il trionfo che vale meno, il 6 o il 7. I Picciotti costano 9 punti, il 17 e il 18 cinque.',
  },
  'lead-giove': {
    title: 'Giove comanda',
    question: 'Hai la mano, con Giove. Attacchi con lui o aspetti?',
    reason:
      'Giove prende sempre, e gli altri devono rispondere: in sette smazzate su dieci, invece che in quattro, i Picciotti arrivano dalla vostra parte, e vincete la mano più spesso.',
  },
  'save-19': {
    title: 'Il 19 aspetta',
    question: 'Il compagno ha attaccato con i Picciotti, e un avversario ha messo il 16. Hai il 19.',
    reason:
      'Chi gioca per ultimo ha detto «Ho Giove»: il 19 supera il 16, ma lui lo prende. Dai il 4 o il 2, e più tardi il 19 arriva a casa.',
  },
  fujutu: {
    title: 'Quando dare il Fujutu',
    question: 'Il compagno attacca con Giove, che prende. Hai il 19, altri trionfi e il Fujutu.',
    reason:
      'Il Fujutu torna comunque dalla vostra parte, e ti risparmia un trionfo. Uscito Giove, il 19 è il più alto: tienilo per una presa sua.',
  },
  'king-lead': {
    title: 'Il Re non si attacca',
    question: 'Hai la mano, con il Re di spade e altre tre spade. Con che cosa attacchi?',
    reason:
      'Il Re attaccato adesso è perso in tutte le smazzate immaginate; se aspetti, in sette su dieci arriva a casa. Attacca una carta che non vale niente, come l’8 di coppe.',
  },
  'low-coin': {
    title: 'Tieni le carte per la fine',
    question: 'Il compagno ha attaccato con il 9 di trionfo, e tu non hai trionfi. Che cosa dai?',
    reason:
      'Getta l’8 di denari, che non prenderà mai. Le altre carte possono ancora fare l’ultima presa, che vale 5: così ci riuscite in nove smazzate su dieci invece che in quattro.',
  },
  'last-card': {
    title: 'L’ultima carta',
    question: 'Due carte: il Cavallo di spade e l’8 di coppe. Un avversario sta prendendo con il 15.',
    reason:
      'La presa è persa, ma la prossima è l’ultima e vale 5. Dai il Cavallo, che vale 3, e tieni l’8: in sei smazzate su dieci l’ultima presa è vostra, con il Cavallo in una sola.',
  },
  'take-over': {
    title: 'Supera il compagno',
    question: 'Il compagno sta prendendo con il 10. Hai l’11, il 4 e l’8 di denari.',
    reason:
      'Prendi tu con l’11: attacchi poi l’8 di denari e tieni il 4 per l’ultima presa, che così è vostra in tutte le smazzate immaginate. Con il 4 adesso lo è solo in tre su dieci.',
  },
};
