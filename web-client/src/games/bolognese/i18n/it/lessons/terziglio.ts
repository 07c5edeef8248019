// What the lesson of Terziglio says, by its moments. Loaded with the lesson.

export const lesson = {
  marks: {
    hello: {
      title: 'Si gioca in tre',
      text: 'In ogni smazzata uno gioca da solo, contro gli altri due. Diciotto carte a testa, sei alla volta. Carte, prese e combinazioni sono quelle del gioco in quattro.',
    },
    pozzo: {
      title: 'Il pozzo',
      text: 'Le otto carte che avanzano restano coperte: sono il pozzo. Prima si decide chi gioca da solo, e se le prende.',
    },
    bid: {
      title: 'Sei il ricevitore',
      text: 'Chi è alla destra del mazziere parla per primo: «Passo», «Posso?» o «Faccio di mio». Con «Posso?» chiedi di giocare da solo col pozzo, cioè di andare su. Chi fa di mio non lo prende. Di’ «Posso?».',
    },
    answer: {
      title: 'Va bene',
      text: 'Gli altri rispondono: «Va bene», oppure «No! Faccio di mio», e allora gioca da solo chi l’ha detto. Hanno detto va bene tutti e due: sei tu il solista.',
    },
    discard: {
      title: 'Otto carte dal pozzo',
      text: 'Le otto carte del pozzo sono tue: ora scartane otto, coperte, ma non Re né Tarocchi. Contano per te. Tocca quelle segnate, poi conferma.',
    },
    others: {
      title: 'Gli altri due sono compagni',
      text: 'Per questa smazzata giocano insieme: prese e accusi sono in comune. Ecco il loro primo accuso, 10 punti: Re e Regina di denari, col Bégato in terza.',
    },
    lead: {
      title: 'Chi attacca',
      text: 'Attacca chi è alla destra del solista. Le prese sono diciotto, di tre carte ciascuna; il Matto si copre come sempre.',
    },
    declare: {
      title: 'Accusa anche tu',
      text: 'Hai Re, Regina e Fante di coppe: una sequenza, 10 punti. La scelta è già segnata: conferma. Un compagno non ce l’hai, perciò attaccando non puoi dire busso, striscio o volo.',
    },
    count: {
      title: 'Il conto',
      text: 'Cinque sequenze fanno 75 punti, e raddoppiano: 150. Poi tre Re e tre Fanti, 29; gli scartini, 52; l’ultima presa, 6; il tuo accuso, 10. In tutto 247.',
    },
    poste: {
      title: 'Le poste',
      text: 'Gli altri hanno 118 punti, che non contano: conta solo chi vince. Dai tuoi 247 si tolgono 5, e ogni decina intera è una posta: ventiquattro.',
    },
  },
  over: {
    title: 'Quarantotto poste per te',
    text: 'Chi va su vince o perde le poste due volte: 48 per te, 24 da ciascuno degli altri. Chi fa di mio le vince o le perde quattro volte. La prossima smazzata la dà il solista: tu.',
  },
};
