// Error text for a failed call about an evening.
import { problem } from '../app/problem';
import { notFound } from '../club/problem';
import type { Catalogue } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import { eveningWords } from './texts';

export function eveningProblem(t: Catalogue, error: unknown): string {
  if (!(error instanceof ApiError)) return problem(t, error);
  if (error.path === '/at') return eveningWords().atWrong;
  return eveningWords().errors[error.code] ?? notFound(error) ?? problem(t, error);
}

export const fieldOf = (error: unknown): string => (error instanceof ApiError ? (error.path.split('/')[1] ?? '') : '');
