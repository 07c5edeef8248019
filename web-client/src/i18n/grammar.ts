// Plurals and lists, by the browser's Intl API, and sentences about the reader.
/** `you`: what the reader is called at the table; `object`: the same within a sentence. */
export function grammar(locale: string, you: string, object: string) {
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    /** The singular or the plural form. */
    plural: (n: number, one: string, several: string): string => (rules.select(n) === 'one' ? one : several),
    list: (items: string[]): string => lists.format(items),
    /** The subject and its verb: in the third person, or in the second for the reader. */
    does: (who: string, third: string, second: string): string => `${who} ${who === you ? second : third}`,
    /** A name within a sentence, or after a preposition. */
    within: (who: string): string => (who === you ? object : who),
    /** Several subjects: the reader is named first. */
    together: (who: readonly string[]): string =>
      lists.format([...who].sort((a, b) => Number(b === you) - Number(a === you))),
  };
}
