// The rules of a record, as far as it contains them.
import type { HandOne, Options, TableRules } from '../protocol/types';

export function rulesOf(
  record: HandOne['record'] & { rules?: { preset?: string; options?: Options } },
): TableRules | null {
  const { preset, options = {} } = record.rules ?? {};
  return preset === undefined ? null : { preset, options };
}
