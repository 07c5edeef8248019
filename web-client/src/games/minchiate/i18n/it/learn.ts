// What explains the game: cards and hints.
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
    mattoAlone: () => 'Resta a chi l’ha giocato, che in cambio deve a chi fa la presa una carta che non conta.',
    diesAlone: () => 'Se la prende un altro muore: il suo valore si toglie dal tuo conto.',
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
    text: 'Metti giù le carte di troppo, mai quelle di conto. Farti un fallio, cioè restare senza un seme, fa comodo: puoi tagliarlo.',
  },
  declare: {
    title: 'L’accusa',
    text: 'Le versicole mostrate adesso si segnano subito, ma gli altri ne vedono le carte. Puoi tacere.',
  },
  king: {
    title: 'Il Re è obbligato',
    text: 'È la prima volta che si gioca questo seme, e qualcuno l’ha già tagliato: chi ha il Re lo deve dare. Chi può lo impicca prima, attaccando basso nel suo seme.',
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
