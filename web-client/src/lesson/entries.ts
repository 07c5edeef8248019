// The lessons of a game as a list; each is loaded when it is opened.
import type { Lang } from '../i18n/index.svelte';
import type { Lesson, LessonEntry, Said } from '../games/contract/lesson';

export const lessonEntries = <Id extends string>(
  words: Record<Lang, Record<Id, Said>>,
  loads: Record<Id, () => Promise<{ lesson: Lesson }>>,
): LessonEntry[] =>
  (Object.keys(loads) as Id[]).map((id) => ({
    id,
    words: (lang) => words[lang][id],
    load: async () => (await loads[id]()).lesson,
  }));
