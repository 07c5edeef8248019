// What the lesson of the first speaker says, by its moments. Loaded with the lesson.

export const lesson = {
  marks: {
    hello: {
      title: 'Eccoti al tavolo',
      text: 'Tu sei in basso; di fronte hai il compagno, ai lati gli avversari. Sessantatré carte. Si dà, si parla e si gioca in senso antiorario: il mazziere è alla tua sinistra, perciò cominci tu. Questa è una mano vera.',
    },
    trumps: {
      title: 'Ventuno trionfi',
      text: 'In cima Giove, il 20; poi la Balla, il Sole, la Luna e la Stella: sono le cinque Arie. In fondo i Picciotti, l’1, e ultima la Miseria, senza numero. Un trionfo batte i semi e i trionfi più bassi.',
    },
    suits: {
      title: 'Quattro semi',
      text: 'Coppe, denari, spade e bastoni hanno lo stesso ordine: Re, Regina, Cavallo, Donna, poi dal 10 al 5. Nei denari c’è anche il 4.',
    },
    values: {
      title: 'Che cosa vale',
      text: 'Giove, i Picciotti e il Fujutu sono le decine: 10 punti l’una. Le altre Arie e i Re valgono 5, le Regine 4, i Cavalli 3, le Donne 2. Le altre quaranta carte sono scartine.',
    },
    exposed: {
      title: 'Cinque carte, e ci si ferma',
      text: 'Il mazziere scopre alla cieca una carta a ciascuno degli altri: a te il 9 di denari. Poi guarda l’ultima carta del mazzo, una delle tre che alla fine prenderà.',
    },
    speak: {
      title: 'Che cosa annunciare',
      text: 'Parli al compagno, ma ti sentono tutti: le decine per nome, quante Arie, quanti Re, quanti trionfi. Non dici quali Arie, né di che seme è il Re. Dev’essere vero.',
    },
    say: {
      title: 'Fujutu terzo e un Re',
      text: 'Hai il Fujutu, due trionfi e un Re. Negli annunci il Fujutu conta come trionfo, dunque i trionfi sono tre. Tocca i pulsanti segnati: la frase si compone da sé, e la dici.',
    },
    partner: {
      title: 'Il compagno dice tengo',
      text: 'L’avversario ha taciuto. Il tuo compagno, e poi il mazziere, dicono mischio o tengo, e nient’altro. Con un tengo si va avanti; con due mischio la mano è annullata, e dà di nuovo lo stesso mazziere.',
    },
    more: {
      title: 'Uno o due trionfi di più',
      text: 'Altre cinque carte, con i Picciotti: ora sono sei trionfi. Nei primi due giri puoi dirne anche uno o due di più: annuncia Fujutu, Picciotti, un Re e sette trionfi.',
    },
    tengo: {
      title: 'Oppure soltanto tengo',
      text: 'Sono arrivati Giove, la Balla e la Luna: la mano si gioca. Con Tengo non nomini niente, e nessun altro parla. Se dicessi i trionfi, nel terzo giro il numero dovrebbe essere esatto.',
    },
    monte: {
      title: 'Il monte',
      text: 'La mano è tenuta: il mazziere prende le ultime tre carte, senza mostrarle, e ne scarta tre coperte. Nessuna che valga 5 o 10. Lo scarto conta per la sua coppia.',
    },
    lead: {
      title: 'Attacchi tu',
      text: 'Attacca chi sta alla destra del mazziere, con la carta che vuole. Si risponde al seme; chi non ne ha gioca un trionfo; senza trionfi, qualsiasi carta. Nessuno è obbligato a superare.',
    },
    batto: {
      title: 'Batto',
      text: 'Con la carta puoi dichiarare qualcosa al compagno: dev’essere vero, e lo sentono tutti. Hai il 20 e il 19, cioè Batto (anche con 20 e 18). Apri «Dichiara», scegli Batto, poi gioca la Balla.',
    },
    sfondo: {
      title: 'Sfondo',
      text: 'Chi ha 20, 19 e 18 dice Sfondo; col 17 Sfondissimo; col 16 Sfondo i tavoli. Chi ha 19 e 18 dice Batto senza Giove. Ora gioca Giove: niente lo supera.',
    },
    picciotti: {
      title: 'I Picciotti a casa',
      text: 'Spade non ne hai: devi giocare un trionfo. Dopo di te non gioca nessuno, e di trionfi non ce n’è: per prendere bastano i Picciotti. Valgono 10 e si perdono facilmente: portali a casa ora.',
    },
    fujutu: {
      title: 'Il Fujutu',
      text: 'Di denari ne hai, ma il Fujutu lo puoi giocare quando vuoi, anche potendo rispondere. Non prende mai, e resta a voi: qui prende il Sole del mazziere.',
    },
    paid: {
      title: 'Una scartina in cambio',
      text: 'La presa era degli altri, il Fujutu è rimasto a voi: per il Fujutu hanno avuto una scartina dalle vostre prese, il 4 di denari. I punti non cambiano.',
    },
    three: {
      title: 'Le ultime tre carte',
      text: 'Con tre carte in mano si può chiedere al compagno quanti trionfi sono usciti. Qui il numero, da ora in poi, lo vedono tutti in alto.',
    },
    all: {
      title: 'A tutti',
      text: 'Nessun altro ha più denari, e tu lo sai: dichiara A tutti, e gioca il 9. Se i denari mancassero a due soli, diresti A due.',
    },
    count: {
      title: 'Il conto',
      text: 'L’ultima presa vale 5 punti. Le carte si contano in terzetti: tre scartine fanno 1; negli altri si sommano i valori, meno 1 per ogni carta di valore dopo la prima. In tutto fanno 109: 96 voi, 13 loro.',
    },
  },
  over: {
    title: 'Segnate 42 punti',
    text: 'La coppia del mazziere segna quel che ha oltre 55, l’altra quel che ha oltre 54: voi 96 meno 54, cioè 42. Vince la partita chi arriva per primo a 51.',
  },
};
