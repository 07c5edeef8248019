export const sign = {
  name: 'Tarocchi siciliani',
  compared: 'i punti oltre 54½',
  tagline: 'Le sessantatré carte di Sicilia, quattro giocatori a coppie',
  intro:
    'A Tortorici si gioca ancora coi tarocchi: Giove e la Balla in cima ai trionfi, la Miseria in fondo, e prima del gioco gli annunci fra compagni, che decidono se la mano vale la pena o se si mischia.',
  match: { name: 'Una partita', text: 'Finché una coppia arriva al traguardo.' },
  presets: {
    tortorici2014: {
      name: 'Il gioco del circolo',
      line: 'Annunci dopo ogni giro e dichiarazioni fra compagni, a 51 punti',
      text: 'Il gioco intero, come al Circolo dei Civili di Tortorici: decine, Arie, Re e numero di trionfi, e durante il gioco Batto, Sfondo e le altre dichiarazioni.',
    },
    dummett: {
      name: 'Con poche parole',
      line: 'Buono per cominciare: si annunciano solo Arie e Re, a 51 punti',
      text: 'Il gioco come lo descrive Michael Dummett: si parla dopo i primi due giri, chi vuole dice le sue Arie e i suoi Re, e durante il gioco si tace.',
    },
  } as Record<string, { name: string; line: string; text: string }>,
  credits:
    'I tarocchi siciliani seguono il gioco di Tortorici come l’ha spiegato Silvio Franchina nel 2014, e la descrizione di Michael Dummett. Dove i testi tacciono, la scelta fatta è scritta nelle regole del programma.',
};
