// The events of Minchiate: for each word its duration, its effect and its sentence. A word of the schema
// without a row does not compile.
import type {
  MinchiateMoved,
  MinchiatePaid,
  MinchiatePhase,
  MinchiateSaid,
  MinchiateScored,
  MinchiateSeen,
  Moved,
  Paid,
  Scored,
} from '../../protocol/types';
import { kind, owner, single } from '../../timeline/scene';
import { eventsOf, rows, type EventTable, type Row, type Telling } from '../plain/event_table';
import { moved, shown, where } from '../plain/motion';
import { claimed, discarded } from '../tarot/scene';
import { cards, cardName } from './deck';
import { aloneTexts, texts, type Texts } from './i18n/texts';
import * as scene from './scene';
import type { AtEnd, Scene, Tally } from './scene';

interface Words {
  moved: MinchiateMoved;
  seen: MinchiateSeen;
  said: MinchiateSaid;
  scored: MinchiateScored;
  paid: MinchiatePaid;
  due: MinchiatePhase;
}
type MovedRow = Row<Moved, Scene, Texts>;
type ScoredRow = Row<Scored, Scene, Texts>;
type PaidRow = Row<Paid, Scene, Texts>;

const MATTO = 'M';
const UNNAMED = { lasts: 0 };

/** The lifted part of the pack, as one token. */
export const lifted = (packet: string): string => `${packet}#0`;

/** Areas of the cards left over. */
const REST = ['fola', 'pack'];

const packet =
  (zone: 'from' | 'to'): NonNullable<MovedRow['motion']> =>
  (event, before) => [
    { what: 'go', cards: [lifted(event[zone])], from: where(event.from, before), to: where(event.to, before) },
  ];

/** A card goes to another side for the Matto. */
const debt: MovedRow = {
  lasts: 800,
  turned: true,
  apply: scene.paidForMatto,
  says: ({ from, to }, { t, side, named }) => t.chronicle.debt(side(owner(from)), named, side(owner(to))),
};

/** Sentence for points: the reason, and the cards that score. */
function points({ side: to, points, cards = [] }: Scored, why: MinchiateScored, telling: Telling<Texts>) {
  const { t, side, lang, named } = telling;
  const c = t.chronicle;
  const [first] = cards;
  if (why === 'death' && first) return c.scored(side(to), points, c.death(cardName(first, lang)));
  const what = scene.isShameful(why, cards) ? c.shameful : c.why[why];
  // The cards counted at the end would be a list of half the pack.
  return c.scored(side(to), points, named && why !== 'cards' ? c.with(what, named) : what);
}

/** Points scored during play. */
const tallied = (why: Tally['why'], clause: string | ((event: Scored, now: Scene) => string)): ScoredRow => ({
  apply: (now, event) => scene.tallied(now, event, why, typeof clause === 'string' ? clause : clause(event, now)),
  says: (event, telling) => points(event, why, telling),
});
/** Points of the count after the hand. */
const counted = (why: AtEnd): ScoredRow => ({
  lasts: 0,
  apply: scene.counted(why),
  says: (event, telling) => points(event, why, telling),
});

/** A card may die in a trick, as payment for the Matto, or be the Matto itself. */
function deathClause({ cards: [card = ''] = [] }: Scored, { debts, sides }: Scene): string {
  if (card === MATTO) return 'MAT-9';
  return debts.includes(card) ? 'MAT-7' : single(sides) ? 'SOLO-19' : 'PLAY-7';
}
const declaration = tallied('declaration', (_, { sides }) => (single(sides) ? 'SOLO-11' : 'VERS-12'));

const paidFor =
  (why: Exclude<MinchiatePaid, 'play'>): NonNullable<PaidRow['says']> =>
  ({ side: to, amount }, { t: { chronicle: c }, side }) =>
    c.paidFor(side(to), amount, c.paidWhy[why]);

const table: EventTable<Words, Scene, Texts> = {
  moved: {
    cut: {
      lasts: 500,
      motion: packet('to'),
      apply: (now, { count }) => ({ ...now, lifted: count }),
      says: ({ to, count }, { t, name }) => t.chronicle.cut(name(owner(to)), count),
    },
    rob: { lasts: 750, turned: true, apply: scene.opened('rob') },
    join: { lasts: 380, motion: packet('from') },
    deal: { lasts: 170, says: () => null },
    expose: { turned: true, apply: scene.opened('expose') },
    ...rows(['lay', 'gather', 'pass'], {}),
    take: { lasts: 750, turned: true, apply: scene.opened('take') },
    discard: { apply: discarded },
    show: { lasts: 800, turned: true, apply: scene.discardsShown },
    play: {
      apply: scene.played,
      says({ from, by, cards: [card] = [] }, { t: { chronicle: c }, name, named }) {
        const seat = owner(from);
        if (by !== undefined && by !== seat) return c.playFor(name(by), name(seat), named);
        return card === MATTO ? c.scusa(name(seat)) : c.play(name(seat), named);
      },
    },
    debt,
    give: debt,
    surrender: {
      ...debt,
      says: ({ from, to }, { t, side }) => t.chronicle.surrender(side(owner(from)), side(owner(to))),
    },
    out: {
      lasts: 1200,
      motion: (event, now, view) => [{ ...moved(event, now, view), to: REST }],
      apply: (now, { from }) => ({ ...now, out: [...now.out, owner(from)] }),
    },
  },
  seen: {
    stop: {
      apply: scene.turned,
      says: ({ zone }, { t: { chronicle: c }, named }) =>
        kind(zone) === 'packet' ? c.stopCutter(named) : c.stopDealer(named),
    },
    peek: {
      lasts: 2800,
      apply: scene.turned,
      says: ({ by }, { t, name, named }) => (named ? t.chronicle.peek(by.map(name), named) : null),
    },
    look: { lasts: 0, says: ({ by }, { t, name }) => t.chronicle.look(by.map(name)) },
    fall: {
      lasts: 1200,
      apply: (now, { zone }) => ({ ...now, fallen: [...now.fallen, owner(zone)] }),
    },
    claim: { lasts: 1800, apply: claimed },
  },
  said: {
    ...rows(['deal', 'accept', 'play_on', 'stay'], {}),
    fee: {
      lasts: 0,
      apply: (now, { seat, numbers: [to = 0, points = 0] = [] }) => ({
        ...now,
        fees: [...now.fees, { seat, to, points }],
      }),
      says: ({ seat, numbers: [to = 0, points = 0] = [] }, { t, name }) =>
        t.chronicle.fee(name(seat), points, name(to)),
    },
    fola: {
      apply: (now, { numbers = null }) => ({ ...now, fola: { ...now.fola, suits: numbers } }),
      says: ({ numbers = [] }, { t }) =>
        numbers.some((n) => n > 0) ? t.chronicle.fola(t.fola(numbers)) : t.chronicle.folaNone,
    },
    declare: {
      lasts: 150,
      says: ({ seat, numbers }, { t, name }) => (numbers?.[0] ? null : t.chronicle.silent(name(seat))),
    },
    versicola: {
      lasts: 900,
      motion: ({ seat, cards: codes = [] }) => [shown(seat, codes)],
      apply: scene.declared,
      says({ seat, cards: codes = [] }, { t: { chronicle: c }, name, named }) {
        return c.versicola(name(seat), scene.isShameful('declaration', codes) ? c.with(c.shameful, named) : named);
      },
    },
  },
  scored: {
    rob: tallied('rob', 'ROB-2'),
    exposed: tallied('exposed', 'DEAL-3'),
    dealer_rob: tallied('dealer_rob', 'FOLA-2'),
    declaration: {
      ...declaration,
      apply: (now, event) => scene.declarationScored(declaration.apply?.(now, event) ?? now, event),
    },
    death: {
      ...tallied('death', deathClause),
      motion: ({ cards: codes = [] }) => [{ what: 'fall', cards: codes }],
    },
    versicola: counted('versicola'),
    cards: {
      ...counted('cards'),
      says(event, telling) {
        const text = points(event, 'cards', telling);
        // Once per hand: with the second side's cards both are known.
        const uncounted = event.side > 0 && telling.scene ? scene.uncounted(telling.scene as Scene) : null;
        return uncounted ? `${text} ${telling.t.chronicle.uncounted[uncounted]}` : text;
      },
    },
    tricks: counted('tricks'),
    last: counted('last'),
  },
  paid: {
    play: {
      lasts: 500,
      apply: scene.paidInPlay,
      says({ side: to, amount }, { t: { chronicle: c }, side, scene: now }) {
        const unit = now?.start.unitPoints;
        return unit ? c.paidInPlay(side(to), amount, unit * amount) : c.paid(side(to), amount);
      },
    },
    deal: { lasts: 500, says: paidFor('deal') },
    end: { lasts: 0, says: paidFor('end') },
  },
  due: rows(['cut', 'discard', 'declare', 'play', 'give', 'over', 'claim', 'out'], UNNAMED),
};

const parts = { table, cards, answered: scene.answered };
const byPairs = eventsOf({ ...parts, texts });
const eachAlone = eventsOf({ ...parts, texts: aloneTexts });

export const events = {
  ...byPairs,
  sentence: ((event, context) =>
    (context.scene && single(context.scene.sides) ? eachAlone : byPairs).sentence(
      event,
      context,
    )) satisfies typeof byPairs.sentence,
};
