// Announces refusals and removes them after a while.
import { announcer } from '../ui/announcer.svelte';
import type { TableView } from './table_view.svelte';
import { refusalText } from './words';

const REFUSAL_MS = 7000;

/** Call during initialisation of the component that shows the table. */
export function announceRefusals(board: () => TableView): void {
  $effect(() => {
    const { session } = board();
    if (!session.notice) return;
    announcer.say(refusalText(board(), session.notice));
    const timer = setTimeout(() => (session.notice = null), REFUSAL_MS);
    return () => clearTimeout(timer);
  });
}
