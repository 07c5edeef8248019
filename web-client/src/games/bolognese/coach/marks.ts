// What a newcomer to Tarocco bolognese is told: which cricche and sequences he holds or nearly holds, and when one of
// them is made or undone by a trick.
import { combinationMarks } from '../../../coach/combinations';
import { question, type CoachMark } from '../../../coach/marks';
import { cardKnowledge } from '../../../coach/standing';
import { cardName, cardNames } from '../deck';
import { texts } from '../i18n/texts';
import { families, familyName } from './families';

export const marks: CoachMark[] = [
  question('call', ['DEAL-2', 'OUT-3'], (lang) => texts[lang].coach.call),
  question('discard', ['DISC-1', 'DISC-2'], (lang) => texts[lang].coach.discard),
  question('declare', ['ACC-3', 'ACC-5'], (lang) => texts[lang].coach.declare),
  ...combinationMarks({
    id: 'combinations',
    families: () => families,
    // The discard is of the dealer's side's pile (COUNT-1).
    known: (board) => cardKnowledge(board, [], ['discard']),
    name: familyName,
    card: cardName,
    list: cardNames,
    words: (lang) => texts[lang].coach,
    clause: 'COUNT-1',
  }),
];
