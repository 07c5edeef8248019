// What the cards of Minchiate show, for the faces' generator (tools/cards). Figures that other packs have too are in
// tools/cards/figures.mjs, drawings of our own ('@name') in tools/cards/own.mjs.
import { COURTS as FAMILIES, FIGURES, whole } from '../../../../tools/cards/figures.mjs';
import { INK } from '../../../../tools/cards/palette.mjs';

/** A trump's figure; the sign of the zodiac above it; the mark under its index, where its group has none. */
export const TRUMPS = {
  T1: { layers: FIGURES.magician },
  T2: { layers: whole('tarot-05-the-hierophant') },
  T3: { layers: whole('tarot-04-the-emperor') },
  T4: { layers: whole('tarot-03-the-empress') },
  T5: { layers: FIGURES.love },
  T6: { layers: FIGURES.temperance },
  T7: { layers: FIGURES.strength },
  T8: { layers: FIGURES.justice },
  T9: { layers: FIGURES.wheel },
  T10: { layers: FIGURES.chariot },
  T11: { layers: FIGURES.hermit },
  T12: { layers: FIGURES.traitor },
  T13: { layers: FIGURES.death },
  T14: { layers: FIGURES.devil },
  T15: { layers: FIGURES.tower },
  T16: {
    layers: [
      ['kneeling', 0, 8, 80],
      ['anchor', 62, 0, 38, { halo: true }],
    ],
  },
  T17: {
    layers: [
      ['mirror-mirror', 30, 0, 66],
      ['snake', 0, 40, 60, { halo: true }],
    ],
  },
  T18: { layers: whole('tarot-02-the-high-priestess') },
  T19: { layers: whole('crowned-heart') },
  T20: { layers: whole('salamander'), mark: 'small-fire' },
  T21: {
    layers: [
      ['galleon', 8, -4, 84],
      ['waves', 0, 66, 100, { squash: 0.36, halo: true }],
    ],
    mark: 'waves',
  },
  T22: { layers: whole('castle'), mark: 'castle' },
  T23: {
    layers: [
      ['dove', 32, 0, 68],
      ['fluffy-cloud', 0, 40, 60, { halo: true }],
    ],
    mark: 'fluffy-cloud',
  },
  T24: { layers: whole('scales'), glyph: 'libra' },
  T25: {
    layers: [
      ['@maid', -6, 0, 100],
      ['wheat', 62, 8, 42, { halo: true }],
    ],
    glyph: 'virgo',
  },
  T26: { layers: whole('scorpion'), glyph: 'scorpio' },
  T27: { layers: whole('ram-profile'), glyph: 'aries' },
  T28: { layers: whole('goat'), glyph: 'capricorn' },
  T29: { layers: whole('centaur'), glyph: 'sagittarius' },
  T30: { layers: whole('crab'), glyph: 'cancer' },
  T31: { layers: whole('circling-fish'), glyph: 'pisces' },
  T32: { layers: whole('pouring-pot'), glyph: 'aquarius' },
  T33: { layers: whole('lion'), glyph: 'leo' },
  T34: { layers: whole('charging-bull'), glyph: 'taurus' },
  T35: { layers: whole('duality'), glyph: 'gemini' },
  T36: { layers: FIGURES.star },
  T37: { layers: FIGURES.moon },
  T38: { layers: FIGURES.sun },
  T39: { layers: FIGURES.world },
  T40: {
    layers: [
      ['angel-wings', -2, 0, 104],
      ['trumpet-flag', 27, 46, 50, { halo: true }],
    ],
  },
};

export const MATTO = FIGURES.fool;

/** Court cards: maids and beasts in the round suits, pages and riders in the long ones. */
export const COURTS = {
  J: FAMILIES.pages,
  N: { ...FAMILIES.riders, C: whole('mermaid'), D: whole('greek-sphinx') },
  Q: FAMILIES.queens,
  K: FAMILIES.kings,
};

/** The cards tell what they count by themselves (CARD-6). */
export const LOZENGES = true;

/**
 * A group of trumps: field (centre, rim), figure ink, its engraved shade, tab behind the index, the mark under the
 * index, the ornament of the field; `light`: gilt lines on a dark field.
 */
export const GROUPS = {
  papi: {
    field: ['#f8e9b8', '#dcb96b'],
    ink: INK,
    shade: '#a9781f',
    tab: '#3b2350',
    mark: 'pope-crown',
    ornament: 'rays',
  },
  virtues: {
    field: ['#fae6da', '#dfae97'],
    ink: INK,
    shade: '#a8583a',
    tab: '#3b2350',
    mark: 'laurels',
    ornament: 'niche',
  },
  fates: {
    field: ['#efeadd', '#c5bba2'],
    ink: INK,
    shade: '#7d7356',
    tab: '#3b2350',
    mark: 'cartwheel',
    ornament: 'rings',
  },
  elements: {
    field: ['#e9f0d8', '#abc592'],
    ink: INK,
    shade: '#557a3c',
    tab: '#3b2350',
    ornament: 'scales',
  },
  zodiac: {
    field: ['#2d4f86', '#101d3d'],
    ink: '#f8eac4',
    shade: '#0a1430',
    light: true,
    tab: '#3b2350',
    ornament: 'stars',
  },
  arie: {
    field: ['#b3252d', '#5f0b13'],
    ink: '#fdeec2',
    shade: '#48060c',
    light: true,
    tab: '#8e1320',
    mark: 'trumpet-flag',
    ornament: 'glory',
  },
  matto: {
    field: ['#f5e9f7', '#d9bfe0'],
    ink: INK,
    shade: '#8a5a9a',
    tab: '#15110e',
    mark: 'jester-hat',
    ornament: 'motley',
  },
};
