export const sign = {
  name: 'Tarocco bolognese',
  tagline: 'I sessantadue tarocchi di Bologna, a coppie, fino agli ottocento',
  intro:
    'Il Tarocchino si gioca a Bologna da cinque secoli: sessantadue carte, quattro Mori uguali, un Bégato e un Matto che entrano in ogni sequenza, e due coppie che cercano nelle prese combinazioni da raddoppiare.',
  lengths: { 1: { name: 'Una partita', text: 'Fino al traguardo, o quattro smazzate.' } },
  presets: {
    ottocento: {
      name: 'Ottocento',
      line: 'A 800 punti, il gioco classico',
      text: 'Giochi finché una coppia arriva a 800; se ci arrivi con il tuo accuso puoi chiamarti fuori, e la partita finisce lì.',
    },
    quattro_scartate: {
      name: 'Quattro Scartate',
      line: 'Quattro smazzate, una per mazziere',
      text: 'Ognuno fa le carte una volta; vince la coppia con più punti. Non c’è traguardo, e nessuno si chiama fuori.',
    },
  } as Record<string, { name: string; line: string; text: string }>,
  credits:
    'Il Tarocco bolognese segue le regole raccolte da Maurizio Barilli secondo l’uso moderno dei tavoli bolognesi. Dove il testo tace o è dubbio, la scelta fatta è scritta nelle regole del programma.',
};
