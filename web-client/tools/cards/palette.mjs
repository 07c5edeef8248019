// Colours of the faces. The four suit colours are distinguishable in simulated protanopia, deuteranopia and tritanopia
// and have a contrast of at least 4.6:1 on the paper; shapes are the second cue.
export const WIDTH = 200;
export const HEIGHT = 336;
export const INK = '#2a2018';
export const PAPER = ['#fdf7e6', '#f1e2c0'];
export const EDGE = '#6b5638';
export const GOLD = '#e0b04a';
export const GOLD_PALE = '#f6e0a0';

export const SUITS = {
  C: { colour: '#8f0f24', field: ['#fbe9e2', '#efc7bd'], emblem: '@cup' },
  D: { colour: '#93650a', field: ['#faf0cf', '#ecd28f'], emblem: '@coin' },
  S: { colour: '#0d2f6b', field: ['#e6eef7', '#b9cde4'], emblem: '@sword' },
  B: { colour: '#1d736c', field: ['#e4f2ee', '#b4d8cf'], emblem: '@baton' },
};
