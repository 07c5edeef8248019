// The event words that this client knows. A list that lacks a word of the schema does not compile; words of a newer
// server are skipped, and the page reports that it is outdated.
import type {
  BologneseAnnounced,
  BologneseBidWord,
  BologneseCounted,
  BologneseKind,
  BologneseMoved,
  BolognesePhase,
  BologneseSaid,
  BologneseScored,
  BologneseSeen,
  BologneseSignal,
  SeenEvent,
} from '../../protocol/types';
import { known as knownKind, unreachable } from '../../timeline/known';

type All<Word extends string> = Record<Word, true>;

const MOVED: All<BologneseMoved> = {
  deal: true,
  lay: true,
  take: true,
  discard: true,
  play: true,
  cover: true,
  gather: true,
  show: true,
  paid: true,
  give: true,
  cappotto: true,
};
/** Sequences, which contain the Contatori; otherwise cricche. */
const SEQUENCES: Record<BologneseKind, boolean> = {
  grande: true,
  suit_sequence: true,
  assi: true,
  mori: true,
  tarocchi: false,
  re: false,
  regine: false,
  cavalli: false,
  fanti: false,
};
const SIGNALS: All<BologneseSignal> = { busso: true, striscio: true, volo: true };
const ANNOUNCED: All<BologneseAnnounced> = {
  deal: true,
  call: true,
  declare: true,
  out: true,
  accept: true,
  play_on: true,
};
const BIDS: All<BologneseBidWord> = { passo: true, posso: true, di_mio: true, va_bene: true };
const SEEN: All<BologneseSeen> = { claim: true };
const COUNTED: All<BologneseCounted> = {
  declaration: true,
  sequenza: true,
  criccone: true,
  scartini: true,
  last: true,
};
const PHASES: All<BolognesePhase> = {
  call: true,
  discard: true,
  declare: true,
  play: true,
  give: true,
  over: true,
  claim: true,
  bid: true,
  answer: true,
};

/** Returns the word if it is in the table, else null. */
const lookUp =
  <Word extends string>(all: Record<Word, unknown>) =>
  (word: string): Word | null =>
    Object.hasOwn(all, word) ? (word as Word) : null;

export const moveWord = lookUp(MOVED);
export const kindWord = lookUp(SEQUENCES);
export const signalWord = lookUp(SIGNALS);
export const announcedWord = lookUp(ANNOUNCED);
export const bidWord = lookUp(BIDS);
export const countedWord = lookUp(COUNTED);
export const phaseWord = lookUp(PHASES);
export const seenWord = lookUp(SEEN);
export const isSequence = (kind: BologneseKind): boolean => SEQUENCES[kind];

export const saidWord = (word: string): BologneseSaid | null =>
  announcedWord(word) ?? bidWord(word) ?? kindWord(word) ?? signalWord(word);
export const scoredWord = (word: string): BologneseScored | null => countedWord(word) ?? kindWord(word);

export function known(event: SeenEvent): boolean {
  if (!knownKind(event)) return false;
  switch (event.e) {
    case 'moved':
      return moveWord(event.why) !== null;
    case 'said':
      return saidWord(event.word) !== null;
    case 'due':
      return phaseWord(event.phase) !== null;
    case 'scored':
      return scoredWord(event.why) !== null;
    case 'trick':
    case 'over':
    case 'sides':
      return true;
    case 'seen':
      return seenWord(event.why) !== null;
    // This game has no payments.
    case 'paid':
      return false;
    default:
      return unreachable(event, false);
  }
}
