// Milliseconds that an event is shown before the next one, for the viewer's sake only.
import type { BologneseMoved, BologneseSaid, BologneseScored, BologneseSeen, SeenEvent } from '../../protocol/types';
import { unreachable } from '../../timeline/known';
import { moveWord, saidWord, scoredWord, seenWord } from './known';
import { lasts as plainly } from '../plain/duration';

const MOVED: Record<BologneseMoved, number> = {
  deal: 200,
  lay: 500,
  take: 700,
  discard: 500,
  play: 480,
  cover: 900,
  gather: 420,
  show: 800,
  paid: 900,
  give: 900,
  cappotto: 900,
};
/** Time to read a combination. */
const SHOWN = 1200;
const SIGNAL = 500;
/** A hand shown open. */
const SEEN: Record<BologneseSeen, number> = { claim: 1800 };
const SAID: Record<BologneseSaid, number> = {
  deal: 300,
  call: 500,
  declare: 150,
  out: 1500,
  accept: 400,
  play_on: 600,
  passo: 600,
  posso: 800,
  di_mio: 1000,
  va_bene: 600,
  grande: SHOWN,
  suit_sequence: SHOWN,
  assi: SHOWN,
  mori: SHOWN,
  tarocchi: SHOWN,
  re: SHOWN,
  regine: SHOWN,
  cavalli: SHOWN,
  fanti: SHOWN,
  busso: SIGNAL,
  striscio: SIGNAL,
  volo: SIGNAL,
};
/** Scores counted after the hand are on the sheet. */
const SCORED: Record<BologneseScored, number> = {
  declaration: 220,
  sequenza: 220,
  criccone: 220,
  scartini: 0,
  last: 0,
  grande: 0,
  suit_sequence: 0,
  assi: 0,
  mori: 0,
  tarocchi: 0,
  re: 0,
  regine: 0,
  cavalli: 0,
  fanti: 0,
};

const durationOf = <Word extends string>(all: Record<Word, number>, word: Word | null): number =>
  word === null ? 0 : all[word];

export function lasts(event: SeenEvent): number {
  switch (event.e) {
    case 'moved':
      return durationOf(MOVED, moveWord(event.why));
    case 'said':
      return durationOf(SAID, saidWord(event.word));
    case 'seen':
      return durationOf(SEEN, seenWord(event.why));
    case 'scored':
      return durationOf(SCORED, scoredWord(event.why));
    case 'due':
    case 'trick':
    case 'paid':
    case 'sides':
    case 'over':
      return plainly(event);
    default:
      return unreachable(event, 0);
  }
}
