// Error text for a failed club call, and the field that it belongs to.
import { problem } from '../app/problem';
import type { Catalogue } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import { clubWords } from './texts';

export function clubProblem(t: Catalogue, error: unknown): string {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'bad_field' && fieldOf(error) === 'zone') return clubWords().zoneWrong;
  return clubWords().errors[code] ?? notFound(error) ?? problem(t, error);
}

/** Null for any other error. */
export const notFound = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 404 ? clubWords().notFound : null;

/** Name of the field, from its path; empty if the error belongs to none. */
export const fieldOf = (error: unknown): string => (error instanceof ApiError ? (error.path.split('/')[1] ?? '') : '');
