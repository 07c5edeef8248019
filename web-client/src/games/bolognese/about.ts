// Facts about a Bolognese card. Which clauses apply to which cards is here, the sentences are in the language files;
// tests compare the figures of both with docs/rules/bolognese.md.
import { SUITS } from '../../cards/deck';
import type { Lang } from '../../i18n/index.svelte';
import type { Card, Options } from '../../protocol/types';
import type { About, AboutCombination } from '../game_ui';
import { deck } from './cards';
import { CONTATORI, isContatore } from './deck';
import { texts, type Texts } from './i18n/texts';
import { isMattazza } from './mattazza';

type Words = Texts['about'];

const each = (rank: string): Card[] => SUITS.map((suit) => suit + rank);
const trumps = (from: number, to: number): Card[] => Array.from({ length: from - to + 1 }, (_, i) => `T${from - i}`);
const MORI = ['TM4', 'TM3', 'TM2', 'TM1'];
const MATTO = 'M';
const TAROCCHI = ['T20', 'T19', ...CONTATORI];

interface Combination {
  is: keyof Words['combinations'];
  /** Without the Contatori, which are part of every sequence. */
  cards: Card[];
  sequence?: true;
  clauses: string[];
}
export const COMBINATIONS: readonly Combination[] = [
  { is: 'tarocchi', cards: TAROCCHI, clauses: ['CRIC-1'] },
  { is: 're', cards: each('K'), clauses: ['CRIC-1'] },
  { is: 'regine', cards: each('Q'), clauses: ['CRIC-1'] },
  { is: 'cavalli', cards: each('N'), clauses: ['CRIC-1'] },
  { is: 'fanti', cards: each('J'), clauses: ['CRIC-1'] },
  ...SUITS.map((suit): Combination => {
    const cards = ['K', 'Q', 'N', 'J', '1'].map((rank) => suit + rank);
    return { is: `suit${suit}`, cards, sequence: true, clauses: ['SEQ-1', 'SEQ-2', 'SEQ-3'] };
  }),
  { is: 'assi', cards: each('1'), sequence: true, clauses: ['SEQ-1', 'SEQ-4'] },
  { is: 'mori', cards: MORI, sequence: true, clauses: ['SEQ-1', 'SEQ-5'] },
  {
    is: 'grande',
    cards: [...trumps(20, 5), ...MORI],
    sequence: true,
    clauses: ['SEQ-1', 'GRANDE-1', 'GRANDE-2', 'GRANDE-5'],
  },
];

const pip = (card: Card): boolean => /^[CDSB]\d/.test(card);
const counts = (card: Card): boolean => deck.info(card).worth > 0;

const maySignal = (options: Options): boolean => options.signals !== false && !isMattazza(options);

interface Line {
  is: keyof Words['lines'];
  of: (card: Card, options: Options) => boolean;
  clauses: string[];
}
export const LINES: readonly Line[] = [
  { is: 'matto', of: (card) => card === MATTO, clauses: ['CARD-6', 'MATTO-1'] },
  { is: 'covered', of: (card) => card === MATTO, clauses: ['MATTO-2'] },
  { is: 'given', of: (card, options) => card === MATTO && isMattazza(options), clauses: ['GIVE-8'] },
  { is: 'tarocco', of: (card) => TAROCCHI.includes(card), clauses: ['CARD-8'] },
  { is: 'contatore', of: isContatore, clauses: ['CARD-8', 'SEQ-6', 'SEQ-7'] },
  { is: 'begato', of: (card) => card === 'T1', clauses: ['CARD-4'] },
  { is: 'moro', of: (card) => MORI.includes(card), clauses: ['CARD-5'] },
  { is: 'rossa', of: (card) => card === 'T18' || card === 'T17', clauses: ['CARD-8'] },
  { is: 'head', of: (card) => card === 'T20' || card.endsWith('K'), clauses: ['SEQ-2', 'GRANDE-1'] },
  {
    is: 'signal',
    of: (card, options) => card.endsWith('K') && maySignal(options),
    clauses: ['SAY-3'],
  },
  { is: 'silent', of: (card, options) => card === MATTO && maySignal(options), clauses: ['SAY-4'] },
  { is: 'short', of: (card) => pip(card) && /^[CD]/.test(card), clauses: ['CARD-3'] },
  { is: 'long', of: (card) => pip(card) && /^[SB]/.test(card), clauses: ['CARD-3'] },
  { is: 'scartino', of: (card, options) => !counts(card) && !isMattazza(options), clauses: ['VAL-2', 'VAL-3'] },
  { is: 'paired', of: (card, options) => counts(card) && !isMattazza(options), clauses: ['VAL-3'] },
  { is: 'scartinoOfTrick', of: (card, options) => !counts(card) && isMattazza(options), clauses: ['VAL-2', 'COUNT-9'] },
  { is: 'first', of: (card, options) => counts(card) && isMattazza(options), clauses: ['COUNT-9'] },
  {
    is: 'noDiscard',
    of: (card, options) => (card.endsWith('K') || TAROCCHI.includes(card)) && !isMattazza(options),
    clauses: ['DISC-2'],
  },
];

function combination({ is, cards, sequence, clauses }: Combination, words: Words): AboutCombination {
  return { ...words.combinations[is], cards: sequence ? [...cards, ...CONTATORI] : cards, clauses };
}

/** A Contatore is part of every sequence: only the combination of the Tarocchi is listed, the rest is a sentence. */
export function about(card: Card, options: Options, lang: Lang): About {
  const words = texts[lang].about;
  return {
    worth: counts(card) ? ['VAL-1'] : ['VAL-2'],
    lines: LINES.filter((line) => line.of(card, options)).map(({ is, clauses }) => ({
      text: words.lines[is],
      clauses,
    })),
    combinations: COMBINATIONS.filter(({ cards }) => cards.includes(card)).map((one) => combination(one, words)),
  };
}

export const combinationName = (is: string, lang: Lang): string =>
  texts[lang].about.combinations[is as keyof Texts['about']['combinations']].name;
