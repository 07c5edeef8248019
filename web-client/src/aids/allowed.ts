// Whether a table allows aids to the memory: an option of its rules, which not every server has.
import type { TableRules } from '../protocol/types';

interface Aided {
  aids?: boolean;
}

export const aidsAllowed = (rules: TableRules | null): boolean => (rules?.options as Aided | undefined)?.aids === true;
