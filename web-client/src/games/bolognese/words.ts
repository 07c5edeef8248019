// Texts of Tarocco bolognese for the generic table.
import type { Lang } from '../../i18n/index.svelte';
import type { BologneseKind, Word } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import { wordsOf } from '../plain/plain';
import { becauseOf, type ReasonClauses } from '../tarot/because';
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

const CLAUSES: ReasonClauses = {
  takes: 'TRICK-2',
  partner_takes: 'TRICK-2',
  ducks: 'TRICK-2',
  home: 'VAL-1',
  away: 'COUNT-9',
  last: 'COUNT-3',
  not_last: 'COUNT-9',
  wins: 'COUNT-8',
  safe: 'COUNT-10',
};
const KINDS: Record<BologneseKind, string> = {
  grande: 'GRANDE-1',
  suit_sequence: 'SEQ-2',
  assi: 'SEQ-4',
  mori: 'SEQ-5',
  tarocchi: 'CRIC-1',
  re: 'CRIC-1',
  regine: 'CRIC-1',
  cavalli: 'CRIC-1',
  fanti: 'CRIC-1',
};
const combinations = (lang: Lang): Record<string, { name: string; clause: string }> =>
  Object.fromEntries(
    Object.entries(KINDS).map(([kind, clause]) => [
      kind,
      { name: (texts[lang].chronicle.why as Record<string, string>)[kind] ?? kind, clause },
    ]),
  );

/** Its target is worded differently from that of the other games. */
const ofMattazza = (list: GameWords['options']['list']): GameWords['options']['list'] => {
  const { 'mattazza.target': target, ...rest } = list;
  return { ...rest, ...(target && { target }) };
};

/** A player without a trick has lost; without such players, the highest score loses. */
const lostBy =
  (t: (typeof texts)[Lang]['mattazza']): NonNullable<GameWords['match']['lost']> =>
  ({ won }, losers) =>
    losers.some((seat) => !won[seat]) ? t.noTrick : t.highest(losers.length);

export function words(lang: Lang, preset?: Word): GameWords {
  const { mattazza: m, ...t } = texts[lang];
  const rules = { ...t.rules, examples: { after: COMBINATIONS, label: t.about.all, cards: EXAMPLES } };
  const own = { ...t, rules, because: becauseOf(t.because, CLAUSES, combinations(lang)) };
  if (preset !== MATTAZZA) return wordsOf(lang, own);
  return wordsOf(lang, {
    ...own,
    moves: { ...t.moves, give: { ...t.moves.give, hint: m.giveHint } },
    refusals: { ...t.refusals, 'GIVE-1': m.giveRefused },
    options: { ...t.options, list: ofMattazza(t.options.list) },
    match: {
      ...t.match,
      lost: lostBy(m),
      noWinner: m.noWinner,
      drawHint: m.drawHint,
      drawn: ([first = '']) => m.drawn(first),
    },
    talk: TALK.map((emote) => ({ emote, gloss: m.talk[emote] })),
  });
}
