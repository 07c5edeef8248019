// The seven virtues, each a woman with her attribute.
import { lionFace } from './beasts.mjs';
import { EMBLEMS, fist, palm, sleeve } from './hands.mjs';
import { head } from './head.mjs';
import { arm, bust, resting } from './people.mjs';
import { bare, comb, disc, flat, leaf, line, put, rays } from './pen.mjs';
import { PROPS, snake, stream } from './props.mjs';

const lady = (p, robe, crown, face) => bust(p, { robe, crown, face: { lips: true, ...face } });

export const VIRTUES = {
  temperance: (p) =>
    lady(p, 'gown', 'wreath', { hair: 'long', tone: 'gold', turn: -0.5 }) +
    arm(p, 'high') +
    arm(p, 'folded', { right: true }) +
    stream(p, 56, 196, 112, 248) +
    put(44, 190, 0.95, PROPS.jug(p), { turn: 62 }) +
    fist(p, 38, 186, { turn: 10 }) +
    put(116, 258, 1, PROPS.jug(p), { flip: true }) +
    fist(p, 124, 266, { flip: true }),
  strength: (p) =>
    put(152, 200, 1.05, PROPS.column({ ...p, light: p.tint })) +
    lady(p, 'mantle', 'spikes', { hair: 'long', tone: 'gold', turn: -0.4, stern: 0.4 }) +
    arm(p, 'raised', { right: true }) +
    palm(p, 150, 226, { flip: true, turn: -20 }) +
    flat(p.gold, 'M18 289C18 264 34 250 60 250S104 264 106 289Z') +
    bare(p.ink, comb([40, 270, 39, 280, 36, 289], [84, 270, 86, 280, 90, 289], 6, 1.6)) +
    put(60, 234, 1.1, lionFace(p, 0, 0)) +
    palm(p, 84, 202, { turn: 215, scale: 1.1 }),
  justice: (p) =>
    lady(p, 'gown', 'lilies', { hair: 'coils', tone: 'dark', turn: 0.1, stern: 0.6 }) +
    arm(p, 'raised') +
    put(50, 214, 1.3, EMBLEMS.sword(p)) +
    fist(p, 50, 226, { scale: 1.1 }) +
    sleeve(
      p,
      [
        [138, 230, 12],
        [156, 262, 13],
        [130, 219, 7],
      ],
      { side: 1 },
    ) +
    put(125, 220, 1, PROPS.scales(p)) +
    fist(p, 126, 211, { flip: true, scale: 1.1 }),
  hope: (p) =>
    put(158, 132, 1, PROPS.star(p)) +
    line('M146 142 128 156M150 148 138 162M142 136 124 146', 1.3, p.gold) +
    put(42, 226, 1.05, PROPS.anchor(p)) +
    lady(p, 'mantle', 'halo', { hair: 'veil', cover: 'white', turn: 0.7, gaze: 0.8 }) +
    arm(p, 'prayer', { pale: true }) +
    arm(p, 'prayer', { right: true, pale: true }) +
    flat(p.skin, 'M92 246C91 232 95 222 100 216 105 222 109 232 108 246Q100 250 92 246Z') +
    line('M100 217V246M94 236Q97 234 99 235M106 236Q103 234 101 235', 1),
  prudence: (p) =>
    lady(p, 'gown', 'net', { hair: 'coils', tone: 'dark', turn: 0.8, gaze: 0.6 }) +
    arm(p, 'raised', { right: true }) +
    put(151, 190, 1, PROPS.mirror(p)) +
    fist(p, 150, 224, { flip: true }) +
    head(p, 151, 189, 0.42, { hair: 'coils', tone: 'dark', turn: -0.8 }) +
    arm(p, 'raised') +
    snake(p, [
      [68, 284, 2],
      [38, 270, 6],
      [62, 248, 8],
      [36, 226, 8],
      [58, 200, 8],
      [40, 180, 7],
      [54, 164, 6],
    ]) +
    fist(p, 50, 226),
  faith: (p) =>
    put(50, 196, 1.25, PROPS.cross(p)) +
    lady(p, 'mantle', 'halo', { hair: 'veil', cover: 'white', turn: 0.3 }) +
    arm(p, 'raised') +
    fist(p, 50, 228) +
    arm(p, 'raised', { right: true }) +
    flat(p.light, disc(150, 174, 9)) +
    line('M150 168V180M144 174H156', 1.3, p.lips) +
    bare(p.gold, rays(150, 174, 11, 19, 14, 0.5, false)) +
    put(150, 206, 1.05, EMBLEMS.cup(p)) +
    fist(p, 150, 220, { flip: true }),
  charity: (p) =>
    lady(p, 'gown', 'none', { hair: 'veil', cover: 'white', turn: -0.55 }) +
    arm(p, 'raised', { right: true }) +
    put(
      150,
      206,
      1,
      `${put(0, -16, 0.8, PROPS.flame(p))}${flat(p.lips, 'M0 16C-16 6-18-4-13-9-8-13-2-10 0-5 2-10 8-13 13-9 18-4 16 6 0 16Z')}${bare(p.light, comb([-12, -2, -10, -6, -6, -8], [-8, 4, -6, -1, -3, -3], 2, 1.4))}`,
    ) +
    palm(p, 150, 228, { flip: true }) +
    flat(p.light, 'M48 226C60 216 84 224 88 244 92 262 86 276 74 278 58 280 40 262 48 226Z') +
    bare(
      p.ink,
      comb([86, 244, 78, 244, 72, 242], [80, 276, 72, 272, 66, 270], 5, 1.2) + leaf([56, 240, 66, 256, 80, 260], 0.8),
    ) +
    head(p, 62, 224, 0.66, { hair: 'short', tone: 'gold', turn: 0.6, lips: true }) +
    arm(p, 'folded') +
    resting(p, { open: true }),
};
