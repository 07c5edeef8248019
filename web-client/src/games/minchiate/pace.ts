// Milliseconds that an event is shown before the next one, for the viewer's sake only.
import type {
  MinchiateMoved,
  MinchiatePaid,
  MinchiateSaid,
  MinchiateScored,
  MinchiateSeen,
  SeenEvent,
} from '../../protocol/types';
import { unreachable } from '../../timeline/known';
import { moveWord, paidWord, saidWord, scoredWord, seenWord } from './known';

const MOVED: Record<MinchiateMoved, number> = {
  cut: 500,
  rob: 750,
  join: 380,
  deal: 170,
  expose: 330,
  lay: 420,
  take: 750,
  discard: 350,
  pass: 350,
  show: 800,
  play: 480,
  gather: 420,
  debt: 800,
  give: 800,
  surrender: 800,
};
const SEEN: Record<MinchiateSeen, number> = { stop: 1100, peek: 2800, look: 0, fall: 1200, claim: 1800 };
const SAID: Record<MinchiateSaid, number> = {
  deal: 300,
  fola: 500,
  declare: 150,
  versicola: 900,
  accept: 400,
  play_on: 600,
};
/** Time to look at the complete trick. */
const TRICK = 950;
const POINTS = 220;
const RESTO = 500;
const SCORED: Record<MinchiateScored, number> = {
  rob: POINTS,
  exposed: POINTS,
  dealer_rob: POINTS,
  declaration: POINTS,
  death: POINTS,
  versicola: 0,
  cards: 0,
  tricks: 0,
  last: 0,
};
const PAID: Record<MinchiatePaid, number> = { play: RESTO, deal: RESTO, end: 0 };

const durationOf = <Word extends string>(all: Record<Word, number>, word: Word | null): number =>
  word === null ? 0 : all[word];

export function lasts(event: SeenEvent): number {
  switch (event.e) {
    case 'moved':
      return durationOf(MOVED, moveWord(event.why));
    case 'seen':
      return event.cards?.length ? durationOf(SEEN, seenWord(event.why)) : 0;
    case 'said':
      return durationOf(SAID, saidWord(event.word));
    case 'trick':
      return TRICK;
    case 'scored':
      return durationOf(SCORED, scoredWord(event.why));
    case 'paid':
      return durationOf(PAID, paidWord(event.why));
    case 'due':
    case 'sides':
    case 'over':
      return 0;
    default:
      return unreachable(event, 0);
  }
}
