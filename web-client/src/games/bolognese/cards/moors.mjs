// The four Moors: kings of equal rank, told apart by what they hold.
import { fist } from '../../../../tools/cards/woodcut/hands.mjs';
import { arm, bust, resting } from '../../../../tools/cards/woodcut/people.mjs';
import { bare, comb, disc, flat, leaf, limb, line, put } from '../../../../tools/cards/woodcut/pen.mjs';
import { PROPS } from '../../../../tools/cards/woodcut/props.mjs';

const SKIN = '#b57d4f';

/** A bearded king, his right arm raised; `held` is in the right hand, `other` in the left one. */
const king = (face, robe, held, other) => (colours) => {
  const p = { ...colours, skin: SKIN };
  return (
    bust(p, { robe, crown: 'turban', face: { hair: 'bald', tone: 'dark', ...face } }) +
    arm(p, 'raised') +
    held(p) +
    fist(p, 50, 226, { scale: 1.1 }) +
    (other ?? akimbo)(p)
  );
};
const akimbo = (p) => arm(p, 'folded', { right: true }) + resting(p, { right: true });

const orb = (p) =>
  arm(p, 'folded', { right: true }) + put(116, 246, 1.1, PROPS.orb(p)) + fist(p, 120, 268, { turn: -60, flip: true });

const lance = (p) =>
  flat(
    p.gold,
    limb([
      [52, 292, 2.2],
      [48, 130, 2.2],
    ]),
  ) +
  flat(p.light, 'M48 112 54 128 48 136 42 128Z') +
  flat(p.cloth, 'M46 138C36 132 30 142 18 138L24 149 18 160C30 162 36 152 47 158Z') +
  bare(p.light, leaf([28, 149, 33, 145, 40, 149], 2.4));

const bow = (p) =>
  line('M54 128C26 160 26 262 60 290', 5) +
  line('M54 128C26 160 26 262 60 290', 2.4, p.gold) +
  line('M54 128 60 290', 1.2);
const quiver = (p) =>
  flat(
    p.gold,
    limb([
      [140, 214, 7],
      [156, 168, 8],
    ]),
  ) +
  line('M150 170 152 152M156 171 160 152M162 172 168 156', 2.4, p.light) +
  akimbo(p);

const shield = (p) => {
  let d = '';
  for (let i = 0; i < 8; i++) {
    const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    d += leaf([138 + x * 5, 258 + y * 5, 138 + x * 10, 258 + y * 10, 138 + x * 17, 258 + y * 17], 4);
  }
  return (
    arm(p, 'low', { right: true }) +
    flat(p.gold, disc(138, 258, 30)) +
    flat(p.light, disc(138, 258, 24)) +
    bare(p.cloth, d) +
    flat(p.gold, disc(138, 258, 5)) +
    bare(p.ink, comb([166, 250, 164, 251, 161, 251], [146, 286, 145, 284, 144, 281], 9, 1.3))
  );
};

const sabre = (p) =>
  flat(p.light, 'M46 214C34 186 40 152 66 128 62 154 56 186 55 214Z') +
  bare(p.ink, comb([57, 150, 54, 152, 52, 156], [55, 206, 52, 207, 50, 208], 8, 1.1)) +
  flat(p.gold, 'M38 213Q50 219 64 211L65 216Q50 224 37 218Z') +
  flat(p.gold, disc(50, 240, 4));

export const MOORS = {
  sceptre: king({ beard: 'full', turn: -0.4 }, 'ermine', (p) => put(50, 212, 1.2, PROPS.sceptre(p)), orb),
  lance: king({ beard: 'short', turn: 0.5 }, 'clasped', lance),
  bow: king({ beard: 'point', turn: -0.6 }, 'tunic', bow, quiver),
  sword: king({ beard: 'fork', turn: 0.3, stern: 0.8 }, 'armour', sabre, shield),
};
