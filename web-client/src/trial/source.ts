// The hand that a trial starts from: one on the server, or a record on the page.
import type { HandOne, Id } from '../protocol/types';

export type Source = { hand: Id } | { record: HandOne['record'] };
