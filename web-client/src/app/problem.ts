// Error text for a failed API call, or a part of the page that could not be loaded.
import { language } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import type { ErrorKey, ErrorTexts } from '../net/errors';
import { build } from './build.svelte';

/** `own`: texts of the page, which come first. */
export function problem(error: unknown, own: ErrorTexts = {}): string {
  const t = language.t;
  if (build.isMissing(error)) return build.outdated ? t.app.upgraded : t.app.offline;
  if (!(error instanceof ApiError)) return t.app.failed(String(error));
  const limits: ErrorTexts = t.lobby.limits;
  const names: ErrorTexts = t.lobby.names;
  const text = own[`${error.code}${error.path}` as ErrorKey] ?? own[error.code] ?? limits[error.code];
  if (text) return text;
  if (error.code === 'no_server') return t.app.noServer;
  if (error.status === 0 || error.status === 502 || error.status === 503) return t.app.offline;
  if (error.status === 401) return t.app.stranger;
  if (error.code === 'closed') return t.app.membersOnly;
  if (error.status === 404) return t.app.notFound;
  if (error.status === 429) return t.app.tooMany;
  return names[error.code] ?? t.app.failed(error.message);
}
