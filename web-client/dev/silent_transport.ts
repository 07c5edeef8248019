// A transport without a server, for pages and tests of a session; behaviour is supplied by the caller.
import type { Transport } from '../src/table/transport';

const nothing = (): void => undefined;

export const silentLine = (own: Partial<Transport> = {}): Transport => ({
  open: nothing,
  wake: nothing,
  farewell: nothing,
  resync: nothing,
  act: () => 1,
  do: () => 1,
  post: nothing,
  ...own,
});
