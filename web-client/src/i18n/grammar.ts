// Plurals and lists, by the browser's Intl API.
export interface Grammar {
  /** The singular or the plural form. */
  plural(n: number, one: string, several: string): string;
  list(items: string[]): string;
}

export function grammar(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    plural: (n, one, several) => (rules.select(n) === 'one' ? one : several),
    list: (items) => lists.format(items),
  };
}
