// Pictures of the Bolognese pack, for the face generator (tools/cards). Figures shared with other packs are in
// tools/cards/figures.mjs.
import { COURTS as FAMILIES, FIGURES } from '../../../../tools/cards/figures.mjs';
import { INK } from '../../../../tools/cards/palette.mjs';
import { MOORS } from './moors.mjs';
import { towers } from './towers.mjs';

/** A trump's figure; its mark below the index, if its group has none. */
export const TRUMPS = {
  T1: { scene: FIGURES.magician },
  TM1: { scene: MOORS.sceptre },
  TM2: { scene: MOORS.lance },
  TM3: { scene: MOORS.bow },
  TM4: { scene: MOORS.sword },
  T5: { scene: FIGURES.love },
  T6: { scene: FIGURES.chariot },
  T7: { scene: FIGURES.temperance },
  T8: { scene: FIGURES.justice },
  T9: { scene: FIGURES.strength },
  T10: { scene: FIGURES.wheel },
  T11: { scene: FIGURES.time },
  T12: { scene: FIGURES.traitor },
  T13: { scene: FIGURES.death },
  T14: { scene: FIGURES.devil },
  T15: { scene: FIGURES.tower },
  T16: { scene: FIGURES.star },
  T17: { scene: FIGURES.moon, mark: '@moon' },
  T18: { scene: FIGURES.sun, mark: 'heraldic-sun' },
  T19: { scene: FIGURES.world, mark: 'orbit' },
  T20: { scene: (p) => FIGURES.angel(p) + towers(p), mark: 'angel-wings' },
};

export const MATTO = { scene: FIGURES.fool };

/** Letters of trumps whose English names begin otherwise. */
export const LETTERS = { en: { Lu: 'Mo', So: 'Su', Mo: 'Wo' } };

/** Court cards: all four suits have riders. */
export const COURTS = { J: FAMILIES.pages, N: FAMILIES.riders, Q: FAMILIES.queens, K: FAMILIES.kings };

/** A card's count depends on the card that it is paired with, and 20 to 17 have no numbers: no lozenges. */
export const LOZENGES = false;

/**
 * A group of trumps: field (centre, rim), cloth of the figures and its light tone (`tint`), line ink, ornament of the
 * field and its colour (`shade`), tab behind the index, mark below the index; `light`: gilt lines on a dark field.
 */
export const GROUPS = {
  begato: {
    field: ['#f8e9b8', '#dcb96b'],
    cloth: '#5b2f63',
    tint: '#e9cf8e',
    ink: INK,
    shade: '#a9781f',
    tab: '#15110e',
    mark: 'crystal-wand',
    ornament: 'rays',
  },
  mori: {
    field: ['#fbe9cd', '#d8a267'],
    cloth: '#12605f',
    tint: '#e6c08f',
    ink: INK,
    shade: '#96571f',
    tab: '#12474f',
    mark: 'turban',
    ornament: 'niche',
  },
  scavezzo: {
    field: ['#eef0df', '#b3c3a4'],
    cloth: '#4d6a4a',
    tint: '#c9d5bb',
    ink: INK,
    shade: '#5b7752',
    tab: '#3b2350',
    mark: '@laurel',
    ornament: 'rings',
  },
  grande: {
    field: ['#b3252d', '#5f0b13'],
    cloth: '#28497f',
    tint: '#f0cf9c',
    ink: '#fdeec2',
    shade: '#48060c',
    tab: '#8e1320',
    light: true,
    ornament: 'glory',
  },
  matto: {
    field: ['#f5e9f7', '#d9bfe0'],
    cloth: '#74398d',
    tint: '#dcc3e4',
    ink: INK,
    shade: '#8a5a9a',
    tab: '#15110e',
    mark: 'jester-hat',
    ornament: 'motley',
  },
};
