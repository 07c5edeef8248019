// The event words that this client knows. A list that lacks a word of the schema does not compile; words of a newer
// server are skipped, and the page reports that it is outdated.
import type {
  MinchiateMoved,
  MinchiatePaid,
  MinchiatePhase,
  MinchiateSaid,
  MinchiateScored,
  MinchiateSeen,
  SeenEvent,
} from '../../protocol/types';
import { known as knownKind, unreachable } from '../../timeline/known';

type All<Word extends string> = Record<Word, true>;

const MOVED: All<MinchiateMoved> = {
  cut: true,
  rob: true,
  join: true,
  deal: true,
  expose: true,
  lay: true,
  take: true,
  discard: true,
  pass: true,
  show: true,
  play: true,
  gather: true,
  debt: true,
  give: true,
  surrender: true,
};
const SEEN: All<MinchiateSeen> = { stop: true, peek: true, look: true, fall: true, claim: true };
const SAID: All<MinchiateSaid> = {
  deal: true,
  fola: true,
  declare: true,
  versicola: true,
  accept: true,
  play_on: true,
};
const PHASES: All<MinchiatePhase> = {
  cut: true,
  discard: true,
  declare: true,
  play: true,
  give: true,
  over: true,
  claim: true,
};
const SCORED: All<MinchiateScored> = {
  rob: true,
  exposed: true,
  dealer_rob: true,
  declaration: true,
  death: true,
  versicola: true,
  cards: true,
  tricks: true,
  last: true,
};
const PAID: All<MinchiatePaid> = { play: true, deal: true, end: true };

/** Returns the word if it is in the table, else null. */
const lookUp =
  <Word extends string>(all: All<Word>) =>
  (word: string): Word | null =>
    Object.hasOwn(all, word) ? (word as Word) : null;

export const moveWord = lookUp(MOVED);
export const seenWord = lookUp(SEEN);
export const saidWord = lookUp(SAID);
export const phaseWord = lookUp(PHASES);
export const scoredWord = lookUp(SCORED);
export const paidWord = lookUp(PAID);

export function known(event: SeenEvent): boolean {
  if (!knownKind(event)) return false;
  switch (event.e) {
    case 'moved':
      return moveWord(event.why) !== null;
    case 'seen':
      return seenWord(event.why) !== null;
    case 'said':
      return saidWord(event.word) !== null;
    case 'due':
      return phaseWord(event.phase) !== null;
    case 'scored':
      return scoredWord(event.why) !== null;
    case 'paid':
      return paidWord(event.why) !== null;
    case 'trick':
    case 'sides':
    case 'over':
      return true;
    default:
      return unreachable(event, false);
  }
}
