// What is said in this game, in each language.
import type { Lang } from '../../../i18n/index.svelte';
import * as en from './en';
import * as it from './it';

export type Texts = typeof it;
export const texts: Record<Lang, Texts> = { it, en };
