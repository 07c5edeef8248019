// What explains the game: cards and hints.
export const about = {
  fujutu: 'Puoi giocarlo quando vuoi, anche potendo rispondere; non prende mai.',
  kept: 'Resta a voi: se la presa è degli altri, date in cambio una scartina.',
  counted: 'Negli annunci si conta come trionfo.',
  decina: 'È una delle tre decine, le carte che valgono dieci: si annuncia per nome.',
  aria: 'È una delle Arie, i cinque trionfi più alti: se ne annuncia il numero.',
  re: 'Dei Re si annuncia il numero, non il seme.',
  bianco: 'I Maggiori bianchi sono T14 e T15, il Minore bianco T13: in gioco li puoi dichiarare.',
  miseria: 'Non ha numero: è il trionfo più basso.',
  scartina: 'È una scartina: da sola non conta; nel conto tre fanno 1 punto.',
  counting: 'In un terzetto con due scartine porta quel che vale; ogni altra carta di valore toglie 1.',
  noDiscard: 'Il mazziere non può scartarla.',
};
export const coach = {
  expose: { title: 'Le carte scoperte', text: 'Scegli alla cieca una carta a ciascuno: poi la vedono tutti.' },
  announce: {
    title: 'L’annuncio',
    text: 'Di’ al compagno che cosa hai: decine per nome, quante Arie, quanti Re, quanti trionfi. Dev’essere vero; solo nei primi due giri puoi dire uno o due trionfi di troppo.',
  },
  say: {
    title: 'Mischio o tengo',
    text: 'Guarda le tue carte e ricorda l’annuncio del compagno: se insieme siete deboli, di’ mischio. Basta un tengo perché si vada avanti.',
  },
  discard: {
    title: 'Lo scarto',
    text: 'Metti giù tre carte, coperte: contano per voi. Nessuna da 5 o da 10. Restare senza un seme è utile.',
  },
};
