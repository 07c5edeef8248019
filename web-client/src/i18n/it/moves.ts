import { plural } from './grammar';

export const moves = {
  playIt: (card: string) => `Gioca: ${card}`,
  playShort: 'Gioca',
  onceMore: 'ancora una volta per giocarla',
  sent: 'Inviata…',
  chosenOf: (n: number, of: number) => `${n} di ${of} scelte`,
  passedMark: '→',
  clause: (id: string) => `Regola ${id}`,
  // Cards for a screen reader
  handLabel: (n: number) => plural(n, 'La tua mano, 1 carta', `La tua mano, ${n} carte`),
  worth: (n: number) => `vale ${n}`,
  playable: 'si può giocare',
  notPlayable: 'non si può giocare',
  eligible: 'si può scegliere',
  notEligible: 'non si può scegliere',
  chosen: 'scelta',
  open: 'scoperta a tutti',
  mustGo: 'deve andare',
  sheetShort: 'Conti',
  nextShort: 'Altra mano',
  nextHand: 'Pronti per la prossima mano',
  nextHandReady: 'Si aspettano gli altri…',
};
