import { plural } from '../../../../i18n/grammar.it';

export const match = {
  name: 'Partita',
  title: 'La partita',
  over: 'La partita è finita',
  broken: 'La partita è stata interrotta',
  units: { point: 'punti', posta: 'poste', punto: 'Punti' },
  points: (n: number) => plural(n, '1 punto', `${n} punti`),
  poste: (n: number) => plural(n, '1 posta', `${n} poste`),
  punti: (n: number) => plural(n, '1 Punto', `${n} Punti`),
  spoils: (won: number, others: number) => `${won} a ${others}`,
  struck: 'La smazzata in corso non conta: i suoi punti sono cancellati.',
  nextTitle: 'Ora si cambia posto',
  stays: (who: string) => `${who} fa le carte`,
  drawHint: 'Una carta a testa: i due più alti giocano contro i due più bassi.',
  drawFirst: (who: string) => `${who} ha la più alta: fa le carte per primo.`,
  drawSecond: (who: string) => `${who} ha la seconda: siede di fronte, in coppia.`,
  drawInOrder: 'Gli altri siedono alla sua destra, dalla carta più alta alla più bassa.',
  drawOthers: (right: string, left: string) => `${right} va alla sua destra, ${left} alla sua sinistra.`,
  breakOffStruck: 'La smazzata in corso non conta: i suoi punti sono cancellati.',
};
