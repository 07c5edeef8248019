import type { BologneseSignal } from '../../../../protocol/types';

export const table = {
  played: 'Carte uscite',
  to: (target: number) => `a ${target}`,
  accusi: 'Accusi',
  accusiOf: (points: number) => `accusi +${points}`,
  match: 'Partita',
  noAccusi: 'Nessuno ha accusato.',
  declared: 'Accuso',
  lastTwo: 'Le ultime due',
  lastTwoHint: (who: string) => `${who} le prende, o si chiama fuori.`,
  called: 'fuori',
  says: {
    busso: '«busso»',
    striscio: '«striscio»',
    volo: '«volo»',
  } satisfies Record<BologneseSignal, string> as Record<BologneseSignal, string>,
};
