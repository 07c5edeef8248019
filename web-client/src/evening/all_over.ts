import type { TableStanding } from '../protocol/types';

/** Whether the evening has tables and nobody plays at any of them any longer. */
export const allOver = (tables: readonly TableStanding[]): boolean =>
  tables.length > 0 && tables.every(({ state }) => state === 'over');
