import { describe, expect, it } from 'vitest';
import { formatAge, formatSize, zoneNote } from '../src/i18n/dates';
import { catalogues } from '../src/i18n/index.svelte';

const SUMMER = '2026-07-01T19:00:00Z';
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

describe('a time of a club', () => {
  it('names the time zone if the reader’s clock shows another time', () => {
    const other = own === 'Asia/Tokyo' ? 'Europe/Rome' : 'Asia/Tokyo';
    expect(zoneNote(catalogues.en, other, SUMMER)).toBe(` (${other} time)`);
    expect(zoneNote(catalogues.it, other, SUMMER)).toBe(` (ora di ${other})`);
  });

  it('names no time zone whose clocks show the same then', () => {
    expect(zoneNote(catalogues.en, own, SUMMER)).toBe('');
    expect(zoneNote({ app: catalogues.en.app }, own === 'UTC' ? 'Etc/GMT' : own, SUMMER)).toBe('');
  });
});

describe('figures of the server', () => {
  it('have an age in the largest whole unit', () => {
    const age = (time: string): string => formatAge('en', time, '2026-07-03T12:00:00Z');
    expect(age('2026-07-03T11:59:01Z')).toBe('0 minutes ago');
    expect(age('2026-07-03T11:00:00Z')).toBe('1 hour ago');
    expect(age('2026-07-01T12:00:01Z')).toBe('47 hours ago');
    expect(age('2026-07-01T12:00:00Z')).toBe('2 days ago');
    expect(age('2026-07-03T12:00:05Z')).toBe('0 minutes ago'); // a clock was set back
  });

  it('have a size in megabytes below a gigabyte', () => {
    expect(formatSize('en', 50 * 2 ** 20)).toBe('50 MB');
    expect(formatSize('en', 1.5 * 2 ** 30)).toBe('1.5 GB');
    expect(formatSize('it', 1.5 * 2 ** 30)).toBe('1,5 GB');
  });
});
