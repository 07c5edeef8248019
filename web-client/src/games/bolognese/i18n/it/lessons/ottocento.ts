// What the lesson says, by its moments. Loaded with the lesson.

export const lesson = {
  marks: {
    hello: {
      title: 'Eccoti al tavolo',
      text: 'Tu sei in basso; di fronte hai il compagno, ai lati gli avversari. Sessantadue carte: quattro semi e ventidue Trionfi. Vince la coppia che in più smazzate arriva a 800. Questa è una smazzata vera.',
    },
    call: {
      title: 'Sei il mazziere',
      text: 'Tutti hanno quindici carte; le ultime due sono per te. Ma prima guardi: se una combinazione bastasse per gli 800, potresti chiamarti fuori e vincere subito. Siete ancora a zero: prendi le due carte.',
    },
    discard: {
      title: 'La scartata',
      text: 'Ora metti giù due carte, coperte: contano per voi. Re e Tarocchi (Angelo, Mondo, Bégato, Matto) non si scartano. Tocca le due segnate, poi conferma: senza coppe, le coppe degli altri le tagli con i Trionfi.',
    },
    partner: {
      title: 'Il compagno accusa',
      text: 'Nel primo giro, prima di giocare, puoi mostrare le combinazioni che hai in mano. Il compagno ha due Mori, e il Bégato fa da terza carta: è una sequenza di tre, 10 punti per voi.',
    },
    declare: {
      title: 'Accusa anche tu',
      text: 'Hai Re e Regina di spade, e il Matto fa da terza: altri 10 punti. Se poi le carte finiscono nelle vostre prese, contano di nuovo. In cambio tutti le vedono. La scelta è già segnata: conferma.',
    },
    trump: {
      title: 'Taglia con un Trionfo',
      text: 'È uscito il Re di coppe e tu coppe non ne hai: devi giocare un Trionfo. Dopo di te non gioca nessuno e nessun altro ha tagliato: per prendere basta un Moro, che è fra i più bassi.',
    },
    king: {
      title: 'Re e Regina sono vostri',
      text: 'Ecco a che serviva la scartata. Le tue prese e quelle del compagno fanno un tallone solo: alla fine contano le combinazioni che ci trovate, e le carte di valore. Un Re vale 5, una Regina 4. Chi prende, attacca.',
    },
    begato: {
      title: 'Il Bégato è al sicuro',
      text: 'Il compagno non ha spade: doveva tagliare, e ha scelto il Bégato, il più basso dei Trionfi, che ora nessuno vi prende più. Vale 5 ed entra in ogni sequenza, come il Matto: sono i due Contatori.',
    },
    cappotto: {
      title: 'Niente cappotto',
      text: 'È la prima presa degli avversari, e gli basta. Chi non ne fa nemmeno una subisce cappotto: tutte le sue carte vanno agli altri, e gli restano solo gli accusi.',
    },
    follow: {
      title: 'Rispondi al seme',
      text: 'Di denari ne hai, e devi giocarne uno: le carte in ombra ora non si possono giocare. In coppe e denari, sotto le figure, vengono l’asso, il 6, il 7, e così via: il 10 è l’ultimo. In spade e bastoni è il contrario.',
    },
    moors: {
      title: 'Moro mangia Moro',
      text: 'Il compagno ha tagliato con un Moro, e porta a casa la tua Regina. I quattro Mori sono pari: se in una presa i Trionfi più alti sono Mori, prende l’ultimo giocato.',
    },
    matto: {
      title: 'Il Matto',
      text: 'Coppe non ne hai, e nessun tuo Trionfo supera il Mondo dell’avversario. Gioca il Matto: puoi farlo a ogni presa, anche quando potresti rispondere. Non prende mai, ma non si perde.',
    },
    cover: {
      title: 'Il Matto si copre',
      text: 'Chi vince la presa non prende il Matto: tu lo hai mostrato, e resta nel vostro tallone. Ora sai tutto quel che serve per giocare. Continua fino all’ultima carta, o lascia giocare la lezione: poi si conta.',
    },
    signal: {
      title: 'Busso, striscio, volo',
      text: 'Chi attacca può dire una parola: busso chiede al compagno la carta migliore, striscio dice che del seme ne hai altre, volo che era l’ultima. Nei semi, solo dopo il Re. Scegli Volo, poi gioca il Fante.',
    },
    grande: {
      title: 'La Grande',
      text: 'L’Angelo, con due o tre fra Mondo, Sole e Luna, fa la Grande; poi la continuano 16, 15 e giù, fino al primo numero che manca (scavezzo). Gli avversari hanno Angelo e Mondo: il Sole l’avete voi, e ora prendi con la Luna.',
    },
    cricca: {
      title: 'Una cricca',
      text: 'Ogni coppia conta il suo tallone. Gli avversari hanno tre Cavalli: tre carte uguali sono una cricca, e questa vale 13. Hanno anche tre sequenze: 40 punti, raddoppiati.',
    },
    doubled: {
      title: 'Tre sequenze, il doppio',
      text: 'Re e Regina di coppe con i Contatori fanno 15; le spade, lunghe sei carte, 25; i Mori, i due del compagno e il tuo, 20. Sono 60, e con tre o più sequenze si raddoppia: 120.',
    },
    cards: {
      title: 'Il conto degli scartini',
      text: 'Infine le carte, a due a due: una di valore con uno scartino dà quel che vale, due scartini danno 1. Re e Tarocchi valgono 5, Regine 4, Cavalli 3, Fanti 2. A voi toccano 43 punti.',
    },
    subtract: {
      title: 'Contare per differenza',
      text: 'Gli scartini dei due talloni fanno insieme 87: contati i vostri, 43, agli avversari ne restano 44. Anche le cricche, che in tutto fanno 148, si contano per differenza dal tallone più piccolo.',
    },
  },
  over: {
    title: 'Vincete voi, 189 a 137',
    text: '120 di sequenze, 43 di scartini, 6 per l’ultima presa e 20 di accusi. I punti si sommano di smazzata in smazzata, fino a 800. Cerca le combinazioni, e portale a tre: è il raddoppio che fa la partita.',
  },
};
