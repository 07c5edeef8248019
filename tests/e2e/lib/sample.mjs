// How much is played: with FULL=1 (or --full) everything, by default a sample of what takes a
// browser longest.
export const FULL = process.env.FULL !== undefined;

/** Whether this size is tried: only that of SIZE, or those named; with FULL=1 any. */
export const wanted = (size, ...sample) =>
  process.env.SIZE ? process.env.SIZE === size : FULL || sample.includes(size);

/** Of all sizes those named; with FULL=1 all of them. */
export const sizes = (all, ...sample) => (FULL ? all : Object.fromEntries(sample.map((size) => [size, all[size]])));
