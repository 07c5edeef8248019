// A refusal is said, and goes away by itself, wherever it stands.
import { announcer } from '../ui/announcer.svelte';
import type { Look } from './look.svelte';
import { refusedAloud } from './words';

const REFUSAL_MS = 7000;

/** For the part of the page that shows the table. */
export function passRefusals(look: () => Look): void {
  $effect(() => {
    const { session } = look();
    if (!session.notice) return;
    announcer.say(refusedAloud(look(), session.notice));
    const timer = setTimeout(() => (session.notice = null), REFUSAL_MS);
    return () => clearTimeout(timer);
  });
}
