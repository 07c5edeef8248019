/** Ids of tables, matches and hands that are not a server's begin like this. */
export const isPractice = (id: string): boolean => id.startsWith('~');
