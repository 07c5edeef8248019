// The colours of a woodcut: ink, skin, white, gold, hide and wood, one cloth and its tint.
import { INK } from '../palette.mjs';

/** Colours of a figure with that cloth, on a ground of `tint`. */
export const colours = (cloth, tint) => ({
  ink: INK,
  skin: '#fbe3c2',
  light: '#fffaf0',
  gold: '#e6b94e',
  bright: '#fbd34d',
  bay: '#b07d4a',
  grey: '#aeb3bb',
  wood: '#6f4a2a',
  plum: '#4b2f4f',
  lips: '#b5483c',
  leaf: '#7f9a5c',
  cloth,
  tint,
});

/** A scene as a fragment of a card, with all outlines in ink. */
export const engraved = (p, inner) =>
  `<g stroke="${p.ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
