// The meaning of a refused request, in the words of the catalogue.
import { describe, expect, it } from 'vitest';
import { problem } from '../src/app/problem';
import { language } from '../src/i18n/index.svelte';
import { ApiError } from '../src/net/api';
import type { ErrorCode } from '../src/protocol/types';

type Texts = (typeof language)['t'];
/** Codes of a faulty client, and those that a status or the server's message describes. */
type Generic =
  | Extract<ErrorCode, `bad_${string}` | `unknown${string}` | `too_${string}`>
  | 'closed'
  | 'duplicate_key'
  | 'imported'
  | 'missing_field'
  | 'no_guest'
  | 'no_right'
  | 'number_range'
  | 'outdated'
  | 'overlap'
  | 'archived';
type None<Code extends never> = Code;
/** Does not compile if a code of the server has no text and is not generic. */
export type WithoutText = None<
  Exclude<
    ErrorCode,
    | Generic
    | keyof Texts['lobby']['names']
    | keyof Texts['lobby']['limits']
    | keyof Texts['account']['wrong']
    | keyof Texts['club']['errors']
    | keyof Texts['refusals']
  >
>;

describe('a limit of the server', () => {
  it.each([
    ['too_many', 429],
    ['too_many_from_address', 429],
    ['full', 503],
  ] as const)('%s is described as such, and not as a failing network or an impatient user', (code, status) => {
    for (const lang of ['it', 'en'] as const) {
      language.set(lang);
      const t = language.t;
      const words = problem(new ApiError(status, code, '', 'as the server says it'));
      expect(words).toBe(t.lobby.limits[code]);
      expect([t.app.offline, t.app.tooMany, '', undefined]).not.toContain(words);
    }
  });
});

describe('a user whom the server does not know', () => {
  it.each([
    ['no_guest', 401, 'stranger'],
    ['closed', 403, 'membersOnly'],
  ] as const)('%s is described in the reader’s language, with where to log in', (code, status, words) => {
    for (const lang of ['it', 'en'] as const) {
      language.set(lang);
      const t = language.t;
      const told = problem(new ApiError(status, code, '', 'Unknown guest: first send POST /api/guests.'));
      expect(told).toBe(t.app[words]);
      expect(told).toContain(t.app.nav.me);
    }
  });
});
