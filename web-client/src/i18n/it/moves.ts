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
  playable: 'puoi giocarla',
  notPlayable: 'non puoi giocarla',
  eligible: 'puoi sceglierla',
  notEligible: 'non puoi sceglierla',
  chosen: 'scelta',
  open: 'scoperta',
  mustGo: 'deve andare',
  sheetShort: 'Conti',
  nextShort: 'Altra mano',
  nextHand: 'Sono pronto per la prossima mano',
  nextHandReady: 'In attesa degli altri…',
};
