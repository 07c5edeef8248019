// Minchiate as a game of the client.
import type { Component } from 'svelte';
import type { GameUi, NotebookPage, RailCards } from '../game_ui';
import type { Seat, Word } from '../../protocol/types';
import { minus } from '../../match/persons';
import { round, steps } from '../../table/seats';
import { single } from '../../timeline/scene';
import type { Account, GameBoard } from '../contract/board';
import { zone } from '../../timeline/fold';
import { catalogues } from '../../i18n/index.svelte';
import { plain } from '../plain/plain';
import Cutting from './CutPanel.svelte';
import Fola from './Fola.svelte';
import Stock from './Stock.svelte';
import Turned from './Turned.svelte';
import { about } from './about';
import { aids } from './aids';
import { marks } from './coach/marks';
import { dealRules } from './deal';
import { byOrder, cards } from './deck';
import { texts, textsOf } from './i18n/texts';
import { instruction } from '../tarot/instruction';
import { events } from './events';
import { FEES, formOf, handOf } from './forms';
import { dead, emptyScene, isDealt, isToCut, turnedUp, type Scene } from './scene';
import Sheet from './sheet/LazySheet.svelte';
import { leads, tallyRows } from './sheet/figures';
import { words } from './words';

const PACK = 97;
const HAND = 21;
/** Clause for a card that may not be discarded: the protocol does not name one per card. */
const NO_DISCARD = 'DISC-2';
/** Clauses that bar cards from being played. */
const PLAY_CLAUSES = { follow: 'PLAY-2', trump: 'PLAY-3', king: ['KING-1', 'MAT-2'] };
const handBy = (preset: Word | undefined): number => {
  const form = formOf(preset);
  return form ? handOf(form) : HAND;
};
/** A match of more than one round is a girone, whose seats are drawn. */
const GIRONE = 3;

/** An open hand; otherwise declared cards until the first trick is over; otherwise cards robbed, exposed or taken. */
function railCards(board: GameBoard, seat: Seat): RailCards {
  const scene = board.scene as Scene;
  const { table } = texts[board.lang];
  const open = scene.open[seat] ?? [];
  const declared = scene.declared.filter((one) => one.seat === seat);
  if (scene.out.includes(seat)) return { groups: [], label: '', mark: true };
  const lies = isHandOpen(scene, seat);
  const showing = !lies && declared.length > 0 && scene.tricks.length === 0;
  const why = new Map(open.map((one) => [one.card, one.why]));
  const groups = lies
    ? [[...zone(board.view, `hand:${seat}`).cards].sort(byOrder)]
    : showing
      ? declared.map((one) => one.cards)
      : open.length
        ? [open.map((one) => one.card)]
        : [];
  return {
    groups: groups.filter((group) => group.length > 0),
    label: showing ? `${table.declared}, ${board.name(seat)}` : board.t.table.openCards(board.name(seat)),
    note: (card) => {
      const how = why.get(card);
      return how ? table.openWhy[how] : '';
    },
    mark: !showing,
  };
}

/** The hand has fallen, or claims all remaining tricks. */
const isHandOpen = (scene: Scene, seat: Seat): boolean => scene.fallen.includes(seat) || scene.claimed.includes(seat);

function role(board: GameBoard, seat: Seat): string {
  const scene = board.scene as Scene;
  const { table } = texts[board.lang];
  if (scene.fallen.includes(seat)) return table.fallen;
  if (scene.out.includes(seat)) return table.out;
  return scene.claimed.includes(seat) ? table.claimed : '';
}

/** What replaces the trick: cards turned up briefly, or the pack before the deal. */
function middle(board: GameBoard, asking: boolean): Component<{ board: GameBoard }> | null {
  if (turnedUp(board)) return Turned;
  if (asking) return null;
  const scene = board.scene as Scene;
  const begun = scene.dealer !== null && (scene.lifted !== null || single(scene.sides));
  const dealing = begun && !laid(scene, board.view.zones) && scene.trick.plays.length === 0;
  return isToCut(scene) || dealing ? Stock : null;
}

const laid = (scene: Scene, zones: Record<string, unknown>): boolean =>
  single(scene.sides) ? isDealt(scene) : 'fola' in zones || scene.tricks.length > 0;

/** What it costs to go out at the seat's place (OUT-4). */
function question({ scene, seat, seats, rules, lang }: GameBoard): string | undefined {
  const { phase, dealer } = scene;
  const fees = FEES[String(rules?.options.going_out)];
  if (phase !== 'out' || seat === null || dealer === null || !fees) return undefined;
  return texts[lang].table.goOut(fees[steps(seat, dealer + 1, seats)] ?? 0);
}

/** Every player's score in this hand, your own first. */
function scores({ scene, from, seats, called }: GameBoard): Account {
  const entries = round(from, seats).map((seat) => {
    const points = scene.points[scene.sides[seat] ?? seat] ?? 0;
    return { who: called(seat), score: minus(points), data: { 'data-side': seat, 'data-score': points } };
  });
  return { entries };
}

/** By how many points a side is ahead. */
function account(board: GameBoard): Account {
  if (single(board.scene.sides)) return scores(board);
  const { ownSide, side, t } = board;
  const { lead } = board.scene as Scene;
  const own = ownSide === 1 ? -lead : lead;
  const points = Math.abs(own);
  const score = !points
    ? t.table.even
    : ownSide === null
      ? t.table.aheadOf(side(own > 0 ? 0 : 1), points)
      : own > 0
        ? t.table.ahead(points)
        : t.table.behind(points);
  return { entries: [{ who: '', score }], data: { 'data-testid': 'lead', 'data-value': lead } };
}

/** Points scored in play, declared versicole included. */
const page: NotebookPage = {
  label: (lang) => catalogues[lang].table.tally,
  count: ({ tally }: Scene) => tally.length,
  rows: ({ scene, side, lang }) => tallyRows(scene as Scene, side, lang),
  after: (lang, scene) => textsOf(scene, lang).sheet.lead,
};

export const minchiate: GameUi = {
  ...plain('minchiate'),
  cards,
  leads: (scene) => leads(scene as Scene),
  words,
  pack: PACK,
  dealRules,
  hand: handBy,
  tricks: handBy,
  empty: emptyScene,
  ...events,
  dead,
  about,
  aids,
  marks,
  instruction: (choice, scene, lang) => instruction(choice, scene, texts[lang], PLAY_CLAUSES),
  barredClause: (move) => (move === 'discard' ? NO_DISCARD : 'TURN-2'),
  // The last cards in order of selection go to the dealer.
  passedCards: ({ most = 0, notes }, chosen) => chosen.slice(most - (notes?.pass ?? 0)),
  mayReviewTricks: (options) => options.look_back === 'own_side',
  // SETT-10
  railCards,
  discardCount: ({ fola, discarded }: Scene, seat) =>
    fola.shown.some((shown) => shown.seat === seat) ? 0 : (discarded[seat] ?? 0),
  role,
  open: ({ open, out }: Scene, seat) => (out.includes(seat) ? [] : (open[seat] ?? []).map((one) => one.card)),
  rests: ({ out }: Scene, seat) => out.includes(seat),
  question,
  isHandOpen,
  laid,
  // A replay begins with the hands as dealt.
  firstStep: (events) => events.findLastIndex((event) => event.e === 'moved' && event.why === 'expose'),
  grave: 10,
  story: () => import('./sheet/story').then(({ story }) => story),
  drawsSeats: (rounds, preset) => !formOf(preset) && rounds === GIRONE,
  parts: {
    sheet: Sheet,
    corner: { zone: 'fola', of: Fola },
    middle,
    panels: { cut: Cutting },
  },
  account,
  page,
};
