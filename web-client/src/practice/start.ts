// Begins a match against bots in this browser.
import { me } from '../app/guest.svelte';
import { router } from '../app/route.svelte';
import { load } from '../app/routes';
import { settings } from '../app/settings.svelte';
import { sessionStore } from '../app/storage';
import type { GameSign } from '../games/game_ui';
import { language } from '../i18n/index.svelte';
import { arrivalKey, type Arrival } from '../lobby/arrival';
import type { TableRequest } from '../protocol/types';
import { practiceStore } from './store.svelte';

const ID_BYTES = 8;

export async function practise(game: GameSign, preset = game.first, name = ''): Promise<void> {
  void load({ page: 'table', table: '' }).catch(() => undefined); // on the way meanwhile
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  const id = `~${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const request: TableRequest = {
    game: game.game,
    preset,
    open: false,
    spectators: false,
    aids: true,
    hints: true,
    chat: 'off',
    level: settings.level,
  };
  const at = Date.now();
  const player = me.guest?.name ?? (name.trim() || language.t.lobby.player);
  // The first entry of the table's log (practice/log_entry.hpp).
  const first = `${at} 0 table ${JSON.stringify({ id, name: player, request })}`;
  await practiceStore.add({ id, game: game.game, preset, at, over: false }, first);
  sessionStore.set(arrivalKey(id), 'bots' satisfies Arrival);
  router.go({ page: 'table', table: id });
}
