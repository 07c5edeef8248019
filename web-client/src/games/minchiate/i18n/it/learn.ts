// What explains the game: cards, hints, lesson.
import type { Card } from '../../../../protocol/types';

const number = (card: Card): string => card.slice(1);

/** What every card may be part of, and what is special about it. */
export const about = {
  versicole: {
    low: { name: 'Versicola di papi', text: 'Tre o più di fila dall’1 al 5: vale la somma delle carte.' },
    high: {
      name: 'Versicola alta',
      text: 'Tre o più di fila dal 28 al 40: vale la somma delle carte, e il 29 qui conta 5.',
    },
    matto: { name: 'Versicola del Matto', text: 'L’1, le Trombe (40) e il Matto: 20 punti.' },
    thirteen: { name: 'Versicola del Tredici', text: 'L’1, il 13 e il 28: 15 punti.' },
    tens: {
      name: 'Versicola delle Diecine',
      text: 'Il 20 e il 30 con il 10 (15 punti), con le Trombe, cioè il 40 (20), o con tutti e due (25).',
    },
    kings: { name: 'Versicola di Re', text: 'Tre Re valgono 15 punti, quattro 20.' },
    devil: {
      name: 'Demonio, Mondo e Carne',
      text: 'Il 14, il 35 e il Mondo (39): 20 punti; il 14 qui vale 5, altrove nulla, come il 29.',
    },
  },
  lines: {
    matto: () => 'Puoi giocarlo a qualunque presa, invece di rispondere o di tagliare; non prende mai.',
    mattoKept: () =>
      'Resta alla parte che l’ha giocato; se la presa è degli altri, in cambio si dà loro una carta che non conta.',
    mattoAdds: () => 'Aggiunge 5 punti a ogni versicola di chi lo ha.',
    papi: () => 'È uno dei papi, dall’1 al 5.',
    arie: (card: Card) => `È una delle arie: il ${number(card)}, che sulla carta non è scritto.`,
    king: () => 'La prima volta che si gioca il suo seme, se qualcuno ha già tagliato, chi ce l’ha lo deve giocare.',
    maid: () => 'È la Fantina: il Fante di Coppe e di Denari, che di diverso ha solo il nome.',
    round: () => 'In Coppe e Denari l’asso è la carta bianca più forte, il 10 la più debole.',
    long: () => 'In Spade e Bastoni il 10 è la carta bianca più forte, l’asso la più debole.',
    cartiglia: () => 'È una cartiglia: non conta, e con una così si paga il Matto.',
    twentyNine: () => 'Non conta da solo; in una versicola di fila vale 5.',
    dies: () => 'Se la prende la parte avversa muore: quella ne segna subito il valore.',
    robbed: () => 'Chi la volta rubando la prende.',
    noDiscard: () => 'Non puoi scartarla.',
    fumata: () =>
      'Attaccare con questa carta è una fumata: dice al compagno che hai le Trombe, o la migliore aria non ancora uscita.',
    firstTrump: () => 'Per la fumata dev’essere il primo tarocco che giochi.',
    hidden: () => 'Tagliare con questa la prima volta è la fumata nascosta: dice lo stesso al compagno.',
  } satisfies Record<string, (card: Card) => string>,
};

/** Tips for a newcomer's first hands; cards are already named. */
export const coach = {
  cut: {
    title: 'L’alzata',
    text: 'Alza dove vuoi, è fortuna: se la carta in fondo al tuo mucchietto è buona la rubi, e poi la seguente.',
  },
  discard: {
    title: 'Lo scarto',
    text: 'Metti giù le carte di troppo, mai quelle di conto. Restare senza un seme fa comodo: puoi tagliarlo.',
  },
  declare: {
    title: 'L’accusa',
    text: 'Le versicole mostrate adesso si segnano subito, ma gli altri ne vedono le carte. Puoi tacere.',
  },
  king: {
    title: 'Il Re è obbligato',
    text: 'È la prima volta che si gioca questo seme, e qualcuno l’ha già tagliato: chi ha il Re lo deve dare.',
  },
  resto: {
    title: 'Un resto',
    text: 'Il vantaggio è arrivato a 60: chi è sotto paga un resto, cioè la posta, e dal vantaggio se ne vanno 60. Quel che è pagato resta pagato.',
  },
  fola: {
    title: 'La fola',
    text: 'Le carte rimaste sono la fola: sta dal mazziere e non si gioca. Toccala per vedere che cosa ne sai: quante carte di ogni seme e, dove stanno scoperte, quali. Quanti siano i tarocchi non si dice.',
  },
  matto: {
    title: 'Hai il Matto',
    text: 'Puoi giocarlo quando vuoi, e non prende mai. Resta a voi: se la presa è loro, in cambio date una carta che non conta. Aggiunge 5 a ogni vostra versicola.',
  },
};

/** What the lesson says, by its moments. */
export const lesson = {
  title: 'Le Minchiate in cinque minuti',
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
    trump: {
      title: 'Un tarocco',
      text: 'Non hai più coppe: devi giocare un tarocco. Dopo di te gioca solo il mazziere, che di coppe ne aveva: puoi salvare il 10, che conta cinque, prendendo la presa. Chi prende, attacca.',
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

export const printed = {
  names: ['Sud', 'Est', 'Nord', 'Ovest'],
  about: [
    'È la mano d’esempio delle «Regeln des Minchiatta-Spiels», stampate a Dresda nel 1798, come la riporta il libretto dell’Accademia de’ Germini (§19). Sud fa le carte. Il programma la rigioca dal verbale: vantaggio dopo ogni presa, conto e resti tornano fino all’ultimo punto.',
    'Alla fine Nord e Sud contano 98, Est e Ovest 147 più 34 di gioco: la differenza è 83, due resti.',
  ],
};
