// The wire's words translated into those of the Python model of a match, which are the game's own.

/** The lines beside the hands. */
export const modelled = (lines) =>
  lines.map(({ reason, round, hand, amounts }) => ({ reason, girata: round, hand, resti: amounts }));
