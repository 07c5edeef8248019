// Hints for beginners at Tarocco bolognese: cricche and sequences that you hold or nearly hold.
import { combinationMark } from '../../../coach/combinations';
import { question } from '../../../coach/marks';
import type { CoachMark } from '../../contract/coach';
import { cardKnowledge } from '../../../coach/standing';
import { cardName, cardNames } from '../deck';
import { texts } from '../i18n/texts';
import { isEachAlone } from '../scene';
import { families, familyName } from '../about';

export const marks: CoachMark[] = [
  question('call', ['DEAL-2', 'OUT-3'], (lang) => texts[lang].coach.call),
  question('discard', ['DISC-1', 'DISC-2'], (lang) => texts[lang].coach.discard),
  question('declare', ['ACC-3', 'ACC-5'], (lang) => texts[lang].coach.declare),
  combinationMark({
    id: 'combinations',
    // In Mattazza points hurt: no combination is aimed at.
    families: (board) => (isEachAlone(board.scene) ? [] : families),
    // The discard belongs to the pile of the dealer's side (COUNT-1).
    known: (board) => cardKnowledge(board, [], ['discard']),
    name: familyName,
    card: cardName,
    list: cardNames,
    words: (lang) => texts[lang].coach,
    clause: 'COUNT-1',
  }),
];
