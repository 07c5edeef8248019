// Clauses by which points are scored and resti are paid.
import type { Scored, SeenEvent } from '../../protocol/types';
import type { MinchiatePaid, MinchiateScored } from '../../protocol/types';
import { paidWord, scoredWord } from './known';
import type { Scene } from './state';
import { begun, figures } from './sheet/figures';

const SCORED: Record<MinchiateScored, string> = {
  rob: 'ROB-2',
  exposed: 'DEAL-3',
  dealer_rob: 'FOLA-2',
  declaration: 'VERS-12',
  death: 'PLAY-7',
  versicola: 'END-3',
  cards: 'END-2',
  tricks: 'END-4',
  last: 'END-1',
};
const PAID: Record<MinchiatePaid, string> = { play: 'SCORE-3', deal: 'SETT-8', end: 'END-7' };

/** A card may die in a trick, as payment for the Matto, or be the Matto itself. */
function death({ cards = [] }: Scored, scene: Scene): string {
  const [card] = cards;
  if (card === 'M') return 'MAT-9';
  return scene.debts.some((debt) => debt.card === card) ? 'MAT-7' : SCORED.death;
}

export function clause(event: SeenEvent, scene: Scene): string | undefined {
  if (event.e === 'scored') {
    const why = scoredWord(event.why);
    if (why === null) return undefined;
    return why === 'death' ? death(event, scene) : SCORED[why];
  }
  if (event.e !== 'paid') return undefined;
  const why = paidWord(event.why);
  if (why === null) return undefined;
  const usual = event.amount === begun(scene, figures(scene).end);
  return why === 'end' && !usual ? 'SETT-7' : PAID[why];
}
