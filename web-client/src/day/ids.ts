/** Ids of tables of the deal of the day begin like this. */
export const isDay = (table: string): boolean => table.startsWith('day-');
