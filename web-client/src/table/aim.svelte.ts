// A card that is dragged is over the trick: let go there it is played.
export const aim = $state({ on: false });
