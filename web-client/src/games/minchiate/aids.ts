// Memory aids: the cards played of each suit and of the trumps, and the state of the versicole.
import { byCombination } from '../../aids/aids';
import type { Aid } from '../contract/aids';
import { byKind } from '../../cards/by_kind';
import { versicolaName, versicoleBy } from './about';
import { deck } from './cards';
import { texts } from './i18n/texts';

export const aids: Aid[] = [
  byKind(
    deck,
    (lang) => texts[lang].table.played,
    (kind, lang) => texts[lang].suits[kind] ?? kind,
  ),
  byCombination(
    'versicole',
    (lang) => texts[lang].sheet.versicole,
    ({ rules }) => versicoleBy(rules?.options ?? {}),
    versicolaName,
  ),
];
