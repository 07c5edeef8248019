// The hand that a trial begins in: one that the server has, or one whose record the page has.
import type { HandOne, Id } from '../protocol/types';

export type Source = { hand: Id } | { record: HandOne['record'] };
