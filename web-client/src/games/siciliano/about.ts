// Facts about a Sicilian card. Which clauses apply to which cards is here, the sentences are in the language files.
import type { Lang } from '../../i18n/index.svelte';
import type { Card, Options } from '../../protocol/types';
import type { About } from '../game_ui';
import { deck } from './cards';
import { ARIE, FUJUTU } from './deck';
import { texts, type Texts } from './i18n/texts';

const DECINE: readonly Card[] = ['T20', 'T1', FUJUTU];
const BIANCHI: readonly Card[] = ['T15', 'T14', 'T13'];
const DECINA = 10;
const HONOUR = 5;

interface Line {
  is: keyof Texts['about'];
  of: (card: Card, options: Options) => boolean;
  clauses: string[];
}
const worth = (card: Card): number => deck.info(card).worth;
const isKing = (card: Card): boolean => card.endsWith('K');
const full = ({ words }: Options): boolean => words !== 'arie_re';

const LINES: readonly Line[] = [
  { is: 'fujutu', of: (card) => card === FUJUTU, clauses: ['CARD-6', 'FUJ-2'] },
  { is: 'kept', of: (card) => card === FUJUTU, clauses: ['FUJ-4'] },
  { is: 'counted', of: (card, options) => card === FUJUTU && full(options), clauses: ['ANN-5'] },
  { is: 'decina', of: (card, options) => worth(card) === DECINA && full(options), clauses: ['CARD-7', 'ANN-1'] },
  {
    is: 'aria',
    of: (card, options) => ARIE.includes(card) && (options.aria_giove === true || !DECINE.includes(card)),
    clauses: ['CARD-7', 'ANN-10'],
  },
  { is: 're', of: isKing, clauses: ['ANN-2'] },
  { is: 'bianco', of: (card, options) => BIANCHI.includes(card) && options.calls !== false, clauses: ['CALL-8'] },
  { is: 'miseria', of: (card) => card === 'T0', clauses: ['CARD-5'] },
  { is: 'scartina', of: (card) => worth(card) === 0, clauses: ['VAL-2', 'VAL-3'] },
  { is: 'counting', of: (card) => worth(card) > 0, clauses: ['VAL-3'] },
  {
    is: 'noDiscard',
    of: (card, options) => worth(card) >= HONOUR && options.discard_ban !== 'none',
    clauses: ['SCA-2'],
  },
];

export const about = (card: Card, options: Options, lang: Lang): About => ({
  worth: [worth(card) ? 'VAL-1' : 'VAL-2'],
  lines: LINES.filter((line) => line.of(card, options)).map(({ is, clauses }) => ({
    text: texts[lang].about[is],
    clauses,
  })),
  combinations: [],
});
