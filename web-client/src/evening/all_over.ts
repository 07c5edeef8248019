import type { TableStanding } from '../protocol/types';

/** Whether the evening has tables and play at all of them has ended. */
export const allOver = (tables: readonly TableStanding[]): boolean =>
  tables.length > 0 && tables.every(({ state }) => state === 'over');
