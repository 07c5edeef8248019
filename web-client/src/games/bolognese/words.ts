// Texts of Tarocco bolognese for the generic table.
import { catalogues, type Lang } from '../../i18n/index.svelte';
import type { BolognesePhase, Word } from '../../protocol/types';
import type { GameWords, MatchWords, MoveWords } from '../game_ui';
import { plain } from '../plain/plain';
import { texts, type Texts } from './i18n/texts';
import { MATTAZZA, TALK } from './mattazza';

/** Clause of the signals. */
const SAID = 'SAY-1';

const moves = (m: Texts['moves']): Record<string, MoveWords> => ({
  call: { name: m.callTake, title: m.callTitle },
  discard: { name: m.discardConfirm },
  declare: {
    name: m.declareTitle,
    title: m.declareTitle,
    none: m.declareNone,
    pass: m.declarePass,
    silent: m.declareSilent,
    with: m.with,
  },
  play: { name: m.playConfirm, with: m.with, unfit: SAID },
  give: { name: m.giveConfirm, title: m.giveTitle, hint: m.giveHint },
  claim: { name: m.claim, hint: m.claimHint, sure: m.claimSure },
  accept: { name: m.accept, hint: m.acceptHint },
  play_on: { name: m.playOn, hint: m.playOnHint },
  bid: { name: m.bid, title: m.bidTitle, hint: m.bidHint, with: m.bids },
  answer: { name: m.answer, title: m.answerTitle, hint: m.answerHint, with: m.bids },
});

/** Matches have one round, no lines besides the hands, and no debts. */
const match = (m: Texts['match']): MatchWords => ({
  name: () => m.name,
  title: () => m.title,
  over: () => m.over,
  broken: () => m.broken,
  nth: () => m.name,
  line: () => undefined,
  unit: (unit) => (m.units as Record<string, string>)[unit] ?? unit,
  units: (n, unit) => (unit === 'posta' ? m.poste(n) : unit === 'punto' ? m.punti(Math.abs(n)) : m.points(n)),
  // A hand of Terziglio is paid, the losers of Mattazza write a Punto; in the other games both sides score.
  spoils: (won, others) => (won < 0 ? m.punti(-won) : others < 0 ? m.poste(won) : m.spoils(won, others)),
  struck: m.struck,
  nextTitle: () => m.nextTitle,
  stays: m.stays,
  drawHint: m.drawHint,
  drawn: ([first = '', right = '', second = '', left = '']) => [
    m.drawFirst(first),
    m.drawSecond(second),
    m.drawOthers(right, left),
  ],
  breakOffStruck: m.breakOffStruck,
});

/** Examples for the rules page: a cricca, a suit's sequence, four aces, a Grande with both Contatori. */
const EXAMPLES = [
  ['CK', 'DK', 'SK'],
  ['DK', 'DQ', 'DN', 'D1'],
  ['C1', 'D1', 'S1', 'B1'],
  ['T20', 'T19', 'T18', 'T16', 'T15', 'T1', 'M'],
];
const COMBINATIONS = 4;

/** Clause of a card that may not be given for the Matto. */
const GIVE = 'GIVE-1';

/** What Mattazza words in its own way. */
function ofMattazza(own: GameWords, { mattazza: t, match: m }: Texts): GameWords {
  return {
    ...own,
    move: (move) => (move === 'give' ? { ...own.move(move), hint: t.giveHint } : own.move(move)),
    refusal: (clause) => (clause === GIVE ? t.giveRefused : own.refusal(clause)),
    options: { ...own.options, list: { ...own.options.list, target: t.target } },
    match: {
      ...own.match,
      noWinner: t.noWinner,
      drawHint: t.drawHint,
      drawn: ([first = '']) => [m.drawFirst(first), m.drawInOrder],
    },
    talk: TALK.map((emote) => ({ emote, gloss: t.talk[emote] })),
  };
}

export function words(lang: Lang, preset?: Word): GameWords {
  const t = texts[lang];
  const named = moves(t.moves);
  const common = plain('').words(lang);
  const { examples, ...rules } = t.pages.rules;
  const own: GameWords = {
    due: (phase) => t.moves.due[phase as BolognesePhase] ?? common.due(phase),
    move: (move) => named[move] ?? common.move(move),
    refusal: (clause) => (t.refusals as Record<string, string>)[clause],
    options: { ...t.options, noSource: t.options.sources.none },
    match: match(t.match),
    playFor: t.moves.forTitle,
    passed: catalogues[lang].plain.passed,
    reason: (word) => t.moves.reasons[word],
    keys: t.moves.keys,
    glossary: t.glossary,
    rules: { ...rules, examples: { after: COMBINATIONS, label: examples, cards: EXAMPLES } },
  };
  return preset === MATTAZZA ? ofMattazza(own, t) : own;
}
