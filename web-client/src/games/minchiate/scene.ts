// What a table of Minchiate shows beyond the generic scene: open cards, the fola, the tally. Pure bookkeeping of
// events, without rules, for play and replay alike.
import type { Card, CardsSeen, Moved, Paid, Said, Scored, Seat, SeenEvent } from '../../protocol/types';
import type { MinchiateScored } from '../../protocol/types';
import { bySide, emptyScene as anyScene, kind, owner, applyEvent as applyAny } from '../../timeline/scene';
import type { Scene as AnyScene, Start } from '../../timeline/scene';
import { unreachable } from '../../timeline/known';
import { clause } from './clause';
import type { AtEnd, FinalCount, OpenWhy, Scene } from './state';
import { moveWord, saidWord, scoredWord, seenWord } from './known';

export type * from './state';

const AT_END: Record<AtEnd, true> = { versicola: true, cards: true, tricks: true, last: true };
const atEnd = (why: MinchiateScored): why is AtEnd => Object.hasOwn(AT_END, why);

const emptyFinal = (): FinalCount => ({ versicole: [], cards: 0, tricks: 0, last: 0 });

/** Partners sit opposite each other. */
const PAIRS = [0, 1, 0, 1];
export const START: Start = { seats: 4, sides: PAIRS, unitPoints: null };

export const emptyScene = (start: Start = START): Scene => ({
  ...anyScene({ ...start, sides: start.sides.length ? start.sides : PAIRS }),
  lifted: null,
  open: {},
  stoppers: [],
  peeked: [],
  fola: { suits: null, shown: [] },
  discarded: {},
  declared: [],
  spoke: {},
  fallen: [],
  claimed: [],
  lead: 0,
  tally: [],
  final: [emptyFinal(), emptyFinal()],
  debts: [],
});

/** Tricks of the two sides. */
export const wonBy = (scene: AnyScene): [number, number] => [
  bySide(scene.sides, scene.won, 0),
  bySide(scene.sides, scene.won, 1),
];

const signed = (side: number, points: number): number => (side === 0 ? points : -points);
const union = (cards: Card[], more: Card[]): Card[] => [...new Set([...cards, ...more])];

function opened(scene: Scene, seat: Seat, cards: Card[], why: OpenWhy): Scene {
  const before = scene.open[seat] ?? [];
  return { ...scene, open: { ...scene.open, [seat]: [...before, ...cards.map((card) => ({ card, why }))] } };
}

function movedCards(scene: Scene, { from, to, why: word }: Moved, cards: Card[]): Scene {
  const why = moveWord(word);
  if (why === null) return scene;
  switch (why) {
    case 'rob':
    case 'expose':
    case 'take':
      return opened(scene, owner(to), cards, why);
    case 'show': {
      const shown = [...scene.fola.shown, { seat: owner(from), cards }];
      return { ...scene, fola: { ...scene.fola, shown } };
    }
    case 'play':
      // The first lead picks up the open cards.
      return scene.tricks.length === 0 && scene.trick.plays.length === 1 ? { ...scene, open: {} } : scene;
    case 'debt':
    case 'give':
    case 'surrender':
      return { ...scene, debts: [...scene.debts, ...cards.map((card) => ({ from: owner(from), card, how: why }))] };
    case 'cut':
    case 'join':
    case 'deal':
    case 'lay':
    case 'discard':
    case 'pass':
    case 'gather':
      return scene;
    default:
      return unreachable(why, scene);
  }
}

function moved(scene: Scene, event: Moved): Scene {
  const { from, why, count, cards } = event;
  if (why === 'cut') return { ...scene, lifted: count };
  if (why === 'discard') {
    const seat = owner(from);
    return { ...scene, discarded: { ...scene.discarded, [seat]: (scene.discarded[seat] ?? 0) + count } };
  }
  return cards ? movedCards(scene, event, cards) : scene;
}

function seen(scene: Scene, event: CardsSeen): Scene {
  const cards = event.cards ?? [];
  const why = seenWord(event.why);
  if (why === null) return scene;
  switch (why) {
    case 'stop': {
      const by = kind(event.zone) === 'packet' ? ('cutter' as const) : ('dealer' as const);
      return { ...scene, stoppers: [...scene.stoppers, ...cards.map((card) => ({ by, card }))] };
    }
    case 'peek':
      return { ...scene, peeked: union(scene.peeked, cards) };
    case 'look':
      return scene; // where those cards lie is the view's
    case 'fall':
      return { ...scene, fallen: [...scene.fallen, owner(event.zone)] };
    case 'claim':
      return { ...scene, claimed: [...scene.claimed, owner(event.zone)] };
    default:
      return unreachable(why, scene);
  }
}

function said(scene: Scene, event: Said): Scene {
  const word = saidWord(event.word);
  if (word === null) return scene;
  switch (word) {
    case 'deal':
      return scene;
    case 'fola':
      return { ...scene, fola: { ...scene.fola, suits: event.numbers ?? null } };
    case 'declare':
      return { ...scene, spoke: { ...scene.spoke, [event.seat]: event.numbers?.[0] ?? 0 } };
    case 'versicola': {
      const line = { seat: event.seat, cards: event.cards ?? [], points: 0 };
      return { ...scene, declared: [...scene.declared, line] };
    }
    case 'accept':
    case 'play_on':
      return scene; // who is due next tells what came of it
    default:
      return unreachable(word, scene);
  }
}

function endCount(scene: Scene, event: Scored): Scene {
  const side = event.side === 0 ? 0 : 1;
  const count = { ...scene.final[side] };
  if (event.why === 'versicola') {
    count.versicole = [...count.versicole, { cards: event.cards ?? [], points: event.points }];
  } else if (event.why === 'cards' || event.why === 'tricks' || event.why === 'last') {
    count[event.why] += event.points;
  }
  const final: Scene['final'] = [...scene.final];
  final[side] = count;
  return { ...scene, final };
}

function scored(scene: Scene, event: Scored): Scene {
  const { side, points } = event;
  const why = scoredWord(event.why);
  if (why === null) return scene;
  if (atEnd(why)) return endCount(scene, event);
  const lead = scene.lead + signed(side, points);
  const tally = [...scene.tally, { why, side, points, cards: event.cards ?? [], lead, clause: clause(event, scene) }];
  // The score of a declaration follows the declared versicola.
  const last = scene.declared.at(-1);
  const declared =
    why === 'declaration' && last
      ? [...scene.declared.slice(0, -1), { ...last, points: event.points }]
      : scene.declared;
  return { ...scene, lead, tally, declared };
}

/** Only payments during play are deducted from the lead (SCORE-3). */
function paid(scene: Scene, { side, amount, why }: Paid): Scene {
  const points = (scene.start.unitPoints ?? 0) * amount;
  return why === 'play' ? { ...scene, lead: scene.lead - signed(side, points) } : scene;
}

/** The seat that has answered its question with this event; nobody is asked for consequences. */
export function answered(event: SeenEvent): Seat | null {
  if (event.e === 'seen') return event.why === 'fall' || event.why === 'claim' ? owner(event.zone) : null;
  if (event.e === 'said') return ['declare', 'accept', 'play_on'].includes(event.word) ? event.seat : null;
  if (event.e !== 'moved') return null;
  if (event.why === 'cut') return owner(event.to);
  if (event.why === 'discard') return owner(event.from);
  return event.why === 'play' ? (event.by ?? owner(event.from)) : null;
}

/** Returns the scene after one more event. */
export function applyEvent(before: Scene, event: SeenEvent): Scene {
  const scene = applyAny(before, event, answered(event));
  switch (event.e) {
    case 'moved':
      return moved(scene, event);
    case 'seen':
      return seen(scene, event);
    case 'said':
      return said(scene, event);
    case 'scored':
      return scored(scene, event);
    case 'paid':
      return paid(scene, event);
    case 'due':
    case 'trick':
    case 'sides':
    case 'over':
      return scene;
    default:
      return unreachable(event, scene);
  }
}
