// The rules in words, as `npm run cards` makes them from docs/rules.
import type { OptionText, RulesText } from '../../contract/words';
import type { Term } from '../../../rules/glossary';

export interface RulesInWords {
  short?: RulesText;
  options: Record<string, OptionText>;
  glossary: Term[];
}
/** Nothing while docs/rules does not contain the game. */
export const inWords = (found: Record<string, RulesInWords>): RulesInWords =>
  Object.values(found)[0] ?? { options: {}, glossary: [] };
