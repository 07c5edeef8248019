// Error text for a failed API call.
import type { Catalogue } from '../i18n/index.svelte';
import { ApiError } from '../net/api';

export function problem(t: Catalogue, error: unknown): string {
  if (!(error instanceof ApiError)) return t.app.failed(String(error));
  const limit = t.lobby.limits[error.code];
  if (limit) return limit;
  if (error.status === 0 || error.status === 502 || error.status === 503) return t.app.offline;
  if (error.status === 401) return t.app.stranger;
  if (error.code === 'closed') return t.app.membersOnly;
  if (error.status === 404) return t.app.notFound;
  if (error.status === 429) return t.app.tooMany;
  return t.lobby.names[error.code] ?? t.app.failed(error.message);
}
