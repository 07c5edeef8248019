// How much of what can be played is played: with FULL=1 (or --full) all of it, by default a sample of what takes a
// browser longest.
export const FULL = process.env.FULL !== undefined;

/** Of all sizes those named; with FULL=1 all of them. */
export const sizes = (all, ...sample) => (FULL ? all : Object.fromEntries(sample.map((size) => [size, all[size]])));
