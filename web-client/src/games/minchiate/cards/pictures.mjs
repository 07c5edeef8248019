// Pictures of the Minchiate pack, for the face generator (tools/cards). Figures shared with other packs are in
// tools/cards/figures.mjs; scenes are drawn in tools/cards/woodcut.
import { COURTS as FAMILIES, FIGURES } from '../../../../tools/cards/figures.mjs';
import { INK } from '../../../../tools/cards/palette.mjs';
import { florence } from '../../../../tools/cards/woodcut/arie.mjs';
import { ELEMENTS } from '../../../../tools/cards/woodcut/elements.mjs';
import { PAPI } from '../../../../tools/cards/woodcut/papi.mjs';
import { VIRTUES } from '../../../../tools/cards/woodcut/virtues.mjs';
import { ZODIAC } from '../../../../tools/cards/woodcut/zodiac.mjs';

/** A trump's scene; the zodiac sign above it; its mark below the index, if its group has none. */
export const TRUMPS = {
  T1: { scene: FIGURES.magician },
  T2: { scene: PAPI.duke },
  T3: { scene: PAPI.west },
  T4: { scene: PAPI.east },
  T5: { scene: FIGURES.love },
  T6: { scene: FIGURES.temperance },
  T7: { scene: FIGURES.strength },
  T8: { scene: FIGURES.justice },
  T9: { scene: FIGURES.wheel },
  T10: { scene: FIGURES.chariot },
  T11: { scene: FIGURES.time },
  T12: { scene: FIGURES.traitor },
  T13: { scene: FIGURES.death },
  T14: { scene: FIGURES.devil },
  T15: { scene: FIGURES.tower },
  T16: { scene: VIRTUES.hope },
  T17: { scene: VIRTUES.prudence },
  T18: { scene: VIRTUES.faith },
  T19: { scene: VIRTUES.charity },
  T20: { scene: ELEMENTS.fire, mark: 'small-fire' },
  T21: { scene: ELEMENTS.water, mark: 'waves' },
  T22: { scene: ELEMENTS.earth, mark: 'castle' },
  T23: { scene: ELEMENTS.air, mark: 'fluffy-cloud' },
  T24: { scene: ZODIAC.libra, glyph: 'libra' },
  T25: { scene: ZODIAC.virgo, glyph: 'virgo' },
  T26: { scene: ZODIAC.scorpio, glyph: 'scorpio' },
  T27: { scene: ZODIAC.aries, glyph: 'aries' },
  T28: { scene: ZODIAC.capricorn, glyph: 'capricorn' },
  T29: { scene: ZODIAC.sagittarius, glyph: 'sagittarius' },
  T30: { scene: ZODIAC.cancer, glyph: 'cancer' },
  T31: { scene: ZODIAC.pisces, glyph: 'pisces' },
  T32: { scene: ZODIAC.aquarius, glyph: 'aquarius' },
  T33: { scene: ZODIAC.leo, glyph: 'leo' },
  T34: { scene: ZODIAC.taurus, glyph: 'taurus' },
  T35: { scene: ZODIAC.gemini, glyph: 'gemini' },
  T36: { scene: FIGURES.star },
  T37: { scene: FIGURES.moon },
  T38: { scene: FIGURES.sun },
  T39: { scene: FIGURES.world },
  T40: { scene: (p) => FIGURES.angel(p) + florence(p) },
};

export const MATTO = { scene: FIGURES.fool };

/** Court cards: maids and beasts in the round suits, pages and riders in the long ones. */
export const COURTS = {
  J: FAMILIES.pages,
  N: FAMILIES.beasts,
  Q: FAMILIES.queens,
  K: FAMILIES.kings,
};

/** Lozenges show what a card counts by itself (CARD-6). */
export const LOZENGES = true;

/**
 * A group of trumps: field (centre, rim), cloth of the figures and its light tone (`tint`), line ink, ornament of the
 * field and its colour (`shade`), tab behind the index, mark below the index; `light`: gilt lines on a dark field.
 */
export const GROUPS = {
  papi: {
    field: ['#f8e9b8', '#dcb96b'],
    cloth: '#5b2f63',
    tint: '#e9cf8e',
    ink: INK,
    shade: '#a9781f',
    tab: '#3b2350',
    mark: 'pope-crown',
    ornament: 'rays',
  },
  virtues: {
    field: ['#fae6da', '#dfae97'],
    cloth: '#96402a',
    tint: '#eec4ae',
    ink: INK,
    shade: '#a8583a',
    tab: '#3b2350',
    mark: '@laurel',
    ornament: 'niche',
  },
  fates: {
    field: ['#efeadd', '#c5bba2'],
    cloth: '#5c5344',
    tint: '#cfc5ac',
    ink: INK,
    shade: '#7d7356',
    tab: '#3b2350',
    mark: '@wheel',
    ornament: 'rings',
  },
  elements: {
    field: ['#e9f0d8', '#abc592'],
    cloth: '#3d6a35',
    tint: '#bcd2a2',
    ink: INK,
    shade: '#557a3c',
    tab: '#3b2350',
    ornament: 'scales',
  },
  zodiac: {
    field: ['#2d4f86', '#101d3d'],
    cloth: '#33589b',
    tint: '#b9cbe8',
    ink: '#f8eac4',
    shade: '#0a1430',
    light: true,
    tab: '#3b2350',
    ornament: 'stars',
  },
  arie: {
    field: ['#b3252d', '#5f0b13'],
    cloth: '#28497f',
    tint: '#f0cf9c',
    ink: '#fdeec2',
    shade: '#48060c',
    light: true,
    tab: '#8e1320',
    mark: 'trumpet-flag',
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
