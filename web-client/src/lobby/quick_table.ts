// Creates a table with default rules and all help; the waiting room fills it with bots.
import { keepInvitation } from '../app/invitations';
import { me } from '../app/guest.svelte';
import { load } from '../app/routes';
import { settings } from '../app/settings.svelte';
import { sessionStore } from '../app/storage';
import { router } from '../app/route.svelte';
import type { GameSign } from '../games/game_ui';
import { language } from '../i18n/index.svelte';
import { call } from '../net/api';
import { arrivalKey, type Arrival } from './arrival';

/** Range of numbers for guests without a name. */
const STRANGERS = 1000;

/** Creates the guest if there is none yet, with the typed name or a generated one. */
export async function ensureGuest(name = ''): Promise<void> {
  if (!me.guest) await me.enter(name.trim() || language.t.lobby.someone(Math.floor(Math.random() * STRANGERS)));
}

/** `once`: the key of the press, by which the server recognises it if it is repeated. */
export async function playAlone(once: string, game: GameSign, preset = game.first, name = ''): Promise<void> {
  await ensureGuest(name);
  void load({ page: 'table', table: '' }).catch(() => undefined); // on the way meanwhile
  const made = await call('POST tables', {
    body: { game: game.game, preset, open: false, aids: true, hints: true, level: settings.level },
    once,
  });
  keepInvitation(made.table, made.invitation);
  sessionStore.set(arrivalKey(made.table), 'bots' satisfies Arrival);
  router.go({ page: 'table', table: made.table });
}
