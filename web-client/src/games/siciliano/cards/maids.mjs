// The maids of swords and batons: in Sicily the lowest court card of every suit is a woman.
import { GROUNDS } from '../../../../tools/cards/woodcut/grounds.mjs';
import { EMBLEMS, fist } from '../../../../tools/cards/woodcut/hands.mjs';
import { arm, bust, resting } from '../../../../tools/cards/woodcut/people.mjs';
import { put } from '../../../../tools/cards/woodcut/pen.mjs';

const maid = (who, arms) => (p) => GROUNDS.hills(p) + bust(p, { ...who, face: { lips: true, ...who.face } }) + arms(p);

export const MAIDS = {
  S: maid(
    { robe: 'gown', crown: 'wreath', face: { hair: 'long', tone: 'dark', turn: -0.5 } },
    (p) =>
      arm(p, 'raised') +
      put(50, 214, 1.2, EMBLEMS.sword(p)) +
      fist(p, 50, 226) +
      arm(p, 'folded', { right: true }) +
      resting(p, { right: true, open: true }),
  ),
  B: maid(
    { robe: 'mantle', crown: 'bonnet', face: { hair: 'coils', tone: 'gold', turn: 0.5 } },
    (p) =>
      arm(p, 'raised', { right: true }) +
      put(150, 222, 1.15, EMBLEMS.staff(p)) +
      fist(p, 150, 226, { flip: true }) +
      arm(p, 'folded', { pale: true }) +
      resting(p),
  ),
};
