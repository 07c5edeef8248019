// Who sees a hand need not see its match: an agreement of the players opens that hand alone.
import type { HandOne } from '../protocol/types';

/** Whether the match of a hand that one sees may be seen too. */
export function seesMatch({ open, own, agreement }: HandOne): boolean {
  const agreed = agreement.of > 0 && agreement.by === agreement.of;
  // One has played it; one was at the table, or none would see it; the table is open to all.
  return own !== null || !open || !agreed;
}
