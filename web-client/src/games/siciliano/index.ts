// Sicilian tarocchi, as played at Tortorici.
import type { Component } from 'svelte';
import type { Seat } from '../../protocol/types';
import type { GameBoard, RailCards } from '../contract/board';
import type { GameUi } from '../game_ui';
import { plain } from '../plain/plain';
import { instruction } from '../tarot/instruction';
import { about } from './about';
import { account } from './account';
import { aids } from './aids';
import { marks } from './coach/marks';
import { dealRules, TRICKS } from './deal';
import { byOrder, cards } from './deck';
import { events } from './events';
import { texts, type Texts } from './i18n/texts';
import { emptyScene, lastOf, type Scene, type Spoken } from './scene';
import Sheet from './sheet/HandSheet.svelte';
import { words } from './words';
import Words from './Words.svelte';

const PACK = 63;
/** Clauses that bar cards from being played. */
const PLAY_CLAUSES = { follow: 'PLAY-1', trump: 'PLAY-2' };
const PHASES_OF_WORDS = ['expose', 'announce', 'say', 'discard'];

const open = (scene: Scene, seat: Seat): string[] =>
  scene.exposed.flatMap((one) => (one.seat === seat ? [one.card] : [])).sort(byOrder);

/** The cards of the seat that the dealer has turned up, until they are played. */
function railCards(board: GameBoard, seat: Seat): RailCards {
  const exposed = open(board.scene as Scene, seat);
  const label = `${texts[board.lang].table.exposed}, ${board.name(seat)}`;
  return { groups: exposed.length ? [exposed] : [], label, mark: false };
}

const quoted = (lang: GameBoard['lang'], words: string): string => (lang === 'it' ? `«${words}»` : `“${words}”`);
const wordsOf = (words: Spoken['words'], t: Texts): string =>
  typeof words === 'string' ? t.says[words] : t.statement(words);

/** The calls of the seat in this trick; otherwise what it said last. */
function role(board: GameBoard, seat: Seat): string {
  const t = texts[board.lang];
  const scene = board.scene as Scene;
  const calls = scene.calls.flatMap((one) => (one.seat === seat ? [t.calls[one.call]] : []));
  const last = lastOf(scene, seat);
  const said = calls.length ? calls.join(', ') : last ? wordsOf(last.words, t) : '';
  return said ? quoted(board.lang, said) : '';
}

/** What has been said, while the players speak. */
const middle = (board: GameBoard, asking: boolean): Component<{ board: GameBoard }> | null =>
  !asking && PHASES_OF_WORDS.includes(board.scene.phase ?? '') ? Words : null;

export const siciliano: GameUi = {
  ...plain('siciliano'),
  cards,
  words,
  pack: PACK,
  dealRules,
  hand: () => TRICKS,
  tricks: () => TRICKS,
  empty: emptyScene,
  ...events,
  about,
  aids,
  marks,
  instruction: (choice, scene, lang) => instruction(choice, scene, texts[lang], PLAY_CLAUSES),
  barredClause: (move) => (move === 'discard' ? 'SCA-2' : 'PLAY-1'),
  railCards,
  open,
  discardCount: ({ discards, dealer }: Scene, seat) => (seat === dealer ? discards : 0),
  role,
  drawsSeats: () => true,
  grave: 2,
  story: () => import('./sheet/story').then(({ story }) => story),
  account,
  page: { ...plain('siciliano').page, shown: () => false },
  parts: { sheet: Sheet, middle },
};
