// A record from a file. The server replays it without storing it; the page keeps it while it is open, so that every
// step has an address.
import { api, ApiError } from '../net/api';
import type { HandOne, RecordReplay } from '../protocol/types';

/** Maximum size of a request. */
export const MOST_BYTES = 16 * 1024;

export interface Opened {
  /** File name. */
  name: string;
  text: string;
  record: HandOne['record'];
  told: RecordReplay;
}

/** The text as in the file; without white space if it is too long. */
function small(text: string): string {
  const fits = (one: string): boolean => new TextEncoder().encode(one).length <= MOST_BYTES;
  if (fits(text)) return text;
  let tight = text;
  try {
    tight = JSON.stringify(JSON.parse(text));
  } catch {
    // Invalid JSON is reported by the server.
  }
  if (!fits(tight)) throw new ApiError(413, 'too_large', '', 'too large');
  return tight;
}

class RecordFile {
  opened = $state.raw<Opened | null>(null);

  /** Throws ApiError if the file is not a record. */
  async open(file: File): Promise<Opened> {
    const text = small(await file.text());
    const parsed = await api.replay(text);
    const value = JSON.parse(text) as HandOne['record'] | { record: HandOne['record'] };
    const record = 'format' in value ? value : value.record;
    return (this.opened = { name: file.name, text, record, told: parsed });
  }
}

export const recordFile = new RecordFile();
