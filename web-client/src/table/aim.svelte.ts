// Whether a dragged card is over the trick, where dropping it plays it.
export const aim = $state({ on: false });
