// A record from a file: the server plays it and tells what it makes, and keeps nothing; the page keeps it as long as it
// is open, so that every point of it has an address.
import { api, ApiError } from '../net/api';
import type { HandOne, RecordTold } from '../protocol/types';

/** As much as a request may have. */
export const MOST_BYTES = 16 * 1024;

export interface Opened {
  /** Of the file. */
  name: string;
  text: string;
  record: HandOne['record'];
  told: RecordTold;
}

/** As it stands in its file; without the white space between where that is too much. */
function small(text: string): string {
  const fits = (one: string): boolean => new TextEncoder().encode(one).length <= MOST_BYTES;
  if (fits(text)) return text;
  let tight = text;
  try {
    tight = JSON.stringify(JSON.parse(text));
  } catch {
    // What is no JSON is told so by the server, where it fits.
  }
  if (!fits(tight)) throw new ApiError(413, 'too_large', '', 'too large');
  return tight;
}

class RecordFile {
  opened = $state.raw<Opened | null>(null);

  /** Throws an ApiError where it is no record. */
  async open(file: File): Promise<Opened> {
    const text = small(await file.text());
    const parsed = await api.told(text);
    const value = JSON.parse(text) as HandOne['record'] | { record: HandOne['record'] };
    const record = 'format' in value ? value : value.record;
    return (this.opened = { name: file.name, text, record, told: parsed });
  }
}

export const recordFile = new RecordFile();
