// Colours of the faces. The four suit colours keep apart in simulated protanopia, deuteranopia and
// tritanopia too, and stand at 4.6:1 or better on the paper; shapes are the second cue.
export const WIDTH = 200;
export const HEIGHT = 336;
export const INK = '#2a2018';
export const PAPER = ['#fdf7e6', '#f1e2c0'];
export const EDGE = '#6b5638';
export const GOLD = '#e0b04a';
export const GOLD_PALE = '#f6e0a0';

export const SUITS = {
  C: { colour: '#8f0f24', field: ['#fbe9e2', '#efc7bd'], emblem: 'jeweled-chalice' },
  D: { colour: '#93650a', field: ['#faf0cf', '#ecd28f'], emblem: '@coin' },
  S: { colour: '#0d2f6b', field: ['#e6eef7', '#b9cde4'], emblem: '@sword' },
  B: { colour: '#1d736c', field: ['#e4f2ee', '#b4d8cf'], emblem: 'wood-club' },
};

/**
 * A group of trumps: field (centre, rim), figure ink, its engraved shade, tab behind the index,
 * the mark under the index, the ornament of the field.
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
    mark: null,
    ornament: 'scales',
  },
  zodiac: {
    field: ['#2d4f86', '#101d3d'],
    ink: '#f8eac4',
    shade: '#0a1430',
    tab: '#3b2350',
    mark: null,
    ornament: 'stars',
  },
  arie: {
    field: ['#b3252d', '#5f0b13'],
    ink: '#fdeec2',
    shade: '#48060c',
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
