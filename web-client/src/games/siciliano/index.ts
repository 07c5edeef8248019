// Sicilian tarocchi, as played at Tortorici.
import type { Seat } from '../../protocol/types';
import type { GameBoard, RailCards } from '../contract/board';
import type { GameUi } from '../game_ui';
import { plain } from '../plain/plain';
import { instruction } from '../tarot/instruction';
import { account } from './account';
import { dealRules, TRICKS } from './deal';
import { byOrder, cards } from './deck';
import { events } from './events';
import { texts, type Texts } from './i18n/texts';
import { emptyScene, type Scene, type Spoken } from './scene';
import { words } from './words';

const PACK = 63;
/** Clauses that bar cards from being played. */
const PLAY_CLAUSES = { follow: 'PLAY-1', trump: 'PLAY-2' };

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
  const last = scene.spoken.findLast((one) => one.seat === seat);
  const said = calls.length ? calls.join(', ') : last ? wordsOf(last.words, t) : '';
  return said ? quoted(board.lang, said) : '';
}

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
  instruction: (choice, scene, lang) => instruction(choice, scene, texts[lang], PLAY_CLAUSES),
  barredClause: (move) => (move === 'discard' ? 'SCA-2' : 'PLAY-1'),
  railCards,
  open,
  discardCount: ({ discards, dealer }: Scene, seat) => (seat === dealer ? discards : 0),
  role,
  drawsSeats: () => true,
  account,
  page: { ...plain('siciliano').page, shown: () => false },
};
