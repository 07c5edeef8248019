// Computes the motions for an event from the layouts before and after it. Pure: does not access the page.
import { find, type Layout, type Spot, type Token, type AreaNames } from './layout';

/** Visible effect of an event on cards and counters. */
export type Cause =
  /** Cards move; `via`: past a seat; `turned`: they were face down. */
  | {
      what: 'go';
      cards: readonly Token[];
      from: AreaNames;
      to: AreaNames;
      via?: AreaNames | undefined;
      turned?: boolean;
    }
  /** Cards are captured in place, and lie differently from now on. */
  | { what: 'fall'; cards: readonly Token[] }
  /** Counters move from payer to recipient. */
  | { what: 'pay'; tokens: readonly Token[]; from: AreaNames; to: AreaNames };

export type Kind = 'slide' | 'turn' | 'fall' | 'pay';

export interface Motion {
  token: Token;
  kind: Kind;
  shows: 'face' | 'back' | 'counter';
  /** The page's own element moves; otherwise a picture above the table. */
  own: boolean;
  /** It disappears on arrival: it becomes part of a pile. */
  fades: boolean;
  from: Spot;
  via?: Spot;
  to: Spot;
  delay: number;
  duration: number;
}

const DURATION: Record<Kind, number> = { slide: 380, turn: 460, fall: 460, pay: 800 };
/** Milliseconds of a motion past a seat, which takes longer. */
const VIA = 660;
const STAGGER = 45;
/** Relative size of a card when it leaves or enters a pile. */
const SHRINK = 0.6;
/** Width of a card without a width at either end, in px. */
const WIDTH = 60;
const LEAST = 24;
const COUNTER = 22;
/** Distances below this are no motion. */
const STILL = 0.5;

/** Gives both ends a width: an area takes that of the card, reduced. */
function sized(from: Spot, to: Spot): [Spot, Spot] {
  const width = from.width || Math.max(LEAST, (to.width || WIDTH / SHRINK) * SHRINK);
  return [
    { ...from, width },
    { ...to, width: to.width || Math.max(LEAST, width * SHRINK) },
  ];
}

const same = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) < STILL && Math.abs(a.y - b.y) < STILL && Math.abs(a.turn - b.turn) < STILL;

/** Side of the card that is visible. */
const shown = (token: Token): Motion['shows'] => (token.includes('#') ? 'back' : 'face');

type Way = Extract<Cause, { what: 'go' }>;

function go(before: Layout, after: Layout, { cards, from, to, via, turned = false }: Way): Motion[] {
  const middle = via && find(after, via);
  const motions: Motion[] = [];
  for (const token of cards) {
    const lay = before.cards.get(token);
    const lies = after.cards.get(token);
    const start = lay ?? find(before, from) ?? find(after, from);
    const end = lies ?? find(after, to) ?? find(before, to);
    if (!start || !end || same(start, end)) continue;
    const [first, last] = sized(start, end);
    const kind = turned && !lay ? 'turn' : 'slide';
    motions.push({
      token,
      kind,
      shows: shown(token),
      own: lies !== undefined && !lies.cropped,
      fades: lies === undefined,
      from: first,
      ...(middle && { via: { ...middle, width: (first.width + last.width) / 2 } }),
      to: last,
      delay: motions.length * STAGGER,
      duration: middle ? VIA : DURATION[kind],
    });
  }
  return motions;
}

function fall(before: Layout, after: Layout, cards: readonly Token[]): Motion[] {
  return cards.flatMap((token): Motion[] => {
    const [from, to] = [before.cards.get(token), after.cards.get(token)];
    if (!from || !to || same(from, to)) return [];
    const kind = 'fall';
    return [{ token, kind, shows: 'face', own: true, fades: false, from, to, delay: 0, duration: DURATION[kind] }];
  });
}

function pay(all: Layout, { tokens, from, to }: Extract<Cause, { what: 'pay' }>): Motion[] {
  const [start, end] = [find(all, from), find(all, to)];
  if (!start || !end || same(start, end)) return [];
  return tokens.map((token, i) => ({
    token,
    kind: 'pay',
    shows: 'counter',
    own: false,
    fades: true,
    from: { ...start, width: COUNTER },
    to: { ...end, width: COUNTER },
    delay: i * 2 * STAGGER,
    duration: DURATION.pay,
  }));
}

function one(before: Layout, after: Layout, cause: Cause): Motion[] {
  if (cause.what === 'go') return go(before, after, cause);
  return cause.what === 'fall' ? fall(before, after, cause.cards) : pay(after, cause);
}

/** All motions; `tempo`: factor for durations. */
export const plan = (before: Layout, after: Layout, causes: readonly Cause[], tempo = 1): Motion[] =>
  causes
    .flatMap((cause) => one(before, after, cause))
    .map((motion) => ({ ...motion, delay: motion.delay * tempo, duration: motion.duration * tempo }));
