import type { BologneseSignal } from '../../../../protocol/types';
import { does } from '../../../../i18n/grammar.it';

export const table = {
  played: 'Carte uscite',
  to: (target: number) => `a ${target}`,
  accusi: 'Accusi',
  accusiOf: (points: number) => `accusi +${points}`,
  match: 'Partita',
  noAccusi: 'Nessuno ha accusato.',
  declared: 'Accuso',
  lastTwo: 'Le ultime due',
  lastTwoHint: (who: string) => `${does(who, 'le prende, o si chiama', 'le prendi, o ti chiami')} fuori.`,
  called: 'fuori',
  says: {
    busso: '«busso»',
    striscio: '«striscio»',
    volo: '«volo»',
  } satisfies Record<BologneseSignal, string> as Record<BologneseSignal, string>,
};
