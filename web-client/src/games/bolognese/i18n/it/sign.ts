export const sign = {
  name: 'Tarocco bolognese',
  compared: 'i punti della smazzata',
  tagline: 'Le sessantadue carte lunghe di Bologna, da due a sei giocatori',
  intro:
    'Il Tarocchino si gioca a Bologna da cinque secoli: sessantadue carte, quattro Mori uguali, un Bégato e un Matto che entrano in ogni sequenza, e combinazioni da cercare nelle prese e raddoppiare.',
  lengths: {
    1: { name: 'Una partita', text: 'Fino al traguardo, o quattro smazzate.' },
    3: { name: 'Tre smazzate', text: 'Se passano tutti la smazzata non conta.' },
    6: { name: 'Sei smazzate', text: 'Se passano tutti la smazzata non conta.' },
    9: { name: 'Nove smazzate', text: 'Se passano tutti la smazzata non conta.' },
    18: { name: 'Diciotto smazzate', text: 'Se passano tutti la smazzata non conta.' },
  },
  presets: {
    ottocento: {
      name: 'Ottocento',
      line: 'Il gioco classico, buono per cominciare: a 800 punti',
      text: 'Giochi finché una coppia arriva a 800; se ci arrivi con il tuo accuso puoi chiamarti fuori, e la partita finisce lì.',
    },
    quattro_scartate: {
      name: 'Quattro Scartate',
      line: 'Quattro smazzate, una per mazziere',
      text: 'Ognuno fa le carte una volta; vince la coppia con più punti. Non c’è traguardo, e nessuno si chiama fuori.',
    },
    millone: {
      name: 'Millone',
      line: 'In due, a 1000 punti, con due date',
      text: 'Ogni giocatore riceve venti carte, ne scarta dieci e ne riceve altre dieci: così si gioca quasi tutto il mazzo.',
    },
    centocinquanta: {
      name: 'Centocinquanta',
      line: 'In due, a 150 punti',
      text: 'Quindici carte a testa; trenta restano fuori gioco. Chi con il suo accuso arriva a 150 può chiamarsi fuori.',
    },
    quindici: {
      name: 'Quindici',
      line: 'In due, a 15, per decine',
      text: 'Come il Centocinquanta, ma i punti di ogni smazzata si arrotondano alle decine, e ogni decina vale uno.',
    },
    terziglio: {
      name: 'Terziglio',
      line: 'In tre, uno contro due',
      text: 'Ti offri di giocare da solo, con le otto carte del pozzo o, per il doppio delle poste, senza. Ogni smazzata si paga per conto suo.',
    },
    mattazza: {
      name: 'Mattazza',
      line: 'Da tre a sei, ognuno per sé',
      text: 'Fai meno punti che puoi, ma fai almeno una presa: chi resta senza perde di sicuro. Chi perde la smazzata segna un Punto.',
    },
  } as Record<string, { name: string; line: string; text: string }>,
  credits:
    'Il Tarocco bolognese segue le regole raccolte da Maurizio Barilli secondo l’uso moderno dei tavoli bolognesi. Dove il testo tace o è dubbio, la scelta fatta è scritta nelle regole del programma.',
};
