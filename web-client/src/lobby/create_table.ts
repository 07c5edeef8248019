import { language } from '../i18n/index.svelte';

/** The dialog for a new table, with the table's texts; both are loaded on first use. */
export async function loadCreateTable() {
  const [module] = await Promise.all([import('./CreateTable.svelte'), language.load('table')]);
  return module.default;
}
