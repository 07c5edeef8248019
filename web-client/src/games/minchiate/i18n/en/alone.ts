import type { alone as it } from '../it/alone';
import { does, plural, within } from '../../../../i18n/grammar.en';
import * as tarot from '../../../tarot/words.en';
import { options } from './rules';
import { chronicle, match, moves, points, sheet, table } from './table';

export const alone: typeof it = {
  table: {
    ...table,
    fola: 'Rest',
    folaOf: (n) => `Rest: ${plural(n, '1 card', `${n} cards`)}`,
    folaSuits: (parts) => `In the rest: ${parts}`,
  },
  because: { ...tarot.because, denies: tarot.deniedTo('Another player') },
  options: { ...options, sources: { ...options.sources, variant: 'Old books' } },
  moves: {
    ...moves,
    give: { ...moves.give, hint: 'Your tricks have no worthless card. A counting card dies.' },
  },
  chronicle: {
    ...chronicle,
    take: (who, cards) => `${does(who, 'takes', 'take')} ${cards} from the rest.`,
    fola: (parts) => `In the rest: ${parts}.`,
    folaNone: 'No suit cards in the rest.',
    debt: (side, card, whom) => `${side}, for the Fool: ${card} to ${within(whom)}.`,
    surrender: (side, whom) => `${side}: no tricks, so the Fool goes to ${within(whom)}.`,
    why: { ...chronicle.why, dealer_rob: 'robbed from the rest', tricks: 'cards beyond those dealt' },
  },
  sheet: {
    ...sheet,
    inPlayHint: 'Scored at once; a counting card that dies is taken off the score of its loser.',
    lead: 'Score',
    count: 'Count',
    out: 'out',
    fee: 'fee',
    score: 'Score',
    result: 'Result',
    settled: 'Results',
    settledHint: 'Each player has the difference of scores with each of the others; together they make zero.',
    outHint: 'With a player who is out only robbed and exposed cards, deaths and the fee are settled.',
  },
  match: {
    ...match,
    name: (girate) => plural(girate, 'Girata', `${girate} girate`),
    units: points,
    spoils: points,
    struck: 'The current hand does not count: its points are removed.',
    drawHint: 'One card each: the highest deals first.',
    drawn: ([first = '', , ...others]) => [
      `${first} has the highest card and deals.`,
      ...(others.length ? ['The others sit at the dealer’s right, from the highest card to the lowest.'] : []),
    ],
  },
};
