// Announces other people's messages to screen readers.
import { personName } from '../app/names';
import type { Catalogue } from '../i18n/index.svelte';
import type { Utterance } from '../protocol/types';

/** For many messages at once, e.g. on joining, only their number. */
export function talkAnnouncement(t: Catalogue, words: readonly Utterance[], own: number | null): string {
  const others = words.filter((one) => one.number !== own);
  if (others.length > 1) return t.talk.unread(others.length);
  return others.map((one) => t.talk.line(personName(t, one.name), one.text)).join('');
}
