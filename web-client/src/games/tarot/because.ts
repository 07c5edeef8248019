// Why a move is better than another, with the clause that explains the reason.
import type { Reason, ReasonWord, Word } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import type { because } from './words.it';

type Set = 'makes' | 'denies' | 'avoids';
/** Clauses of the reasons; those of combinations are named by kind. */
export type ReasonClauses = Partial<Record<Exclude<ReasonWord, Set>, string>>;
type Sentences = typeof because;

/** `sets`: name and clause of each kind of combination. */
export const becauseOf =
  (sentences: Sentences, clauses: ReasonClauses, sets: Record<Word, { name: string; clause: string }> = {}) =>
  (reason: Reason, cards: string): ReturnType<NonNullable<GameWords['because']>> => {
    const { why } = reason;
    const say = sentences[why] as Sentences[ReasonWord] | undefined; // a later server may have more
    const set = reason.set === undefined ? undefined : sets[reason.set];
    const clause = set?.clause ?? clauses[why as keyof ReasonClauses];
    return say && clause !== undefined ? { text: say(reason, set?.name ?? cards), clause } : undefined;
  };
