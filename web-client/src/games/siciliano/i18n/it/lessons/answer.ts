// What the lesson of the third speaker says, by its moments. Loaded with the lesson.

export const lesson = {
  marks: {
    hello: {
      title: 'Stavolta rispondi tu',
      text: 'Il mazziere è alla tua destra. Annunciano prima il tuo compagno, poi quello del mazziere; tu rispondi, e per ultimo il mazziere. Voi due potete dire solo mischio o tengo.',
    },
    first: {
      title: 'Un’Aria seconda e un Re',
      text: 'Il compagno annuncia un’Aria, un Re e due trionfi in tutto, Aria compresa. Quale Aria e quale Re, non lo dice.',
    },
    second: {
      title: 'L’avversario annuncia un Re',
      text: 'Il compagno del mazziere può annunciare perché chi parla per primo ha annunciato qualcosa: dopo un semplice Tengo non parlerebbe. Di Re ne può dire al massimo due.',
    },
    tengo: {
      title: 'Tengo',
      text: 'Hai Re, Regina e un Cavallo, e il compagno ha un’Aria e un Re: si può continuare. Di’ tengo: decidi tu, e al mazziere non si chiede più niente.',
    },
    more: {
      title: 'Un’Aria terza e un Re',
      text: 'Nel secondo giro il mazziere non scopre niente. Il compagno dice tre trionfi su dieci carte, e può averne detti uno o due di più. Ogni annuncio riguarda tutta la mano che ha.',
    },
    mischio: {
      title: 'Mischio',
      text: 'Di trionfi tu ne hai tre, e nessuna Aria: insieme siete deboli. Di’ mischio: vuoi annullare la mano. Ora però decide il mazziere.',
    },
    dealer: {
      title: 'Il mazziere tiene',
      text: 'Un tengo basta: si danno le ultime cinque carte. La mano è annullata solo se dite mischio tutti e due.',
    },
    exact: {
      title: 'Ora il numero è esatto',
      text: 'Nel terzo giro il mazziere scopre di nuovo una carta a ciascuno, e il numero dei trionfi dev’essere quello vero: il compagno ne ha quattro su quindici carte.',
    },
    again: {
      title: 'Di nuovo mischio',
      text: 'Ti sono arrivati i Picciotti, 10 punti che con pochi trionfi si perdono facilmente. Di’ ancora mischio.',
    },
  },
  over: {
    title: 'Due mischio: la mano è annullata',
    text: 'Anche il mazziere ha detto mischio. Nessuno segna, e lo stesso mazziere mescola e dà di nuovo. Se uno dei due avesse tenuto, il mazziere avrebbe preso il monte, e si sarebbe giocato.',
  },
};
