// Which kinds of events and which of their words this page knows. A list that lacks a word of the schema does not
// compile; what only a newer server says is passed over, and the page is behind.
import type { Due, Moved, Paid, Said, Scored, CardsSeen, SeenEvent } from '../protocol/types';

type All<Word extends string> = Record<Word, true>;

const MOVED: All<Moved['why']> = {
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
const SEEN: All<CardsSeen['why']> = { stop: true, peek: true, look: true, fall: true };
const SAID: All<Said['word']> = { deal: true, fola: true, declare: true, versicola: true };
const PHASES: All<Due['phase']> = { cut: true, discard: true, declare: true, play: true, give: true, over: true };
const SCORED: All<Scored['why']> = {
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
const PAID: All<Paid['why']> = { play: true, deal: true, end: true };

export function known(event: SeenEvent): boolean {
  switch (event.e) {
    case 'moved':
      return Object.hasOwn(MOVED, event.why);
    case 'seen':
      return Object.hasOwn(SEEN, event.why);
    case 'said':
      return Object.hasOwn(SAID, event.word);
    case 'due':
      return Object.hasOwn(PHASES, event.phase);
    case 'scored':
      return Object.hasOwn(SCORED, event.why);
    case 'paid':
      return Object.hasOwn(PAID, event.why);
    case 'trick':
    case 'over':
      return true;
    default:
      return passed(event, false);
  }
}

/** The end of a switch over words: while one is left out it does not compile, and what is strange changes nothing. */
export const passed = <Same>(_strange: never, same: Same): Same => same;
