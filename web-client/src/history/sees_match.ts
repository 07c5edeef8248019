// Seeing a hand does not imply seeing its match: the players may have agreed to share that hand only.
import type { HandOne } from '../protocol/types';

/** Whether the viewer of a hand may also see its match. */
export function seesMatch({ open, own, agreement }: HandOne): boolean {
  const agreed = agreement.of > 0 && agreement.by === agreement.of;
  // Players may; other viewers only if the hand is visible for another reason than the players' agreement.
  return own !== null || !open || !agreed;
}
