// History of the cards, or their group where the sources have none.
import type { Lore } from '../../../contract/lore';

export const lore: Lore = {
  '^M$': 'È uno dei quattro Tarocchi e uno dei due Contatori. Non si gioca: si mostra e si copre.',
  '^T1$': 'È il più basso dei Numeri, uno dei quattro Tarocchi e uno dei due Contatori.',
  '^TM':
    'I quattro Mori erano i quattro Papi: li fece cambiare nel 1725 il legato pontificio, il cardinale Tomaso Ruffo. Fra loro vince l’ultimo giocato: Moro mangia Moro.',
  '^T20$':
    'È il Numero più alto, e il capostipite della Grande. In una serie più antica stava sopra di lui il Mondo; l’Angelo restò primo anche dopo il 1725.',
  '^T19$':
    'È uno dei quattro Tarocchi e il secondo Numero della Grande. In una serie più antica era la carta più alta.',
  '^T1[78]$': 'Sole e Luna sono le due Rosse. Con l’Angelo e il Mondo fanno la Grande.',
  '^T': 'È un Numero di scavezzo, uno di quelli dal 16 al 5: allunga la Grande, finché non se ne salta uno. Le serie antiche gli danno lo stesso soggetto.',
  K$: 'È il capostipite del suo seme: senza di lui non c’è sequenza. Come i Tarocchi vale 5 e non si scarta.',
  '[QNJ]$': 'È una figura: con il Re del suo seme fa sequenza, con le sue pari degli altri semi una cricca.',
  '^[CD]1$':
    'Gli assi dei semi corti, Coppe e Denari, si chiamano assi buoni. Nelle carte di seme viene subito dopo il Fante.',
  '^[SB]1$': 'Gli assi dei semi lunghi, Spade e Bastoni, si chiamano assi matti. È la carta più bassa del suo seme.',
  '.': 'È uno scartino. Il mazzo, le carte lunghe, in dialetto äl chèrt lónghi, ha perso col tempo le carte dal 2 al 5 di ogni seme.',
};
