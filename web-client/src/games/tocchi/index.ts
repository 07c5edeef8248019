// Sei tocchi and Al palio: games of chance with the cards of Minchiate.
import type { Seat } from '../../protocol/types';
import type { GameBoard, NotebookPage, RailCards } from '../contract/board';
import type { GameUi } from '../game_ui';
import { plain } from '../plain/plain';
import { minus, winners } from '../../match/persons';
import { account } from './account';
import { dealRules, HAND } from './deal';
import { byNumber, cards, deck } from './deck';
import { events } from './events';
import { texts } from './i18n/texts';
import Middle from './Middle.svelte';
import { counted, emptyScene, isDealt, type Scene } from './scene';
import Sheet from './sheet/HandSheet.svelte';
import { markRows } from './sheet/marks';
import Taken from './Taken.svelte';
import { PALIO, words } from './words';

/** The seven open cards; enlarged, also what the seat has taken. */
function railCards(board: GameBoard, seat: Seat): RailCards {
  const { hands, taken } = board.scene as Scene;
  const open = hands[seat] ?? [];
  const more = taken[seat] ?? [];
  return {
    groups: open.length ? [open.toSorted(byNumber)] : [],
    more: more.length ? [more] : [],
    label: texts[board.lang].table.open(board.name(seat)),
    mark: true,
  };
}

/** A call of the latest card; otherwise what the seat has taken or counted. */
function role(board: GameBoard, seat: Seat): string {
  const { table } = texts[board.lang];
  const scene = board.scene as Scene;
  const call = scene.calls.find((one) => one.seat === seat);
  if (call) return call.right ? table.touch : table.falseTouch;
  const taken = scene.taken[seat]?.length ?? 0;
  if (!taken) return '';
  return scene.score ? table.counts(counted(scene, seat)) : table.taken(taken);
}

/** The marks of the hand, in order. */
const page: NotebookPage = {
  label: (lang) => texts[lang].table.marks,
  count: ({ scored }) => scored.length,
  rows: ({ scene, side, lang }) => markRows(scene as Scene, side, lang),
  none: (lang) => texts[lang].table.noMarks,
};

export const tocchi: GameUi = {
  ...plain('tocchi'),
  cards,
  words,
  pack: deck.cards.length,
  dealRules,
  hand: () => HAND,
  empty: emptyScene,
  ...events,
  chance: true,
  // The card is turned without the dealer, too.
  calls: (phase) => phase !== 'turn',
  seconds: (phase, { call }) => (phase === 'call' ? Number(call) : undefined),
  question: ({ scene, lang }, offered) =>
    scene.phase === 'call' && !offered.length ? texts[lang].table.waits : undefined,
  railCards,
  role,
  isHandOpen: () => true,
  laid: (scene) => isDealt(scene as Scene),
  scoring: ({ preset }) => (preset === PALIO ? { winners, amount: minus } : undefined),
  account,
  page,
  parts: { sheet: Sheet, corner: { zone: 'taken', of: Taken, near: true }, middle: () => Middle },
};
