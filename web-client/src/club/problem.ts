// What went wrong with a call about a club, in a sentence; and beside which field it is to stand.
import { problem } from '../app/problem';
import type { Catalogue } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import { clubWords } from './texts';

export function clubProblem(t: Catalogue, error: unknown): string {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'bad_field' && fieldOf(error) === 'zone') return clubWords().zoneWrong;
  return clubWords().errors[code] ?? notFound(error) ?? problem(t, error);
}

/** Null if it is another error. */
export const notFound = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 404 ? clubWords().notFound : null;

/** The field's name at the head of its path; empty where it is about none. */
export const fieldOf = (error: unknown): string => (error instanceof ApiError ? (error.path.split('/')[1] ?? '') : '');
