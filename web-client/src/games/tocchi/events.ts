// The events of both games: for each word its duration, its effect and its sentence.
import type {
  Moved,
  Said,
  Scored,
  TocchiMoved,
  TocchiPaid,
  TocchiPhase,
  TocchiSaid,
  TocchiScored,
  Word,
} from '../../protocol/types';
import { owner } from '../../timeline/scene';
import { eventsOf, rows, type EventTable, type Row } from '../plain/event_table';
import { where } from '../plain/motion';
import { cards } from './deck';
import { texts, type Texts } from './i18n/texts';
import {
  begun,
  called,
  dealt,
  marcio,
  settled,
  silent,
  turned,
  won,
  type How,
  type Outcome,
  type Scene,
} from './scene';

interface Words {
  moved: TocchiMoved;
  seen: Word;
  said: TocchiSaid;
  scored: TocchiScored;
  paid: TocchiPaid;
  due: TocchiPhase;
}
type MovedRow = Row<Moved, Scene, Texts>;
type SaidRow = Row<Said, Scene, Texts>;
type ScoredRow = Row<Scored, Scene, Texts>;

/** The card goes to the heap in the middle. */
const aside = (why: Exclude<Outcome, 'take'>): MovedRow => ({
  lasts: 750,
  apply: settled(why),
  motion: ({ from, cards: gone = [] }, scene) => [
    { what: 'go', cards: gone, from: where(from, scene), to: ['heap', 'middle'] },
  ],
  says: (_, { t }) => t.chronicle[why],
});
const victory = (how: How): SaidRow => ({
  lasts: 1300,
  apply: won(how),
  says: ({ seat }, { t, name }) => t.victory[how](name(seat)),
});
/** `named`: with the cards that earned it. */
const marked = (why: TocchiScored, withCards = false): ScoredRow => ({
  lasts: 900,
  says: ({ side: one, points }, { t, side, named }) =>
    t.chronicle.marked(t.why[why], side(one), points, withCards ? named : ''),
});

const table: EventTable<Words, Scene, Texts> = {
  moved: {
    deal: {
      lasts: 300,
      apply: dealt,
      says: ({ to }, { t, name, named }) => t.chronicle.hand(name(owner(to)), named),
    },
    turn: { lasts: 800, turned: true, apply: turned, says: (_, { t, named }) => t.chronicle.turned(named) },
    take: { lasts: 750, apply: settled('take'), says: ({ to }, { t, name }) => t.chronicle.takes(name(owner(to))) },
    shared: aside('shared'),
    nobody: aside('nobody'),
    missed: aside('missed'),
  },
  seen: {},
  said: {
    deal: { apply: begun, says: ({ seat }, { t, name }) => t.chronicle.deal(name(seat)) },
    call: { lasts: 450, apply: called(true), says: ({ seat }, { t, name }) => t.chronicle.call(name(seat)) },
    silent: { lasts: 0, apply: silent, says: () => null },
    false_call: {
      lasts: 700,
      apply: called(false),
      says: ({ seat }, { t, name }) => t.chronicle.falseCall(name(seat)),
    },
    six: victory('six'),
    pappoleggio: victory('pappoleggio'),
    twelve: victory('twelve'),
    target: victory('target'),
    pack: victory('pack'),
    marcio: { lasts: 800, apply: marcio, says: ({ seat }, { t, name }) => t.chronicle.marcio(name(seat)) },
  },
  scored: {
    accusa: marked('accusa', true),
    tavola: marked('tavola'),
    primo: marked('primo'),
    pappoleggio: marked('pappoleggio'),
    versicola: marked('versicola', true),
    guasto: marked('guasto'),
    privilegio: marked('privilegio'),
    game: marked('game'),
  },
  // Each event is a row of the ledger, not a payment to one player.
  paid: {
    hand: {
      lasts: 100,
      motion: () => [],
      says: ({ side: one, amount }, { t, side }) => t.chronicle.row(side(one), amount),
    },
  },
  due: rows(['turn', 'call', 'over'], {}),
};

export const events = eventsOf<Scene, Texts>({
  table,
  texts,
  cards,
  // Nobody is asked for the deal, for the win or for what a loser pays.
  answered: (event) =>
    event.e === 'said' && (event.word === 'call' || event.word === 'silent')
      ? event.seat
      : event.e === 'moved'
        ? (event.by ?? null)
        : null,
});
