// What the lesson says, by its moments. Loaded with the lesson.

export const lesson = {
  marks: {
    hello: {
      title: 'Benvenuto al tavolo',
      text: 'Sei seduto in basso; di fronte hai il compagno, ai lati gli avversari. Novantasette carte: quattro semi, quaranta tarocchi, un Matto. Solo alcune contano: chi le ha, vince. Questa è una mano vera.',
    },
    cut: {
      title: 'Alza il mazzo',
      text: 'Dà l’avversario alla tua destra, e tu sei alla sua sinistra: alzi tu. Tocca il mazzo: la carta in fondo al mucchietto è per te, se è buona.',
    },
    rob: {
      title: 'Hai rubato!',
      text: 'In fondo c’era il Sole (38), poi il 10: carte di conto, quindi tue e scoperte. Valgono 10 e 5, e si segnano subito: quindici per voi. Il 12 non conta e ti ha fermato.',
    },
    exposed: {
      title: 'L’ultima carta è scoperta',
      text: 'Ognuno riceve ventuno carte, l’ultima a faccia in su. Al compagno è toccata la Luna (37), che conta dieci: segnate altri dieci punti.',
    },
    lead: {
      title: 'Si segna solo il vantaggio',
      text: 'All’avversario è toccato il 31: cinque punti per loro. Qui in alto vedi soltanto di quanto una parte è avanti: voi, di venti.',
    },
    fola: {
      title: 'La fola',
      text: 'Le carte rimaste sono la fola. Anche il mazziere ruba, da sopra: ha preso il 20 e il 13, dieci punti. Quelle che avanzano non si giocano, ma conviene ricordare che cosa c’è.',
    },
    take: {
      title: 'Pigliare',
      text: 'Poi il mazziere guarda il resto della fola e piglia le carte di conto che ci trova, scoperte: queste però non si segnano. Qui non ce n’erano più.',
    },
    discard: {
      title: 'Scarta',
      text: 'Hai rubato due carte: mettine giù due, coperte. Quelle che contano non si scartano. Tocca le due segnate, poi conferma: di bastoni così non ne hai più, e potrai tagliarli con i tarocchi.',
    },
    partner: {
      title: 'Una versicola',
      text: 'Il compagno accusa tre Re. Una combinazione così è una versicola: vale quanto le sue carte insieme, quindici, e si segna subito. Ma bisogna mostrarla.',
    },
    declare: {
      title: 'Accusa anche tu',
      text: 'Hai Sole, Mondo e Trombe: tre tarocchi di fila tra il 28 e il 40. Il Matto si aggiunge. Fanno trentacinque punti: la scelta è già segnata, conferma.',
    },
    resto: {
      title: 'Un resto',
      text: 'Il vantaggio è arrivato a sessanta: gli avversari pagano un resto, e i sessanta punti se ne vanno. Il vantaggio riparte da zero, ma non avete perso niente: i resti sono la posta del gioco.',
    },
    follow: {
      title: 'Rispondi al seme',
      text: 'Il compagno ha giocato il Re di spade. Chi ha carte del seme ne gioca una: il 2 non costa niente. Le carte che ora non si possono giocare sono in ombra.',
    },
    king: {
      title: 'Il Re è morto',
      text: 'Il mazziere non ha spade: ha tagliato con il 30 e preso il Re. Una carta di conto presa dagli altri muore: cinque punti subito a loro, e alla fine la contano ancora.',
    },
    round: {
      title: 'Al contrario',
      text: 'In coppe e denari le numerali vanno alla rovescia: la migliore è l’1, la peggiore il 10. Il tuo 5 è meglio del 6 e dell’8, ma la presa è già del Re del compagno. In spade e bastoni il 10 è il migliore.',
    },
    trump: {
      title: 'Un tarocco',
      text: 'Non hai più coppe: devi giocare un tarocco. Dopo di te gioca solo il mazziere, che di coppe ne aveva: puoi salvare il 10, che conta cinque, prendendo la presa. Chi prende, attacca.',
    },
    forced: {
      title: 'Il Re obbligato',
      text: 'Il tuo 2 ha ucciso il Re di bastoni: cinque punti a voi. Bada ai tuoi Re: alla prima presa di un seme, appena qualcuno l’ha tagliata, chi gioca dopo e ha il Re di quel seme deve metterlo.',
    },
    jealous: {
      title: 'Una carta gelosa',
      text: 'Il 28 serve a molte versicole. È una delle carte gelose: 1, 3, 13, 20, 28, 30, 33 e il Sole. Si giocano a presa sicura, come ora: dopo di te non gioca nessuno, e il 28 supera l’8.',
    },
    matto: {
      title: 'Il Matto',
      text: 'Gli avversari hanno già tagliato con il 23, e tu non vuoi spendere un tarocco buono. Puoi giocare il Matto quando vuoi, non prende mai e non si perde: di’ «Scusa».',
    },
    debt: {
      title: 'Il Matto torna a casa',
      text: 'Il Matto resta tra le vostre prese: in cambio avete dato una cartaccia. Ora sai tutto quel che serve. Gioca la mano fino alla fine, o lasciala giocare.',
    },
    count: {
      title: 'Si conta',
      text: 'Finita l’ultima presa, ogni parte conta le versicole che si trova nelle prese, le carte di conto, le carte oltre le quarantadue, e dieci per l’ultima presa.',
    },
  },
  over: {
    title: 'Cinque resti per voi',
    text: 'Alla fine avete 220 punti e loro 48; con i 18 di vantaggio fanno 190. Ogni sessanta cominciati sono un resto: quattro, e uno l’avevate già. Quattro mani così, una per mazziere, sono una girata.',
  },
};
