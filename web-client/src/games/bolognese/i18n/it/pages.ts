export const pages = {
  rules: {
    title: 'Tarocco bolognese in breve',
    intro:
      'Quattro giocatori, due coppie, compagni di fronte: sono i giochi descritti qui. Il Terziglio si gioca in tre, uno contro due; altri tre giochi sono in due. La Mattazza si gioca da tre a sei, ognuno per sé. Si dà e si gioca in senso antiorario. Contano le combinazioni che una parte trova nelle sue prese: cricche e sequenze.',
    sections: [
      {
        title: 'Le carte',
        text: [
          'Sessantadue: ventidue Trionfi e quattro semi di dieci, Re, Regina, Cavallo, Fante, asso e dal 10 al 6. In spade e bastoni le numerali vanno dal 10 giù fino all’asso; in coppe e denari sotto le figure sta l’asso, poi 6, 7, 8, 9 e il 10 per ultimo.',
          'Sui semi vincono i Trionfi: Angelo, Mondo, Sole, Luna, poi dal 16 al 5, i quattro Mori e il Bégato. I Mori sono pari: di due nella stessa presa vince quello giocato per ultimo. Il Matto non vince mai.',
          'Angelo, Mondo, Bégato e Matto sono i Tarocchi; Bégato e Matto anche i Contatori, che entrano in ogni sequenza.',
        ],
      },
      {
        title: 'Dare e scartare',
        text: [
          'Quindici carte a testa, a cinque a cinque; le ultime due vanno al mazziere, che ne scarta due coperte, mai Re né Tarocchi: sono della sua coppia.',
          'Quando si gioca a punti il mazziere guarda prima le sue quindici: se l’accuso basta per arrivare al traguardo può chiamarsi fuori, altrimenti prende le due carte.',
        ],
      },
      {
        title: 'Accusare',
        text: [
          'Nel primo giro ciascuno, prima della sua carta, può mostrare le combinazioni intere che ha in mano e dirle, tacendo il capo: i punti si sommano alla fine.',
          'Chi con l’accuso porta la sua coppia al traguardo può chiamarsi fuori, tranne il mazziere: primo di mano e compagno del mazziere con il proprio, il compagno del primo anche con quello dichiarato dal primo.',
        ],
      },
      {
        title: 'Il gioco',
        text: [
          'Attacca chi sta alla destra del mazziere. Rispondi al seme; se non ne hai gioca un Trionfo; senza Trionfi gioca quel che vuoi. Non sei tenuto a superare.',
          'Il Matto si copre: lo mostri quando vuoi e va nelle prese della tua coppia. Se alla fine i mazzi sono dispari, per lui si dà una carta.',
          'Chi attacca può dire una parola sola: busso, la tua migliore; striscio, ne ho altre; volo, non ne ho più. Nei semi soltanto se il Re è già passato.',
        ],
      },
      {
        title: 'Le combinazioni',
        text: [
          'Cricche, tre o quattro uguali: Tarocchi 18 e 36, Re 17 e 34, Regine 14 e 28, Cavalli 13 e 26, Fanti 12 e 24.',
          'Sequenze, cinque punti per ogni carta oltre la prima, Contatori compresi: la Grande, dall’Angelo in giù; il Re con due figure del suo seme, e in più l’asso; tre assi; tre Mori. Un Contatore può fare la terza carta, o stare al posto di un numero che manca nella Grande.',
          'Tre sequenze o più raddoppiano tutte le sequenze; tre cricche o più fanno criccone e raddoppiano tutte le cricche.',
        ],
      },
      {
        title: 'Il conto',
        text: [
          'Ogni coppia somma sequenze, cricche, il conto degli scartini, sei punti per l’ultima presa e gli accusi. Gli scartini si contano a due a due: una carta che vale con una che non vale fa il suo valore (Re e Tarocchi 5, Regine 4, Cavalli 3, Fanti 2), due che non valgono 1, due che valgono la loro somma meno 1. In tutto sono 87.',
          'A Ottocento vince chi arriva a 800 e ha più dell’altra coppia; alle Quattro Scartate chi ha più punti dopo quattro smazzate. Chi non fa nessuna presa subisce cappotto e dà tutte le sue carte agli altri.',
        ],
      },
      {
        title: 'Mattazza',
        text: [
          'Si gioca da tre a sei, ognuno per sé, e i punti sono un danno: prendi poco, ma prendi. Dieci carte a testa, a cinque a cinque; le altre restano coperte e non contano. Nessuno scarta, accusa o si chiama fuori.',
          'Il Matto si copre quando vuoi; alla fine dai per lui uno scartino delle tue prese a chi ha vinto quella presa.',
          'Poi ciascuno conta le sue prese: sequenze, cricche, scartini a prese, 6 punti per l’ultima. Chi non ha fatto prese perde; se tutti ne hanno una, perde chi ha più punti. A pari perdono tutti.',
          'Chi perde segna un Punto; con troppi Punti ha perso la partita.',
        ],
      },
      {
        title: 'Da dove vengono',
        text: [
          'Le regole sono quelle raccolte da Maurizio Barilli nel suo libro sul Tarocco bolognese, secondo l’uso moderno dei tavoli della città.',
        ],
      },
    ],
    examples: 'Combinazioni',
    glossaryTitle: 'Parole del tavolo',
  },
};
