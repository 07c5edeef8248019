// The texts of parts that are loaded separately: both languages say the same.
import { describe, expect, it } from 'vitest';
import { club as clubEn } from '../src/club/i18n/en';
import { club as clubIt } from '../src/club/i18n/it';
import { evening as eveningEn } from '../src/evening/i18n/en';
import { evening as eveningIt } from '../src/evening/i18n/it';
import { fair as fairEn } from '../src/fair/i18n/en';
import { fair as fairIt } from '../src/fair/i18n/it';

/** Every key by its path, in order, with its text if it is one. */
function entries(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? entries(text, `${path}${key}.`) : [[`${path}${key}`, text]],
  );
}

describe.each([
  ['clubs', clubIt, clubEn],
  ['evenings', eveningIt, eveningEn],
  ['the check of a deal', fairIt, fairEn],
])('the words of %s', (_, italian, english) => {
  it('are the same in both languages, in the same order, and not empty', () => {
    const keys = (texts: object): string[] => entries(texts).map(([key]) => key);
    expect(keys(english)).toEqual(keys(italian));
    for (const [key, text] of [...entries(italian), ...entries(english)])
      if (typeof text === 'string') expect(text.trim(), key).not.toBe('');
  });
});
