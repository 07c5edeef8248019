// Kinds of versicole, each by its minimal sets (VERS-1 to VERS-5, VERS-8).
import { choices, runs, type Family } from '../../../coach/standing';
import type { Lang } from '../../../i18n/index.svelte';
import type { Card, Options } from '../../../protocol/types';
import type { GameBoard } from '../../contract/board';
import { VERSICOLE } from '../about';
import { texts, type Texts } from '../i18n/texts';

/** Minimum length of a sequence, and of a set of Kings. */
const THREE = 3;

function sets(is: string, cards: Card[]): Card[][] {
  if (is === 'low' || is === 'high') return runs(cards, THREE);
  if (is === 'kings') return choices(cards, THREE);
  // VERS-4: the 20 and the 30, with the 10 or the 40.
  if (is === 'tens')
    return [
      ['T10', 'T20', 'T30'],
      ['T20', 'T30', 'T40'],
    ];
  return [cards];
}

/** The kinds that count under these options. */
export const families = (options: Options): Family[] =>
  VERSICOLE.filter(({ option }) => !option || options[option] === true).map(({ is, cards }) => ({
    is,
    sets: sets(is, cards),
  }));
export const familiesAt = ({ rules }: GameBoard): Family[] => families(rules?.options ?? {});

export const familyName = (is: string, lang: Lang): string =>
  texts[lang].about.versicole[is as keyof Texts['about']['versicole']].name;
