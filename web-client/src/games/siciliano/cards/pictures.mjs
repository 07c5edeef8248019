// Pictures of the Sicilian pack, for the face generator (tools/cards). Figures shared with other packs are in
// tools/cards/figures.mjs; the Sicilian ones are in trumps.mjs and maids.mjs.
import { COURTS as FAMILIES, FIGURES } from '../../../../tools/cards/figures.mjs';
import { INK } from '../../../../tools/cards/palette.mjs';
import { ELEMENTS } from '../../../../tools/cards/woodcut/elements.mjs';
import { PAPI } from '../../../../tools/cards/woodcut/papi.mjs';
import { MAIDS } from './maids.mjs';
import { MARKS } from './marks.mjs';
import { SICILIAN } from './trumps.mjs';

/** Own marks of the trumps. */
export const DRAWINGS = MARKS;

/** A trump's figure; its mark below the index, if its group has none. */
export const TRUMPS = {
  T0: { scene: SICILIAN.miseria },
  T1: { scene: SICILIAN.picciotti },
  T2: { scene: SICILIAN.imperatrice },
  T3: { scene: PAPI.west },
  T4: { scene: SICILIAN.costanza },
  T5: { scene: FIGURES.temperance },
  T6: { scene: FIGURES.strength },
  T7: { scene: FIGURES.justice },
  T8: { scene: FIGURES.love },
  T9: { scene: FIGURES.chariot },
  T10: { scene: FIGURES.wheel },
  T11: { scene: SICILIAN.appiccato },
  T12: { scene: FIGURES.time },
  T13: { scene: FIGURES.death },
  T14: { scene: ELEMENTS.water },
  T15: { scene: SICILIAN.torre },
  T16: { scene: FIGURES.star, mark: '@star' },
  T17: { scene: FIGURES.moon, mark: '@moon' },
  T18: { scene: FIGURES.sun, mark: '@sun' },
  T19: { scene: SICILIAN.balla, mark: '@globe' },
  T20: { scene: SICILIAN.giove, mark: '@bolt' },
};

export const MATTO = { scene: SICILIAN.fujutu, emblem: '@bundle' };

/** Court cards: the lowest is a maid in every suit. */
export const COURTS = {
  J: { ...FAMILIES.pages, ...MAIDS },
  N: FAMILIES.riders,
  Q: FAMILIES.queens,
  K: FAMILIES.kings,
};
/** The maid is called Donna. */
export const LETTERS = { it: { J: 'D' } };

/** A card's value in a group of three depends on the other two: no lozenges. */
export const LOZENGES = false;

/**
 * A group of trumps: field (centre, rim), cloth of the figures and its light tone (`tint`), line ink, ornament of the
 * field and its colour (`shade`), tab behind the index, mark below the index; `light`: gilt lines on a dark field.
 */
export const GROUPS = {
  miseria: {
    field: ['#eeeae2', '#bdb4a4'],
    cloth: '#6a6152',
    tint: '#d2c8b4',
    ink: INK,
    shade: '#7d7462',
    tab: '#4a453d',
    mark: '@bowl',
    ornament: 'niche',
  },
  picciotti: {
    field: ['#fdeab8', '#e2a850'],
    cloth: '#2f5d50',
    tint: '#edc98a',
    ink: INK,
    shade: '#a9781f',
    tab: '#15110e',
    mark: '@caps',
    ornament: 'rays',
  },
  plain: {
    field: ['#f8efd8', '#dcc08c'],
    cloth: '#8a3a2a',
    tint: '#e8cf9f',
    ink: INK,
    shade: '#9c7433',
    tab: '#6b2a1e',
    mark: '@volcano',
    ornament: 'scales',
  },
  arie: {
    field: ['#2b7a94', '#0c3650'],
    cloth: '#a3352c',
    tint: '#f0cf9c',
    ink: '#fdeec2',
    shade: '#06222f',
    tab: '#0b4562',
    light: true,
    ornament: 'glory',
  },
  matto: {
    field: ['#f1f4de', '#b9cc94'],
    cloth: '#b0562a',
    tint: '#d3dcb0',
    ink: INK,
    shade: '#7d9150',
    tab: '#15110e',
    mark: '@bundle',
    ornament: 'scales',
  },
};
