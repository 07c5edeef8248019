// Clauses by which points are scored.
import type { BologneseScored, SeenEvent } from '../../protocol/types';
import { scoredWord } from './known';
import { isEachAlone, type Scene } from './scene';

const SCORED: Record<BologneseScored, string> = {
  declaration: 'ACC-5',
  sequenza: 'SEQ-8',
  criccone: 'CRIC-3',
  scartini: 'VAL-3',
  last: 'COUNT-3',
  grande: 'GRANDE-1',
  suit_sequence: 'SEQ-2',
  assi: 'SEQ-4',
  mori: 'SEQ-5',
  tarocchi: 'CRIC-1',
  re: 'CRIC-1',
  regine: 'CRIC-1',
  cavalli: 'CRIC-1',
  fanti: 'CRIC-1',
};
/** Scartini counted by tricks instead of in pairs. */
const BY_TRICKS = 'COUNT-9';
/** Doubling within the accuso of one seat. */
const DOUBLED = 'ACC-6';

export function clause(event: SeenEvent, scene: Scene): string | undefined {
  if (event.e !== 'scored') return undefined;
  const why = scoredWord(event.why);
  if (why === null) return undefined;
  if (why === 'scartini' && isEachAlone(scene)) return BY_TRICKS;
  const accuso = !scene.counting && (why === 'sequenza' || why === 'criccone');
  return accuso ? DOUBLED : SCORED[why];
}
