// Tarocco bolognese, in the games of two to six players that the server offers.
import type { Component } from 'svelte';
import type { GameUi, NotebookPage, RailCards } from '../game_ui';
import type { OfferedMove, Seat } from '../../protocol/types';
import type { GameBoard } from '../contract/board';
import { zone } from '../../timeline/fold';
import { plain } from '../plain/plain';
import { about } from './about';
import { aids } from './aids';
import { account } from './account';
import LastTwo from './LastTwo.svelte';
import { marks } from './coach/marks';
import { dealRules, tricksOf } from './deal';
import { byOrder, cards } from './deck';
import { texts } from './i18n/texts';
import { instruction } from '../tarot/instruction';
import { isDealersLook, items } from './items';
import { events } from './events';
import { MATTAZZA, scoring, taken } from './mattazza';
import { emptyScene, isDiMio, isEachAlone, type Scene } from './scene';
import Sheet from './sheet/HandSheet.svelte';
import { accusiRows } from './sheet/figures';
import { words } from './words';

const PACK = 62;
const HAND = 15;
/** Clauses that bar cards from being played. */
const PLAY_CLAUSES = { follow: 'FOLLOW-1', trump: 'FOLLOW-2' };

/** An open hand; otherwise the cards that a seat has declared, for the whole hand: they are in it or were played. */
function railCards(board: GameBoard, seat: Seat): RailCards {
  if (isHandOpen(board.scene as Scene, seat)) {
    const hand = [...zone(board.view, `hand:${seat}`).cards].sort(byOrder);
    return { groups: hand.length ? [hand] : [], label: board.t.table.openCards(board.name(seat)), mark: true };
  }
  const shown = (board.scene as Scene).shown.filter((one) => one.seat === seat);
  return {
    groups: shown.map((one) => one.cards),
    label: `${texts[board.lang].table.declared}, ${board.name(seat)}`,
    mark: false,
  };
}

/** Whether the seat has claimed the rest. */
const isHandOpen = (scene: Scene, seat: Seat): boolean => scene.claimed.includes(seat);

/** That the seat sits out, has called the match out, claims the rest or plays alone; or its bid, or its signal. */
function role(board: GameBoard, seat: Seat): string {
  const scene = board.scene as Scene;
  const { signal, called, claimed, soloist, resting, bids } = scene;
  const { table } = texts[board.lang];
  if (resting.includes(seat)) return texts[board.lang].mattazza.rests;
  if (called?.seat === seat) return table.called;
  if (claimed.includes(seat)) return table.claimed;
  if (soloist === seat) return table.alone[isDiMio(scene) ? 'di_mio' : 'su'];
  const bid = soloist === null ? bids[seat] : undefined;
  return bid ? table.says[bid] : signal?.seat === seat ? table.says[signal.word] : '';
}

/** In Terziglio, who asks to play alone; in Millone, whether the opponent of the dealer calls out too. */
function question(board: GameBoard, [first]: readonly OfferedMove[]): string | undefined {
  const { scene, name, lang } = board;
  const { phase, asker } = scene as Scene;
  if (first?.takes === 'items' && first.move !== 'declare' && !isDealersLook(board)) return texts[lang].panel.asked;
  return phase === 'answer' && asker !== null ? texts[lang].table.asks(name(asker)) : undefined;
}

/** The last two cards while they are in front of the dealer; replaced by the panel for the seat that is asked. */
function middle(board: GameBoard, asking: boolean): Component<{ board: GameBoard }> | null {
  const { dealer } = board.scene;
  return !asking && zone(board.view, `last_two:${dealer}`).count > 0 ? LastTwo : null;
}

const page: NotebookPage = {
  label: (lang) => texts[lang].table.accusi,
  count: ({ shown }: Scene) => shown.length,
  shown: (scene: Scene) => !isEachAlone(scene),
  rows: ({ scene, called, seats, lang }) =>
    accusiRows(
      scene as Scene,
      Array.from({ length: seats }, (_, seat) => called(seat)),
      lang,
    ),
  none: (lang) => texts[lang].table.noAccusi,
};

export const bolognese: GameUi = {
  ...plain('bolognese'),
  cards,
  words,
  pack: PACK,
  dealRules,
  hand: (preset) => (preset === MATTAZZA ? tricksOf(preset) : HAND),
  tricks: tricksOf,
  empty: emptyScene,
  ...events,
  about,
  aids,
  marks,
  instruction: (choice, scene, lang) => instruction(choice, scene, texts[lang], PLAY_CLAUSES),
  items,
  railCards,
  discardCount: ({ discarded }: Scene, seat) => discarded[seat] ?? 0,
  role,
  question,
  rests: ({ resting }: Scene, seat) => resting.includes(seat),
  taken,
  scoring,
  isHandOpen,
  grave: 10,
  story: () => import('./sheet/story').then(({ story }) => story),
  account,
  page,
  parts: { sheet: Sheet, middle },
};
