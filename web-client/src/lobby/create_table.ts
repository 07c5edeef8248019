import { language } from '../i18n/index.svelte';

export type CreateTableDialog = typeof import('./CreateTable.svelte').default;

/** The dialog for a new table, with the table's texts; both are loaded on first use. */
export async function loadCreateTable(): Promise<CreateTableDialog> {
  const [module] = await Promise.all([import('./CreateTable.svelte'), language.load('table')]);
  return module.default;
}
