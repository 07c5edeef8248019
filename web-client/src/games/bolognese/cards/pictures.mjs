// What the cards of the Bolognese pack show, for the faces' generator (tools/cards). Figures that other packs have too
// are in tools/cards/figures.mjs.
import { COURTS as FAMILIES, FIGURES, whole } from '../../../../tools/cards/figures.mjs';
import { INK } from '../../../../tools/cards/palette.mjs';

export { MOORS as DRAWINGS } from './moors.mjs';

/** A trump's figure; the mark under its index, where its group has none. */
export const TRUMPS = {
  T1: { layers: FIGURES.magician },
  TM1: { layers: whole('@moor-sceptre') },
  TM2: { layers: whole('@moor-lance') },
  TM3: { layers: whole('@moor-bow') },
  TM4: { layers: whole('@moor-sword') },
  T5: { layers: FIGURES.love },
  T6: { layers: FIGURES.chariot },
  T7: { layers: FIGURES.temperance },
  T8: { layers: FIGURES.justice },
  T9: { layers: FIGURES.strength },
  T10: { layers: FIGURES.wheel },
  T11: { layers: FIGURES.hermit },
  T12: { layers: FIGURES.traitor },
  T13: { layers: FIGURES.death },
  T14: { layers: FIGURES.devil },
  T15: { layers: FIGURES.tower },
  T16: { layers: FIGURES.star },
  T17: { layers: FIGURES.moon, mark: '@moon' },
  T18: { layers: FIGURES.sun, mark: 'heraldic-sun' },
  T19: { layers: FIGURES.world, mark: 'orbit' },
  T20: {
    layers: [
      ['angel-wings', 0, -4, 100],
      ['@trumpet', 47, 52, 54, { turn: 35, halo: true }],
    ],
    mark: 'angel-wings',
  },
};

export const MATTO = FIGURES.fool;

/** Court cards: the knights ride in all four suits. */
export const COURTS = { J: FAMILIES.pages, N: FAMILIES.riders, Q: FAMILIES.queens, K: FAMILIES.kings };

/** What a card counts depends on the one that it is paired with, and 20 to 17 bear no numbers: none stands on it. */
export const LOZENGES = false;

/**
 * A group of trumps: field (centre, rim), figure ink, its engraved shade, tab behind the index, the mark under the
 * index, the ornament of the field; `light`: gilt lines on a dark field.
 */
export const GROUPS = {
  begato: {
    field: ['#f8e9b8', '#dcb96b'],
    ink: INK,
    shade: '#a9781f',
    tab: '#15110e',
    mark: 'crystal-wand',
    ornament: 'rays',
  },
  mori: {
    field: ['#fbe9cd', '#d8a267'],
    ink: INK,
    shade: '#96571f',
    tab: '#12474f',
    mark: 'turban',
    ornament: 'niche',
  },
  scavezzo: {
    field: ['#eef0df', '#b3c3a4'],
    ink: INK,
    shade: '#5b7752',
    tab: '#3b2350',
    mark: 'laurels',
    ornament: 'rings',
  },
  grande: {
    field: ['#b3252d', '#5f0b13'],
    ink: '#fdeec2',
    shade: '#48060c',
    tab: '#8e1320',
    light: true,
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
