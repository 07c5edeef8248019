import type { Phrase } from '../../mattazza';
import { YOU, plural, together } from '../../../../i18n/grammar.it';
import { punti } from './table';

/** What Mattazza words in its own way. */
export const mattazza = {
  giveHint: 'Va a chi ha vinto la presa del Matto. Dai uno scartino, se ne hai; anche un asso o un Trionfo.',
  giveRefused:
    'Per il Matto dai uno scartino delle tue prese: un asso, una cartina o un Trionfo che non sia un Tarocco.',
  /** Meaning of each phrase. */
  talk: {
    duro: 'Ho carte forti: lasciamo qualcuno senza prese',
    metti: 'Gioca le carte più forti, Trionfi o Re',
    migliori: 'Gioca i tuoi Trionfi migliori',
    pagatore: 'Se vai a duro, provalo con una carta forte: ci scarichiamo le figure',
    campagna: 'Gioca una carta debole di un seme',
  } satisfies Record<Phrase, string> as Record<Phrase, string>,
  noWinner: 'Hanno perso tutti',
  drawHint: 'Una carta a testa: la più alta fa le carte per prima.',
  drawn: (who: string) => [
    `${who} ha la carta più alta: fa le carte.`,
    'Gli altri siedono alla sua destra, dalla carta più alta alla più bassa.',
  ],
  limit: (n: number) => `a ${punti(n)}`,
  punti: 'Punti',
  taken: (n: number) => plural(n, '1 punto', `${n} punti`),
  rests: 'riposa',
  // The sheet
  count: 'Conto',
  writes: 'Segna',
  loses: (who: string[]) => {
    const [one, ...more] = who;
    const does = more.length ? together(who, 'perdono', 'perdete') : one === YOU ? 'Perdi' : `${one} perde`;
    return `${does} la smazzata`;
  },
  noTrick: 'nessuna presa',
  highest: (n: number) => plural(n, 'il punteggio più alto', 'il punteggio più alto, alla pari'),
  noCount: 'Qualcuno è rimasto senza prese: i punti non contano.',
  scartini: 'Conto degli scartini, a prese',
};
