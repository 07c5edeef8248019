import { describe, expect, it } from 'vitest';
import { zoneNote } from '../src/i18n/dates';
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
