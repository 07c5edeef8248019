// Memory aid: the cards played of each suit and of the trumps.
import { byKind } from '../../cards/by_kind';
import type { Aid } from '../contract/aids';
import { deck } from './cards';
import { texts } from './i18n/texts';

export const aids: Aid[] = [
  byKind(
    deck,
    (lang) => texts[lang].table.played,
    (kind, lang) => texts[lang].suits[kind] ?? kind,
  ),
];
