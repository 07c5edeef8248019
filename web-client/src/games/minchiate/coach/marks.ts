// Hints for beginners at Minchiate: versicole that you hold or nearly hold, scores and payments, cards that may not be
// played, the fola and the Matto.
import { combinationMarks } from '../../../coach/combinations';
import { inHand, question } from '../../../coach/marks';
import type { CoachMark, Moment } from '../../contract/coach';
import { cardKnowledge } from '../../../coach/standing';
import type { Lang } from '../../../i18n/index.svelte';
import type { MinchiateScored } from '../../../protocol/types';
import { zone } from '../../../timeline/fold';
import type { GameBoard } from '../../contract/board';
import { cardName, cardNames } from '../deck';
import { texts, type Texts } from '../i18n/texts';
import { events } from '../events';
import type { Scene } from '../scene';
import { familiesAt, familyName } from '../about';

const ACCOUNT = '[data-testid="lead"]';
const MATTO = 'M';

type Words = Texts['coach'];
const words = (lang: Lang): Words => texts[lang].coach;
const hand = (board: GameBoard): string[] => zone(board.view, `hand:${board.seat}`).cards;

/** The first card is about to be led, or just was. */
const begins = ({ event, board }: Moment): boolean =>
  event?.e === 'due' && event.phase === 'play' && board.scene.tricks.length === 0;

/** Why points are scored, at the first occurrence of each reason. */
const scored = (why: Exclude<MinchiateScored, 'versicola' | 'cards' | 'tricks' | 'last'>): CoachMark => ({
  id: why,
  message({ event, board }) {
    if (event?.e !== 'scored' || event.why !== why) return null;
    const { side, points, cards = [] } = event;
    if (why === 'death' && cards[0] === MATTO) return null;
    const by = events.clause(event, board.scene as Scene);
    return {
      words: (lang) => ({
        title: words(lang).why(board.side(side), points),
        text: words(lang).scored[why](cardNames(cards, lang)),
      }),
      clauses: by ? [by] : [],
      at: [ACCOUNT],
    };
  },
});

/** A card may not be played because of that clause. */
const barred = (id: 'king' | 'follow' | 'trump', clauses: string[]): CoachMark => ({
  id,
  message({ asked }) {
    const play =
      asked?.phase === 'play'
        ? asked.moves.find(({ move, for: other }) => move === 'play' && other === undefined)
        : undefined;
    const by = new Set(Object.values(play?.barred ?? {}));
    const why = clauses.find((one) => by.has(one));
    if (!play || !why) return null;
    return { words: (lang) => words(lang)[id], clauses: [why], at: inHand(play.cards ?? []) };
  },
});

const simple = (
  id: 'resto' | 'fola' | 'matto',
  clauses: string[],
  at: string[],
  when: (moment: Moment) => boolean,
): CoachMark => ({
  id,
  message: (moment) => (when(moment) ? { words: (lang) => words(lang)[id], clauses, at } : null),
});

const versicole = combinationMarks({
  id: 'versicole',
  families: familiesAt,
  // The fola and the discards are nobody's tricks.
  known: (board) => cardKnowledge(board, ['fola', 'discard']),
  name: familyName,
  card: (card, lang) => (card === MATTO ? words(lang).theMatto : cardName(card, lang)),
  list: cardNames,
  words: (lang) => texts[lang].coach,
  clause: 'VERS-15',
});

export const marks: CoachMark[] = [
  question('cut', ['CUT-2', 'ROB-1'], (lang) => words(lang).cut),
  question('discard', ['DISC-1', 'DISC-2'], (lang) => words(lang).discard),
  question('declare', ['VERS-12', 'VERS-14'], (lang) => words(lang).declare),
  barred('king', ['KING-1', 'MAT-2']),
  barred('follow', ['PLAY-2']),
  barred('trump', ['PLAY-3']),
  scored('rob'),
  scored('exposed'),
  scored('dealer_rob'),
  simple(
    'fola',
    ['DEAL-4', 'FOLA-8'],
    ['[data-zone="fola"]'],
    ({ event }) => event?.e === 'said' && event.word === 'fola',
  ),
  scored('declaration'),
  ...versicole,
  simple(
    'matto',
    ['MAT-1', 'MAT-3', 'VERS-7'],
    inHand([MATTO]),
    (moment) => begins(moment) && hand(moment.board).includes(MATTO),
  ),
  simple('resto', ['SCORE-3', 'SCORE-4'], [ACCOUNT], ({ event }) => event?.e === 'paid' && event.why === 'play'),
  scored('death'),
];
