// Begins or continues the reader's try of one of today's deals.
import { router } from '../app/route.svelte';
import { load } from '../app/routes';
import { ensureGuest } from '../lobby/quick_table';
import { call } from '../net/api';
import type { Word } from '../protocol/types';

/** `name`: what a visitor without a name has typed. */
export async function playToday(game: Word, name = ''): Promise<void> {
  await ensureGuest(name);
  void load({ page: 'table', table: '' }).catch(() => undefined); // on the way meanwhile
  const { table } = await call('POST day/{game}', { game, body: {} });
  router.go({ page: 'table', table });
}
