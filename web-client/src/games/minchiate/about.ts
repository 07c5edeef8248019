// Facts about a card of Minchiate. Which clauses apply to which cards is here, the sentences are in the language files;
// tests compare the figures of both with docs/rules/minchiate.md.
import type { Lang } from '../../i18n/index.svelte';
import type { Card, Options } from '../../protocol/types';
import type { About } from '../game_ui';
import { deck } from './cards';
import { isAlone, mayRob } from './forms';
import { texts, type Texts } from './i18n/texts';

type Words = Texts['about'];

/** Trumps from one number to another. */
const trumps = (from: number, to: number): Card[] => Array.from({ length: to - from + 1 }, (_, i) => `T${from + i}`);
const KINGS = ['CK', 'DK', 'SK', 'BK'];
const MATTO = 'M';

interface Versicola {
  is: keyof Words['versicole'];
  cards: Card[];
  clauses: string[];
  /** Counted only if that option is on. */
  option?: string;
}
const VERSICOLE: readonly Versicola[] = [
  { is: 'low', cards: trumps(1, 5), clauses: ['VERS-1', 'VERS-6'] },
  { is: 'high', cards: trumps(28, 40), clauses: ['VERS-1', 'VERS-6'] },
  { is: 'matto', cards: ['T1', 'T40', MATTO], clauses: ['VERS-2'] },
  { is: 'thirteen', cards: ['T1', 'T13', 'T28'], clauses: ['VERS-3'] },
  { is: 'tens', cards: ['T10', 'T20', 'T30', 'T40'], clauses: ['VERS-4'] },
  { is: 'kings', cards: KINGS, clauses: ['VERS-5'] },
  { is: 'devil', cards: ['T14', 'T35', 'T39'], clauses: ['VERS-8'], option: 'devil' },
];

/** The versicole that count under these options. */
export const versicoleBy = (options: Options): Versicola[] =>
  VERSICOLE.filter(({ option }) => !option || options[option] === true);

const number = (card: Card): number => (card.startsWith('T') ? Number(card.slice(1)) : 0);
const among = (card: Card, from: number, to: number): boolean => number(card) >= from && number(card) <= to;
const suited = (card: Card): boolean => /^[CDSB]/.test(card);
const pip = (card: Card): boolean => /^[CDSB]\d/.test(card);
const counts = (card: Card): boolean => deck.info(card).worth > 0;
const mayDie = (card: Card): boolean => counts(card) && card !== MATTO;

interface Line {
  is: keyof Words['lines'];
  of: (card: Card, options: Options) => boolean;
  clauses: string[];
}
export const LINES: readonly Line[] = [
  { is: 'matto', of: (card) => card === MATTO, clauses: ['MAT-1'] },
  { is: 'mattoKept', of: (card, options) => card === MATTO && !isAlone(options), clauses: ['MAT-3', 'MAT-4'] },
  { is: 'mattoAlone', of: (card, options) => card === MATTO && isAlone(options), clauses: ['SOLO-14'] },
  { is: 'mattoAdds', of: (card) => card === MATTO, clauses: ['VERS-7'] },
  { is: 'papi', of: (card) => among(card, 1, 5), clauses: ['CARD-5'] },
  { is: 'arie', of: (card) => among(card, 36, 40), clauses: ['CARD-4', 'CARD-5'] },
  { is: 'king', of: (card) => KINGS.includes(card), clauses: ['KING-1'] },
  { is: 'maid', of: (card) => card === 'CJ' || card === 'DJ', clauses: ['CARD-2'] },
  { is: 'round', of: (card) => pip(card) && /^[CD]/.test(card), clauses: ['CARD-3'] },
  { is: 'long', of: (card) => pip(card) && /^[SB]/.test(card), clauses: ['CARD-3'] },
  { is: 'cartiglia', of: (card) => suited(card) && !KINGS.includes(card), clauses: ['CARD-9', 'MAT-4'] },
  { is: 'twentyNine', of: (card) => card === 'T29', clauses: ['CARD-8'] },
  { is: 'dies', of: (card, options) => mayDie(card) && !isAlone(options), clauses: ['PLAY-7'] },
  { is: 'diesAlone', of: (card, options) => mayDie(card) && isAlone(options), clauses: ['SOLO-19'] },
  {
    is: 'robbed',
    of: (card, options) => (counts(card) || among(card, 21, 40)) && mayRob(options),
    clauses: ['ROB-1'],
  },
  {
    is: 'noDiscard',
    of: (card, options) => options.discard_ban !== false && mayRob(options) && (counts(card) || card === 'T29'),
    clauses: ['DISC-2'],
  },
  {
    is: 'fumata',
    of: (card, options) => (among(card, 1, 5) || among(card, 21, 27)) && !isAlone(options),
    clauses: ['SIG-1'],
  },
  { is: 'firstTrump', of: (card, options) => among(card, 21, 27) && !isAlone(options), clauses: ['SIG-1'] },
  { is: 'hidden', of: (card, options) => card === 'T10' && !isAlone(options), clauses: ['SIG-2'] },
];

export function about(card: Card, options: Options, lang: Lang): About {
  const { versicole, lines } = texts[lang].about;
  return {
    worth: card === 'T29' ? ['CARD-6', 'CARD-8'] : ['CARD-6'],
    lines: LINES.filter((line) => line.of(card, options)).map(({ is, clauses }) => ({
      text: lines[is](card),
      clauses,
    })),
    combinations: versicoleBy(options)
      .filter(({ cards }) => cards.includes(card))
      .map(({ is, cards, clauses }) => ({ ...versicole[is], cards, clauses })),
  };
}

export const versicolaName = (is: string, lang: Lang): string =>
  texts[lang].about.versicole[is as keyof Texts['about']['versicole']].name;
