// What is said at the table, and about a match.
import type { MinchiateLine } from '../../../../protocol/types';
import type * as it from '../it/table';
import { YOU, does, list, plural, together, within } from '../../../../i18n/grammar.en';
import * as tarot from '../../../tarot/words.en';

export const suits: typeof it.suits = { ...tarot.suits, T: 'Trumps' };
const resti = (n: number) => plural(n, '1 resto', `${n} resti`);
export const points: typeof it.points = (n) => plural(n, '1 point', `${n} points`);

export const table: typeof it.table = {
  played: tarot.played,
  restiHand: 'Resti of this hand',
  fola: 'Fola',
  folaOf: (n) => `Fola: ${n} cards`,
  folaSuits: (parts) => `In the fola: ${parts}`,
  folaSeen: 'Cards you know',
  folaShown: (name) => (name === YOU ? 'Your discards' : `${name}’s discards`),
  stopperCutter: 'Stopped the cutter',
  stopperDealer: 'Stopped the dealer',
  peeked: 'Seen at the cut',
  openWhy: { rob: 'robbed', expose: 'exposed', take: 'taken' },
  declared: 'Versicole declared',
  fallen: 'fallen',
  out: 'out',
  goOut: (fee) => `Stay in, or go out for ${points(fee)}?`,
  claimed: tarot.claimed,
};

export const due: typeof it.due = {
  ...tarot.due,
  cut: { you: 'Your turn to cut', other: (who) => `${who} cuts` },
  discard: { you: 'Your turn to discard', other: (who, n) => `${who} ${plural(n, 'discards', 'discard')}` },
  declare: { you: 'Your turn to declare', other: (who) => `${who} may declare` },
  give: { you: 'You must pay for the Fool', other: (who) => `${who} pays for the Fool` },
  out: { you: 'Stay in, or go out?', other: (who) => `${who} may go out` },
};
export const play: typeof it.play = {
  ...tarot.play,
  trump: 'You are void: play a trump.',
  king: 'You must play your King.',
};
export const { because, keys } = tarot;
export const playFor: typeof it.playFor = (who) => `Play for ${who}, who has fallen`;
export const passed = 'goes to the dealer';
const fumata = (partner: string): string =>
  `It tells ${partner} that you have the Trumpets or, if everybody knows where those are, the best aria left.`;
export const signals: typeof it.signals = {
  fumata,
  hidden_fumata: fumata,
  girare: (partner) => `${partner} has the highest trump and brings the card home.`,
  tenuta: () => 'It keeps the last player from saving a lower counting card.',
  impiccare: () => 'Once its suit has been led, your King is no longer forced out.',
};
export const moves: typeof it.moves = {
  ...tarot.moves,
  play: { ...tarot.moves.play, tells: signals },
  cut: { name: 'Cut', title: 'Tap the pack where you want to cut' },
  declare: {
    ...tarot.moves.declare,
    name: 'Declare',
    title: 'Your versicole',
    none: 'You have no versicola to declare.',
  },
  give: {
    name: 'Play',
    title: 'Which card will you pay for the Fool?',
    hint: 'Your side has no worthless card: a counting card dies.',
  },
  fall: {
    name: 'Fall',
    hint: 'You have no trumps: you may show your hand and stop playing.',
    sure: 'Show your hand for the rest of the play?',
  },
  stay: { name: 'Stay in', hint: 'You play this hand.' },
  out: {
    name: 'Go out',
    hint: 'You sit this hand out, for a fee to the winner of the last trick.',
    sure: 'Lay your hand face down and sit this hand out? You pay the fee, but still profit from the cards that die.',
  },
};
export const cut: typeof it.cut = {
  slider: 'Cards to lift',
  count: (n) => plural(n, 'You lift 1 card', `You lift ${n} cards`),
};
export const discard: typeof it.discard = {
  surplus: (n) => `13 to the fola, then ${n} to the dealer`,
  must: 'These must go first.',
};
export const reasons: typeof it.reasons = {
  ...tarot.reasons,
  middle: 'the middle of the pack',
  put_down: 'they count nothing, and shorten a suit',
  opens: 'because of what the others hold in that suit',
  partner_void: 'your partner is void in this suit and may trump it',
  king_waits: 'a King led now might be trumped',
  cheapest: 'it is worth less than the others',
  fumata: 'a fumata',
  hidden_fumata: 'a hidden fumata',
  girare: 'girare',
  tenuta: 'a tenuta',
  impiccare: 'to hang the King',
  weak: 'the hand would probably lose more than the fee',
  strong: 'the hand is worth playing',
};
export const versicole: typeof it.versicole = {
  papi: 'versicola of Papi',
  trumps: 'versicola from 28 up',
  matto: 'versicola of the Fool',
  tredici: 'versicola of the Thirteen',
  diecine: 'versicola of tens',
  kings: 'versicola of Kings',
  devil: 'versicola of the Devil',
};

export const chronicle: typeof it.chronicle = {
  ...tarot.chronicle,
  cut: (who, n) => `${does(who, 'lifts', 'lift')} ${plural(n, '1 card', `${n} cards`)}.`,
  rob: (who, cards) => `${does(who, 'robs', 'rob')} ${cards}.`,
  take: (who, cards) => `${does(who, 'takes', 'take')} ${cards} from the fola.`,
  expose: (who, card) => `${card} is turned up for ${within(who)}.`,
  stopCutter: (card) => `Card that stops the cutter: ${card}.`,
  stopDealer: (card) => `Card that stops the dealer: ${card}.`,
  peek: (who, cards) => `At the cut ${list(who.map(within))} saw ${cards}.`,
  look: (who) =>
    `${plural(who.length, does(who[0] ?? '', 'looks', 'look'), `${together(who)} look`)} through the fola.`,
  fola: (parts) => `In the fola: ${parts}.`,
  folaNone: 'No suit cards in the fola.',
  discard: (who, cards) => `${does(who, 'discards', 'discard')} ${cards}.`,
  pass: (who, cards, whom) => `${does(who, 'passes', 'pass')} ${cards} to ${within(whom)}.`,
  show: (who, cards) => `${who === YOU ? 'Your' : `${who}’s`} discards: ${cards}.`,
  silent: (who) => `${does(who, 'declares', 'declare')} nothing.`,
  versicola: (who, cards) => `${does(who, 'declares', 'declare')} ${cards}.`,
  playFor: (by, who, card) => `${does(by, 'plays', 'play')} for ${within(who)}: ${card}.`,
  scusa: (who) => `${who}: the Fool. “Scusa!”`,
  fall: (who) => `${who} ${who === YOU ? 'fall and lay your' : 'falls and lays the'} hand open.`,
  why: {
    rob: 'robbed cards',
    exposed: 'exposed card',
    dealer_rob: 'robbed from the fola',
    declaration: 'versicola',
    death: 'a counting card dies',
    versicola: 'versicola',
    cards: 'counting cards',
    tricks: 'cards over forty-two',
    last: 'last trick',
  },
  death: (card) => `${card} dies`,
  shameful: 'shameful tens',
  uncounted: {
    kings: 'Two Kings each: “No Kings”.',
    papi: 'Two papi each: “No papi”.',
    both: 'Two Kings and two papi each: “Neither these nor those”.',
  },
  with: (why, cards) => `${why} (${cards})`,
  paid: (side, n) => `${side}: ${resti(n)}.`,
  paidInPlay: (side, n, points) => `${side}: ${resti(n)}; the margin drops by ${points} points.`,
  paidFor: (side, n, why) => `${side}: ${resti(n)}, ${why}.`,
  paidWhy: {
    deal: 'the dealer neither robbed nor took a card',
    end: 'at the count',
  },
  debt: (side, card) => `${side}: ${card} paid for the Fool.`,
  surrender: (side) => `${side}: no tricks, so the Fool is lost.`,
  stay: (who) => `${does(who, 'stays', 'stay')} in.`,
  out: (who) => `${does(who, 'goes', 'go')} out.`,
  fee: (who, n, whom) => `${does(who, 'pays', 'pay')} ${points(n)} to ${within(whom)} for going out.`,
};

export const sheet: typeof it.sheet = {
  inPlay: 'In play',
  inPlayHint: 'Scored at once; when the margin reaches 60, a resto is paid and 60 comes off.',
  lead: 'Margin',
  resto: 'a resto, 60 comes off',
  end: 'The count',
  versicole: 'Versicole',
  noVersicole: 'None',
  sum: 'Sum',
  inPlayLead: 'Margin in play',
  difference: 'Difference of the count',
  result: 'Total',
  restiPlay: 'Resti in play',
  restiDeal: 'Resto for not robbing',
  restiEnd: (points) => `Resti at the count (${points} points, one per 60 begun)`,
  capotto: 'All tricks to one side',
  restiTotal: 'Resti of the hand',
  tokens: 'In fish and counters',
};

const lines: Record<MinchiateLine, (hand: number, who: string, n: number) => string> = {
  bonus: () => 'Prize for winning the girata',
  interruption: (hand) => `Hand ${hand} not played: those who would not have dealt it pay`,
  desertion: (hand, who, n) => `Hand ${hand} not played: ${who} ${plural(n, 'pays', 'pay')}, having left the table`,
};
export const match: typeof it.match = {
  ...tarot.match,
  name: (girate) => (girate === 3 ? 'Girone' : 'Girata'),
  nth: (n) => ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'][n - 1] + ' girata',
  line: (reason, ...rest) => lines[reason as MinchiateLine]?.(...rest),
  unit: (unit) => (unit === 'point' ? 'points' : 'resti'),
  units: (n, unit) => (unit === 'point' ? points(n) : resti(n)),
  spoils: resti,
  struck: 'The current hand does not count: its points and resti are removed.',
  nextTitle: (n) => `Seats change: girata ${n} of 3`,
  drawHint: 'One card each: trumps win, then suit cards by rank.',
};

export const refusals: typeof it.refusals = {
  ...tarot.refusals,
  'CUT-1': 'The bottom of the pack must be a plain suit card.',
  'CUT-2': 'Lift at least one card, and leave enough below.',
  'DISC-1': 'Discard as many cards as you robbed and took.',
  'DISC-2': 'You cannot discard counting cards or the 29.',
  'D-10': 'Declare only complete versicole from your hand, each once.',
  'PLAY-2': 'You have the suit led: follow suit.',
  'PLAY-3': 'You are void in the suit led: play a trump.',
  'KING-1': 'This suit is led for the first time and a player has trumped: you must play the King.',
  'MAT-2': 'The Fool cannot save a forced King.',
  'MAT-6': 'Pay for the Fool with your least valuable card.',
  'SOLO-16': 'You cannot pay for the Fool with this card: neither the Fool itself nor the Trumpets.',
  'VAR-1': 'Another player plays for the fallen hand, or falling is not possible here.',
};
