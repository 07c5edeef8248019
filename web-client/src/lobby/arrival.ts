/** What the host's page does on arrival in the waiting room: take a seat, and call bots too. */
export type Arrival = 'sit' | 'bots';
export const arrivalKey = (table: string): string => `germini.arrival.${table}`;
