// The events of Sicilian tarocchi: for each word its duration, its clause, its effect and its sentence.
import type {
  Said,
  SicilianoCall,
  SicilianoMoved,
  SicilianoPhase,
  SicilianoSaid,
  SicilianoSeen,
  Word,
} from '../../protocol/types';
import { owner } from '../../timeline/scene';
import { eventsOf, rows, type EventTable, type Row } from '../plain/event_table';
import { covered, gathered } from '../tarot/fool';
import { cards, FUJUTU } from './deck';
import { texts, type Texts } from './i18n/texts';
import { piled, played, roundOf, type Bet, type Scene } from './scene';
import { announcementOf } from './statement';
import { CALLS } from './calls';

interface Words {
  moved: SicilianoMoved;
  seen: SicilianoSeen;
  said: SicilianoSaid;
  scored: Word;
  paid: Word;
  due: SicilianoPhase;
}
type SaidRow = Row<Said, Scene, Texts>;

const NONE = -1;

const bet = (words: Bet): SaidRow => ({
  lasts: 900,
  apply: (now, { seat }) => ({ ...now, spoken: [...now.spoken, { seat, round: roundOf(now), words }] }),
  says: ({ seat }, { t, name }) => t.chronicle.says(name(seat), t.says[words]),
});
const called = (call: SicilianoCall): SaidRow => ({
  lasts: 900,
  apply: (now, { seat }) => ({ ...now, calls: [...now.calls, { seat, call }] }),
  says: ({ seat }, { t, name }) => t.chronicle.says(name(seat), t.calls[call]),
});

const table: EventTable<Words, Scene, Texts> = {
  moved: {
    deal: { lasts: 200, apply: (now) => ({ ...now, packets: now.packets + 1 }), says: () => null },
    monte: { lasts: 700 },
    discard: { apply: (now, { count }) => ({ ...now, discards: now.discards + count }) },
    play: { apply: played },
    fujutu: { lasts: 900, turned: true, apply: (now, event) => played(covered(piled(now, event), event), event) },
    gather: {
      motion: gathered,
      apply: (now, event) => ({ ...piled(now, event), trick: { plays: [], winner: null }, calls: [] }),
    },
    paid: {
      lasts: 900,
      turned: true,
      apply: piled,
      says: ({ from, cards: codes }, { t, side, named }) =>
        codes?.join() === FUJUTU
          ? t.chronicle.surrendered(side(owner(from)))
          : t.chronicle.paid(side(owner(from)), named),
    },
    show: { lasts: 800, turned: true, apply: (now, event) => ({ ...piled(now, event), discards: 0 }) },
  },
  seen: {
    expose: {
      apply: (now, { zone, cards: codes = [] }) => ({
        ...now,
        exposed: [...now.exposed, ...codes.map((card) => ({ seat: owner(zone), card }))],
      }),
    },
    peek: { lasts: 1500, says: (_, { t, named }) => (named ? t.chronicle.peek(named) : t.chronicle.peeked) },
  },
  said: {
    ...(Object.fromEntries(Object.keys(CALLS).map((call) => [call, called(call as SicilianoCall)])) as Record<
      SicilianoCall,
      SaidRow
    >),
    mischio: bet('mischio'),
    tengo: bet('tengo'),
    deal: {},
    expose: {
      lasts: 150,
      says: ({ seat, numbers = [] }, { t, name }) =>
        numbers.every((position) => position === NONE) ? t.chronicle.noExposed(name(seat)) : null,
    },
    announce: {
      lasts: 1400,
      apply: (now, event) => ({
        ...now,
        spoken: [...now.spoken, { seat: event.seat, round: roundOf(now), words: announcementOf(event) }],
      }),
      says(event, { t, name }) {
        const words = t.statement(announcementOf(event));
        return words ? t.chronicle.says(name(event.seat), words) : t.chronicle.silent(name(event.seat));
      },
    },
    owing: {},
  },
  // Points are in the closing figures only.
  scored: {},
  paid: {},
  due: rows(['expose', 'announce', 'say', 'discard', 'play', 'over'], {}),
};

export const events = eventsOf<Scene, Texts>({ table, texts, cards });
