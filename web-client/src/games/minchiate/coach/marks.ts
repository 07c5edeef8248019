// Hints for beginners at Minchiate: the first hard questions, the forced King, the fola, the Matto and resti.
import { inHand, question } from '../../../coach/marks';
import type { CoachMark, Moment } from '../../contract/coach';
import type { Lang } from '../../../i18n/index.svelte';
import { zone } from '../../../timeline/fold';
import { single } from '../../../timeline/scene';
import type { GameBoard } from '../../contract/board';
import { texts, type Texts } from '../i18n/texts';

const ACCOUNT = '[data-testid="lead"]';
const MATTO = 'M';
const KING = ['KING-1', 'MAT-2'];

type Words = Texts['coach'];
const words = (lang: Lang): Words => texts[lang].coach;
const hand = (board: GameBoard): string[] => zone(board.view, `hand:${board.seat}`).cards;

/** The first card is about to be led, or just was. */
const begins = ({ event, board }: Moment): boolean =>
  event?.e === 'due' && event.phase === 'play' && board.scene.tricks.length === 0;

/** The King may have to be played although others would follow suit. */
const king: CoachMark = {
  id: 'king',
  message({ asked }) {
    const play =
      asked?.phase === 'play'
        ? asked.moves.find(({ move, for: other }) => move === 'play' && other === undefined)
        : undefined;
    const why = KING.find((clause) => Object.values(play?.barred ?? {}).includes(clause));
    return why
      ? { words: (lang) => words(lang).king, clauses: [why], advice: 'SIG-7', at: inHand(play?.cards ?? []) }
      : null;
  },
};

const simple = (
  id: 'resto' | 'fola' | 'matto',
  clauses: string[],
  at: string[],
  when: (moment: Moment) => boolean,
): CoachMark => ({
  id,
  message: (moment) => (when(moment) ? { words: (lang) => words(lang)[id], clauses, at } : null),
});

export const marks: CoachMark[] = [
  question('cut', ['CUT-2', 'ROB-1'], (lang) => words(lang).cut),
  question('discard', ['DISC-1', 'DISC-2'], (lang) => words(lang).discard, 'SIG-23'),
  question('declare', ['VERS-12', 'VERS-14'], (lang) => words(lang).declare),
  king,
  simple(
    'fola',
    ['DEAL-4', 'FOLA-8'],
    ['[data-zone="fola"]'],
    ({ event, board }) => event?.e === 'said' && event.word === 'fola' && !single(board.scene.sides),
  ),
  simple(
    'matto',
    ['MAT-1', 'MAT-3', 'VERS-7'],
    inHand([MATTO]),
    // Its text is about a side of two.
    (moment) => begins(moment) && hand(moment.board).includes(MATTO) && !single(moment.board.scene.sides),
  ),
  simple('resto', ['SCORE-3', 'SCORE-4'], [ACCOUNT], ({ event }) => event?.e === 'paid' && event.why === 'play'),
];
