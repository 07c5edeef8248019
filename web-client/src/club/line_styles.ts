/** Distinguishable chart lines, by colour and dashes. */
export const LINE_STYLES = [
  { colour: '#8a1c26', dash: '' },
  { colour: '#14543c', dash: '' },
  { colour: '#1d3f86', dash: '' },
  { colour: '#7a4d10', dash: '7 4' },
  { colour: '#5b2a72', dash: '7 4' },
  { colour: '#0d5a66', dash: '7 4' },
  { colour: '#3c3c3c', dash: '2 4' },
  { colour: '#96400c', dash: '2 4' },
];
