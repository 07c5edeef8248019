// The proof of a day's deal. The vectors are computed with Python's hashlib; a server dealt the three packs of the guests.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DayProof from '../src/day/DayProof.svelte';
import { checkChain, checkDeal, commitmentOf } from '../src/day/proof';
import { loadDay, seenChain } from '../src/day/seen_chains';
import { dealRules as bolognese } from '../src/games/bolognese/deal';
import { dealRules as minchiate } from '../src/games/minchiate/deal';
import { dealRules as siciliano } from '../src/games/siciliano/deal';
import { formatDay } from '../src/i18n/dates';
import { catalogues, language, type Lang } from '../src/i18n/index.svelte';
import type { Day, DayProof as Proof, DayResult, DayResults } from '../src/protocol/types';
import { sample } from './samples';

const SECRET = 'ca9c06a706d8fc67d65fa7e7fc4f3d6b56cb3bbf339532f5dfa1d5f16d06c54f';
/** After so many hashes. */
const HASHED = {
  1: '84ed419f12ac7a8c0faf5de2b80b91af59e6ac859a91f0f9d4475ab8e1f16557',
  3: '7ff286dd81a326b44344210de0daa5981d874d23d1159390493b9ba728fb9002',
  4000: '4f51df98d06994d9334297050964e9959799b10400fc73630d52267521173d0e',
};
const RULES = { minchiate, bolognese, siciliano };
const OTHER = '0'.repeat(64);

interface Vector {
  game: keyof typeof RULES;
  field: 'accounts' | 'guests';
  dealer: number;
  pack: string;
}
const vectors: Vector[] = [
  {
    game: 'minchiate',
    field: 'guests',
    dealer: 2,
    pack: 'D7 T4 T7 T25 D4 T16 T20 SK B4 T3 T17 T12 C5 T33 S7 CN T27 B6 D2 BK BJ T38 T29 T30 B3 B7 T36 T26 C8 S9 DN C3 T35 BN B5 T14 T10 C6 B9 D10 T24 S4 C1 T13 D1 BQ T37 T18 B2 T1 S6 C7 D6 SJ T40 T22 C4 S5 T2 M CK DK S3 T8 B10 T15 B8 T32 C10 T31 T21 D8 S10 T11 D9 S8 D3 T39 CQ D5 S2 T9 T6 SN SQ S1 T19 T23 T34 C9 T5 T28 C2 DQ B1 CJ DJ',
  },
  {
    game: 'minchiate',
    field: 'accounts',
    dealer: 3,
    pack: 'SQ T39 B6 S3 T13 D5 S4 T38 T6 C7 T28 T32 B10 S7 T40 T25 S10 C8 T5 B9 T18 SK C2 CQ S9 D4 D7 D9 C9 CN D6 T22 T27 D10 B8 T4 B5 S8 D3 T26 T30 B4 T7 BQ CJ T12 C5 S1 T34 T2 S6 C6 C3 T15 S2 DK T35 DN M T8 T31 T29 T20 T1 CK D1 BN T37 B2 DQ SN T9 SJ T19 T23 T11 T21 T36 D8 DJ BJ T3 B3 T10 C1 T14 B7 B1 T33 S5 T24 C4 D2 T16 C10 BK T17',
  },
  {
    game: 'bolognese',
    field: 'guests',
    dealer: 0,
    pack: 'D6 D1 D8 S6 T9 T7 TM3 T6 DJ BK S9 BJ B8 C10 DK SQ T5 T14 B1 T12 T20 T11 CJ SN C7 TM4 BQ C1 DQ T16 DN T1 SK T15 D10 CK B7 S10 T19 D7 T13 B9 C9 TM1 C8 B10 CN T17 S8 S1 T10 S7 T8 M B6 SJ T18 C6 TM2 BN D9 CQ',
  },
  {
    game: 'siciliano',
    field: 'guests',
    dealer: 1,
    pack: 'BK T8 B6 DK C10 B10 M T1 CJ C9 SQ DJ D8 T10 S8 T11 D6 T17 T14 BQ T18 D4 T0 T15 D5 S9 B9 T9 BJ T19 DN CK T16 CN SJ T12 D10 B7 SN T5 D9 B5 C6 SK T6 S5 S7 D7 S6 T20 C7 T13 BN CQ S10 T3 B8 C5 T2 C8 T4 DQ T7',
  },
];
const [vector] = vectors as [Vector];

const DATE = '2026-11-30';
/** The third day of its chain. */
const proof: Proof = {
  table: 'day-2026-11-30-minchiate-guests',
  chain: 1,
  place: 2,
  secret: SECRET,
  before: HASHED[1],
};
const seen = { first: '2026-11-28', commitment: HASHED[3], on: '2026-11-28' };

describe('the chain of the days’ secrets', () => {
  it('leads from a secret to its commitment', () => {
    expect(commitmentOf(SECRET, 0)).toBe(HASHED[1]);
    expect(commitmentOf(SECRET, 2)).toBe(HASHED[3]);
    expect(commitmentOf(SECRET, 3999)).toBe(HASHED[4000]);
    expect([-1, 4000, Number.NaN].map((place) => commitmentOf(SECRET, place))).toEqual([null, null, null]);
  });

  const holds = (of: Partial<Proof>, known: Partial<typeof seen> | null = {}) =>
    checkChain({ ...proof, ...of }, DATE, known ? { ...seen, ...known } : undefined).map((one) => [
      one.part,
      one.holds,
    ]);

  it('proves what this browser saw until the end of the day, and no more', () => {
    const fixed = [
      ['hash', true],
      ['date', true],
      ['seen', true],
    ];
    expect(holds({})).toEqual(fixed);
    expect(holds({}, { on: DATE })).toEqual(fixed);
    expect(holds({}, { on: '2026-12-01' })[2]).toEqual(['seen', null]);
    expect(holds({}, null)).toEqual([
      ['hash', true],
      ['seen', null],
    ]);
  });

  it('finds another hash, secret, place or commitment', () => {
    const found = (of: Partial<Proof>, known?: Partial<typeof seen>) => holds(of, known).map(([, held]) => held);
    expect(found({ before: OTHER })).toEqual([false, true, true]);
    expect(found({ secret: OTHER })).toEqual([false, true, false]);
    expect(found({ place: 1 })).toEqual([true, false, false]);
    expect(found({}, { first: '2026-11-27' })).toEqual([true, false, true]);
    expect(found({}, { commitment: OTHER, on: '2026-12-01' })).toEqual([true, true, false]);
  });
});

describe('the deal of a day’s secret', () => {
  const holds = (of: Vector, secret = SECRET): boolean | null => {
    const record = { pack: of.pack.split(' '), dealer: of.dealer, options: {} };
    return checkDeal(secret, of.game, of.field, record, RULES[of.game]).holds;
  };

  it.each(vectors)('is the one dealt in $game to the $field', (of) => {
    expect(holds(of)).toBe(true);
    expect(holds(of, OTHER)).toBe(false);
    expect(holds({ ...of, field: of.field === 'guests' ? 'accounts' : 'guests' })).toBe(false);
    expect(holds({ ...of, dealer: (of.dealer + 1) % 4 })).toBe(false);
    expect(holds({ ...of, pack: of.pack.split(' ').reverse().join(' ') })).toBe(false);
  });
});

const RESULTS = `api/day/${DATE}/minchiate`;
const day = (): Day => ({
  ...sample<Day>('day_day.json'),
  zone: 'Europe/Rome',
  chain: { number: 1, first: seen.first, commitment: HASHED[3] },
});
let server: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  const record = { format: 'germini-hand/1', game: 'minchiate', pack: vector.pack.split(' '), dealer: vector.dealer };
  server = {
    'api/day': day(),
    'api/rules': sample('http_rules.json'),
    [`${RESULTS}/tries/k2`]: { seat: 0, name: 'Lapo', number: 2, bot: false, record, result: { format: '' } },
  };
  vi.stubGlobal('fetch', (url: string) => {
    const path = new URL(url).pathname.slice(1);
    const error = { code: 'not_found', path: '', message: '' };
    return Promise.resolve(path in server ? Response.json(server[path]) : Response.json({ error }, { status: 404 }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const onDay = (time: string): void => void vi.setSystemTime(new Date(time));

describe('the memory of this browser', () => {
  it('keeps the first commitment of each chain, and when it was shown', async () => {
    onDay('2026-11-28T10:00:00Z');
    await loadDay();
    onDay('2026-11-29T10:00:00Z');
    server['api/day'] = { ...day(), chain: { number: 1, first: DATE, commitment: OTHER } };
    await loadDay();
    server['api/day'] = { ...day(), chain: { number: 2, first: DATE, commitment: OTHER } };
    await loadDay();
    const at = Date.parse('2026-11-28T10:00:00Z');
    expect(seenChain(1)).toEqual({ first: seen.first, commitment: HASHED[3], at });
    expect(seenChain(2)?.commitment).toBe(OTHER);
    expect(seenChain(3)).toBeUndefined();
  });

  it('is empty if the storage holds something else', () => {
    for (const text of ['no JSON', 'null', '3']) {
      localStorage.setItem('germini.day_chains', text);
      expect(seenChain(1)).toBeUndefined();
    }
  });
});

describe('the proof on the page of the results', () => {
  const results: DayResults = {
    ...sample<DayResults>('day_day_results.json'),
    date: DATE,
    game: 'minchiate',
    preset: 'pagat',
  };
  const rows = results.tries.map((row, i) => ({ ...row, own: i === 1, try: i === 1 ? 'k2' : 'k1' }));
  const shown = async (of: Partial<Proof> = {}, tries = rows): Promise<(string | undefined)[]> => {
    render(DayProof, {
      results: { ...results, tries },
      proof: { ...proof, ...of },
      field: 'guests',
      nameOf: ({ try: id }: DayResult) => id,
    });
    const details = screen.getByTestId<HTMLDetailsElement>('day-proof');
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    await screen.findByTestId('day-proof-deal');
    return screen.getAllByRole('listitem').map((item) => item.textContent?.trim());
  };

  const long = (date: string): string => formatDay('en', date, 'long');

  it('says what was checked, and since when this browser knows the chain', async () => {
    onDay('2026-11-28T23:30:00Z'); // the next day in Rome
    await loadDay();
    onDay('2026-12-01T10:00:00Z');
    expect(await shown()).toEqual([
      '✓ The hash above is that of the secret.',
      `✓ The chain begins on ${long('2026-11-28')}, so day 3 of the chain is this one.`,
      `✓ The secret leads to the commitment that this browser saw on ${long('2026-11-29')}: by then the secret was fixed.`,
      '✓ Hand compared: k2. The secret gives its whole pack, card by card, and its dealer.',
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what this browser cannot know', async () => {
    onDay('2026-12-01T10:00:00Z');
    const [, , chain, deal] = await shown({}, []);
    expect(chain).toMatch(/^\? This browser remembers no commitment/);
    expect(deal).toBe('? There is no hand to compare with the secret.');
  });

  it.each(['it', 'en'] as Lang[])('names every failure in the language %s', async (lang) => {
    await language.load('fair');
    language.set(lang);
    onDay('2026-11-28T10:00:00Z');
    await loadDay();
    const found = await shown({ secret: OTHER, place: 7 });
    expect(found).toHaveLength(4);
    expect(found[0]).toBe(`✗ ${catalogues[lang].fair.day.hash(false)}`);
    for (const text of found) expect(text).toMatch(/^✗ .{20}/);
    expect(screen.getAllByRole('alert')).toHaveLength(4);
    language.set('en');
  });
});
