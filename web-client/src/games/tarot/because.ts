// Why a move is better than another, with the clause that explains the reason.
import type { Lang } from '../../i18n/index.svelte';
import type { Reason, ReasonWord, Word } from '../../protocol/types';
import type { GameWords } from '../game_ui';
import * as en from './words.en';
import * as it from './words.it';

type Set = 'makes' | 'denies' | 'avoids';
/** Clauses of the reasons; those of combinations are named by kind. */
export type ReasonClauses = Partial<Record<Exclude<ReasonWord, Set>, string>>;

const texts = { it: it.because, en: en.because };

/** `sets`: name and clause of each kind of combination. */
export const becauseOf =
  (lang: Lang, clauses: ReasonClauses, sets: Record<Word, { name: string; clause: string }> = {}) =>
  (reason: Reason, cards: string): ReturnType<NonNullable<GameWords['because']>> => {
    const { why } = reason;
    const say = texts[lang][why] as (typeof texts)[Lang][ReasonWord] | undefined; // a later server may have more
    const set = reason.set === undefined ? undefined : sets[reason.set];
    const clause = set?.clause ?? clauses[why as keyof ReasonClauses];
    return say && clause !== undefined ? { text: say(reason, set?.name ?? cards), clause } : undefined;
  };
