// Memory aids: the cards played of each suit and of the trumps, and the state of the combinations.
import { byCombination } from '../../aids/aids';
import type { Aid } from '../contract/aids';
import { byKind } from '../../cards/by_kind';
import { deck } from './cards';
import { COMBINATIONS, combinationName } from './about';
import { texts } from './i18n/texts';

export const aids: Aid[] = [
  byKind(
    deck,
    (lang) => texts[lang].table.played,
    (kind, lang) => texts[lang].suits[kind] ?? kind,
  ),
  byCombination(
    'combinations',
    (lang) => texts[lang].about.all,
    () => COMBINATIONS,
    combinationName,
  ),
];
