// Words of others, said once to those who listen to the page.
import { personName } from '../app/names';
import type { Catalogue } from '../i18n/index.svelte';
import type { Utterance } from '../protocol/types';

/** Of many at once, as they come with the table, only how many. */
export function talkAnnouncement(t: Catalogue, words: readonly Utterance[], own: number | null): string {
  const others = words.filter((one) => one.number !== own);
  if (others.length > 1) return t.talk.unread(others.length);
  return others.map((one) => t.talk.line(personName(t, one.name), one.text)).join('');
}
