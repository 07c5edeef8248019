// A line to a server that is not there, for pages and tests that look at a session: what it does is what they give it.
import type { Line } from '../src/table/line';

const nothing = (): void => undefined;

export const silentLine = (own: Partial<Line> = {}): Line => ({
  open: nothing,
  close: nothing,
  wake: nothing,
  farewell: nothing,
  resync: nothing,
  act: () => 1,
  do: () => 1,
  shown: nothing,
  say: nothing,
  speak: nothing,
  pace: nothing,
  look: nothing,
  hint: nothing,
  ...own,
});
