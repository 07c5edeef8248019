// A game of which the client knows only what the protocol says: card codes and words. It can be played anyway. Other
// games build on it.
import type { Lang } from '../../i18n/index.svelte';
import { catalogues } from '../../i18n/index.svelte';
import type { Card, Word } from '../../protocol/types';
import { signed } from '../../match/persons';
import { known } from '../../timeline/known';
import { answered, emptyScene, applyEvent } from '../../timeline/scene';
import type { Asked, Cards, GameUi, GameWords, MatchWords, MoveWords } from '../game_ui';
import type { Term } from '../../rules/glossary';
import { account } from './account';
import { plainFace } from './face';
import { lasts } from './duration';
import { sentence } from './sentence';
import { motion } from './motion';
import PlainSheet from './PlainSheet.svelte';
import './sheet.css';
import { begun, plainRows, plainWord } from './words';

/** Sorts by letters, then by number. */
const order = (a: Card, b: Card): number => a.localeCompare(b, 'en', { numeric: true });

const cards: Cards = {
  name: (code) => code,
  title: (code) => code,
  worth: () => 0,
  order,
  kind: (code) => code[0] ?? '',
  face: plainFace,
};

function words(lang: Lang): GameWords {
  const t = catalogues[lang];
  const p = t.plain;
  return {
    due: (phase) =>
      phase === 'over' ? { you: t.chronicle.over, other: () => t.chronicle.over } : p.due(plainWord(phase)),
    move: (move) => ({ name: begun(move) }),
    refusal: () => undefined,
    options: { groups: {}, sources: {}, noSource: p.noSource, list: {} },
    match: { ...p.match, spoils: signed, line: (reason, hand, who) => p.match.line(plainWord(reason), hand, who) },
    playFor: p.playFor,
    passed: p.passed,
    keys: p.keys,
    glossary: [],
  };
}

/** Texts of a game by word; the rest is worded as in any game. */
interface GameTexts extends Partial<Pick<GameWords, 'playFor' | 'passed' | 'talk' | 'rules' | 'because'>> {
  due: Record<Word, Asked>;
  moves: Record<Word, MoveWords>;
  refusals: Record<string, string>;
  options: Omit<GameWords['options'], 'noSource'>;
  match: Partial<MatchWords>;
  reasons: Record<Word, string>;
  keys: string;
  glossary: Term[];
}
export function wordsOf(lang: Lang, { due, moves, refusals, options, match, reasons, ...own }: GameTexts): GameWords {
  const common = words(lang);
  const { playFor = common.playFor, passed = common.passed, talk, rules, because, keys, glossary } = own;
  return {
    due: (phase) => due[phase] ?? common.due(phase),
    move: (move) => moves[move] ?? common.move(move),
    refusal: (clause) => refusals[clause],
    options: { ...options, noSource: common.options.noSource },
    match: { ...common.match, ...match },
    reason: (word) => reasons[word],
    playFor,
    passed,
    keys,
    glossary,
    ...(talk && { talk }),
    ...(rules && { rules }),
    ...(because && { because }),
  };
}

export const plain = (game: string): GameUi => ({
  game,
  cards,
  words,
  pack: 0,
  hand: () => 0,
  tricks: () => 0,
  empty: emptyScene,
  applyEvent,
  knows: known,
  answered,
  duration: lasts,
  motion,
  dead: () => [],
  sentence: (event, context) => sentence(event, context, cards),
  about: () => ({ worth: [], lines: [], combinations: [] }),
  aids: [],
  marks: [],
  instruction: () => '',
  barredClause: () => 'TURN-2',
  passedCards: () => [],
  mayReviewTricks: () => false,
  railCards: (board, seat) => ({ groups: [], label: board.t.table.openCards(board.name(seat)), mark: true }),
  discardCount: () => 0,
  role: () => '',
  open: () => [],
  rests: () => false,
  isHandOpen: () => false,
  laid: (scene) => scene.tricks.length > 0,
  firstStep: (events) => events.findIndex((event) => event.e === 'due'),
  drawsSeats: () => false,
  grave: 1,
  account,
  page: { label: (lang) => catalogues[lang].table.tally, rows: ({ scene, side }) => plainRows(scene, side) },
  parts: { sheet: PlainSheet },
});
