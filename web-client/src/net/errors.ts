// Codes of failed API calls, and maps of texts for them.
import type { ErrorCode, TableRule } from '../protocol/types';

/** The server's codes, and those of the client itself. */
export type ApiCode = ErrorCode | TableRule | 'offline' | 'no_server' | 'passkey_not_given';
/** A code, or a code and the path of its field, as in `bad_field/zone`. */
export type ErrorKey = ApiCode | `${ErrorCode}/${string}`;
export type ErrorTexts = Readonly<Partial<Record<ErrorKey, string>>>;

export type NameCode = Extract<ErrorCode, `name_${string}`>;
export type TableLimit = 'too_many' | 'too_many_from_address' | 'full' | 'key_reused';
