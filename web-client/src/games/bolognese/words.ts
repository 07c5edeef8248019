// Texts of Tarocco bolognese for the generic table.
import type { Lang } from '../../i18n/index.svelte';
import type { Word } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import { wordsOf } from '../plain/plain';
import { texts } from './i18n/texts';
import { MATTAZZA, TALK } from './mattazza';

/** Examples for the rules page: a cricca, a suit's sequence, four aces, a Grande with both Contatori. */
const EXAMPLES = [
  ['CK', 'DK', 'SK'],
  ['DK', 'DQ', 'DN', 'D1'],
  ['C1', 'D1', 'S1', 'B1'],
  ['T20', 'T19', 'T18', 'T16', 'T15', 'T1', 'M'],
];
const COMBINATIONS = 4;

/** Its target is worded differently from that of the other games. */
const ofMattazza = (list: GameWords['options']['list']): GameWords['options']['list'] => {
  const { 'mattazza.target': target, ...rest } = list;
  return { ...rest, ...(target && { target }) };
};

export function words(lang: Lang, preset?: Word): GameWords {
  const { mattazza: m, ...t } = texts[lang];
  const rules = { ...t.rules, examples: { after: COMBINATIONS, label: t.about.all, cards: EXAMPLES } };
  const own = { ...t, rules };
  if (preset !== MATTAZZA) return wordsOf(lang, own);
  return wordsOf(lang, {
    ...own,
    moves: { ...t.moves, give: { ...t.moves.give, hint: m.giveHint } },
    refusals: { ...t.refusals, 'GIVE-1': m.giveRefused },
    options: { ...t.options, list: ofMattazza(t.options.list) },
    match: { ...t.match, noWinner: m.noWinner, drawHint: m.drawHint, drawn: ([first = '']) => m.drawn(first) },
    talk: TALK.map((emote) => ({ emote, gloss: m.talk[emote] })),
  });
}
