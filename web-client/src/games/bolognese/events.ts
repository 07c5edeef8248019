// The events of Tarocco bolognese: for each word its duration, its effect and its sentence. A word of the
// schema without a row does not compile.
import type {
  BologneseBidWord,
  BologneseKind,
  BologneseMoved,
  BolognesePhase,
  BologneseSaid,
  BologneseScored,
  BologneseSeen,
  BologneseSignal,
  Moved,
  Said,
  Scored,
  Word,
} from '../../protocol/types';
import { kind, owner } from '../../timeline/scene';
import { eventsOf, rows, type EventTable, type Row, type Telling } from '../plain/event_table';
import { shown } from '../plain/motion';
import { covered, gathered } from '../tarot/fool';
import { claimed, discarded } from '../tarot/scene';
import { namedOf } from './accuso';
import { cards } from './deck';
import { texts, type Texts } from './i18n/texts';
import { forKinds } from './kinds';
import * as scene from './scene';
import { MATTO, type Scene } from './scene';

interface Words {
  moved: BologneseMoved;
  seen: BologneseSeen;
  said: BologneseSaid;
  scored: BologneseScored;
  paid: Word;
  due: BolognesePhase;
}
type MovedRow = Row<Moved, Scene, Texts>;
type SaidRow = Row<Said, Scene, Texts>;
type ScoredRow = Row<Scored, Scene, Texts>;

/** The soloist's side. */
const ALONE = 0;

/** The name of a side, if it is that of its only player. */
function onePlayer(pile: string, { name, side }: Telling<Texts>): string | null {
  const who = side(owner(pile));
  return who === name(owner(pile)) ? who : null;
}

const bid = (word: BologneseBidWord): SaidRow => ({
  lasts: 900,
  apply: (now, { seat }) => ({
    ...now,
    asker: word === 'posso' ? seat : now.asker,
    bids: { ...now.bids, [seat]: word },
  }),
});
/** A card that goes from one pile to another. */
const transfer = (how: scene.Transfer['how'], says: NonNullable<MovedRow['says']>): MovedRow => ({
  lasts: 900,
  turned: true,
  apply: scene.transferred(how),
  says,
});
const signal = (word: BologneseSignal): SaidRow => ({
  apply: (now, { seat }) => ({ ...now, signal: { seat, word } }),
});
/** A combination that is shown, with time to read it. */
const combination = (which: BologneseKind): SaidRow => ({
  lasts: 1200,
  motion: ({ seat, cards: codes = [] }) => [shown(seat, codes)],
  apply: (now, { seat, cards: codes = [] }) => ({ ...now, shown: [...now.shown, { seat, kind: which, cards: codes }] }),
  says: ({ seat, cards: codes = [] }, { t, name }) => t.chronicle.accuso(name(seat), t.accuso(namedOf(which, codes))),
});
/** Points of an accuso, or of the count, which is on the sheet. */
const points = (why: BologneseScored, row: ScoredRow): ScoredRow => ({
  says: ({ side: to, points: n }, { t: { chronicle: c }, side }) => c.scored(side(to), n, c.why[why]),
  ...row,
});

const table: EventTable<Words, Scene, Texts> = {
  moved: {
    deal: { lasts: 200, says: () => null },
    ...rows(['lay', 'play'], {}),
    take: {
      lasts: 700,
      says({ from, to, cards: codes }, { t: { chronicle: c }, name, named }) {
        if (codes) return c.take(name(owner(to)), named);
        return kind(from) === 'pack' ? c.takePozzo(name(owner(to))) : null;
      },
    },
    discard: { apply: discarded },
    cover: { lasts: 900, turned: true, apply: covered },
    gather: {
      motion: gathered,
      // The Matto stays out of the gathered trick.
      apply: (now) => ({ ...now, trick: { plays: [], winner: null }, signal: null }),
    },
    show: {
      lasts: 800,
      turned: true,
      apply: (now) => ({ ...now, discarded: {}, counting: true }),
      says: ({ from }, { t: { chronicle: c }, name, named }) =>
        kind(from) === 'pack' ? c.showPozzo(named) : c.show(name(owner(from)), named),
    },
    paid: transfer('paid', ({ from, to, by, cards: codes }, telling) => {
      const { t, name, side, named } = telling;
      const whom = onePlayer(to, telling);
      // The Matto itself goes to a player, for want of tricks.
      const without = by !== undefined && whom !== null && codes?.join() === MATTO;
      return without ? t.chronicle.noTrick(name(by), whom) : t.chronicle.paid(side(owner(from)), named, whom);
    }),
    give: transfer('give', ({ from, to, by }, telling) => {
      const { t, name, side, named } = telling;
      const whom = onePlayer(to, telling);
      const who = by === undefined ? side(owner(from)) : name(by);
      return whom === null ? t.chronicle.give(who, named) : t.chronicle.giveTo(who, named, whom);
    }),
    cappotto: transfer('cappotto', ({ from, to }, telling) =>
      telling.t.chronicle.cappotto(telling.side(owner(from)), onePlayer(to, telling)),
    ),
  },
  seen: {
    claim: { lasts: 1800, apply: claimed },
  },
  said: {
    ...forKinds(combination),
    deal: { apply: scene.dealt },
    call: {
      says: ({ seat, numbers }, { t, name }) => (numbers?.[0] ? null : t.chronicle.called(name(seat))),
    },
    declare: {
      lasts: 150,
      says: ({ seat, numbers }, { t, name }) => (numbers?.[0] ? null : t.chronicle.silent(name(seat))),
    },
    out: {
      lasts: 1500,
      apply: (now, { seat, numbers: [n = 0] = [] }) => ({ ...now, called: { seat, points: n } }),
      says: ({ seat, numbers: [n = 0] = [] }, { t, name }) => t.chronicle.out(name(seat), n),
    },
    ...rows(['accept', 'play_on'], {}),
    passo: bid('passo'),
    posso: bid('posso'),
    di_mio: bid('di_mio'),
    va_bene: bid('va_bene'),
    busso: signal('busso'),
    striscio: signal('striscio'),
    volo: signal('volo'),
  },
  scored: {
    ...forKinds((which) => points(which, { lasts: 0, apply: scene.combined(which) })),
    declaration: points('declaration', { apply: scene.accused('declaration') }),
    sequenza: points('sequenza', { apply: scene.accused('sequenza') }),
    criccone: points('criccone', { apply: scene.accused('criccone') }),
    scartini: points('scartini', { lasts: 0, apply: scene.added('scartini') }),
    last: points('last', { lasts: 0, apply: scene.added('last') }),
  },
  // This game has no payments.
  paid: {},
  sides: {
    apply(now, { of }) {
      const soloist = of.indexOf(ALONE);
      return { ...now, soloist: soloist < 0 ? null : soloist };
    },
    says({ of }, { t, name }) {
      const soloist = of.indexOf(ALONE);
      return soloist < 0 ? null : t.chronicle.alone(name(soloist));
    },
  },
  due: rows(['call', 'discard', 'declare', 'play', 'give', 'over', 'claim', 'bid', 'answer'], {}),
};

export const events = eventsOf<Scene, Texts>({ table, texts, cards });
