/** How long a test waits for what must come: compilers beside it may take the processor for seconds. */
export const PATIENCE_MS = 15_000;
