// What is said at the table, and about a match.
import { YOU, does, plural, within } from '../../../../i18n/grammar.en';
import * as tarot from '../../../tarot/words.en';
import { CALLS } from '../../calls';
import type * as it from '../it/table';

export const suits: typeof it.suits = { ...tarot.suits, M: 'Fujutu', T: 'trumps' };
const points = (n: number): string => plural(n, '1 point', `${n} points`);

export const table: typeof it.table = {
  to: (target) => `to ${target}`,
  trumpsOut: (n) => plural(n, '1 trump out', `${n} trumps out`),
  played: tarot.played,
  exposed: 'Cards turned up',
  bottom: 'The last card of the pack',
};

export const due: typeof it.due = {
  ...tarot.due,
  expose: { you: 'Choose the cards to turn up', other: (who) => `${who} chooses the cards to turn up` },
  announce: { you: 'Your turn: what do you announce?', other: (who) => `${who} may announce` },
  say: { you: 'Mischio or tengo?', other: (who) => `${who} says mischio or tengo` },
  discard: { you: 'Your turn to discard', other: (who) => `${who} discards` },
};
export const play: typeof it.play = {
  ...tarot.play,
  afterMatto: 'The Fujutu sets no suit: play any card.',
  trump: 'You are void: play a trump.',
};
export const { because, keys, reasons } = tarot;

export const calls: typeof it.calls = { ...CALLS, giove: 'I hold Giove', balla: 'I hold the Balla' };
export const says: typeof it.says = { mischio: 'Mischio', tengo: 'Tengo' };

export const callGlosses: typeof it.callGlosses = {
  calls: 'Said with the card that you play next: it tells your partner what you hold, and everybody hears it.',
  giove: 'You hold Giove, the 20.',
  balla: 'You hold the Balla, the 19.',
  batto: 'You hold the two highest trumps, or the first and the third.',
  batto_senza_giove: 'You hold the 19 and the 18, without Giove.',
  batto_forte: 'You hold three of the highest trumps.',
  sfondo: 'You hold the 20, the 19 and the 18.',
  sfondissimo: 'You hold the four highest trumps.',
  sfondo_i_tavoli: 'You hold the five highest trumps.',
  a_due: 'Two others have no card of this suit.',
  a_tutti: 'Nobody else has a card of this suit.',
  maggiori_bianchi: 'You hold the 14 and the 15.',
  minore_bianco: 'You hold the 13.',
};
export const moves: typeof it.moves = {
  play: { ...tarot.moves.play, with: { ...calls, calls: 'Call' }, gloss: callGlosses, unfit: 'CALL-1' },
  discard: tarot.moves.discard,
  expose: {
    name: 'Turn up',
    title: 'Turn up one card of each packet: everybody sees it',
    pass: 'Turn up no card',
    blind: 'Turn up whichever you like: you know none of them',
  },
  announce: {
    name: 'Announce',
    title: 'What do you announce?',
    hint: 'It helps your partner, but your opponents hear it too.',
    silent: 'Say nothing',
    with: { decine: 'Decine', arie: 'Arie', re: 'Kings', trionfi: 'Trumps', tengo: says.tengo },
    gloss: { tengo: 'you want to play on, and name nothing.' },
  },
  say: {
    name: 'Say',
    title: 'Mischio or tengo?',
    hint: 'After two mischio the same dealer deals again.',
    with: says,
    gloss: { mischio: 'Your hand is weak: annul the hand.', tengo: 'You want to play this hand.' },
  },
};

export const chronicle: typeof it.chronicle = {
  deal: tarot.chronicle.deal,
  play: tarot.chronicle.play,
  expose: (who, card) => `Turned up in ${who === YOU ? 'your packet' : `${who}’s packet`}: ${card}.`,
  noExposed: (who) => `${does(who, 'turns', 'turn')} up no card.`,
  peek: (card) => `The last card of the pack: ${card}.`,
  peeked: 'The dealer looks at the last card of the pack.',
  says: (who, words) => `${who}: “${words}”.`,
  silent: (who) => `${does(who, 'says', 'say')} nothing.`,
  monte: (who, cards) => `${does(who, 'takes', 'take')} the monte: ${cards}.`,
  discard: (who, cards) => `${does(who, 'discards', 'discard')} ${cards}.`,
  fujutu: (who) => `${does(who, 'plays', 'play')} the Fujutu and ${who === YOU ? 'keep' : 'keeps'} it.`,
  owing: (who) => `${who === YOU ? 'Your' : `${who}’s`} side owes a scartina for the Fujutu and has none to give yet.`,
  paid: (side, card) => `${side}, for the Fujutu: ${card} to the other side.`,
  surrendered: (side) => `${side}, no other card: the Fujutu goes to the other side.`,
  show: (who, cards) => `Discarded by ${within(who)}: ${cards}.`,
};

export const sheet: typeof it.sheet = {
  count: 'The count',
  annulled: 'Both said mischio: the hand is annulled, and the same dealer deals again.',
  pile: (cards, tricks) => `${cards} cards, ${plural(tricks, '1 trick', `${tricks} tricks`)}`,
  values: (n) => plural(n, '1 counting card', `${n} counting cards`),
  less: 'less 1 for each',
  threes: (n) => `1 point for every three of ${n} cards`,
  last: 'last trick',
  scores: 'Scores',
  above: (points) => `what it has above ${points}`,
};

export const match: typeof it.match = {
  unit: () => 'points',
  units: points,
  spoils: (won) => (won ? points(won) : 'no points'),
  struck: 'The current hand does not count.',
  drawHint: 'One trump each: you sit counter-clockwise from the highest to the lowest.',
  drawn: ([first = '', second = '', third = '', fourth = '']) => [
    `${first} has the highest trump and deals.`,
    `${first} and ${third} play against ${second} and ${fourth}.`,
  ],
};

export const refusals: typeof it.refusals = {
  'EXP-1': 'Choose one card of each packet; only at some tables may you leave a packet face down.',
  'ANN-1': 'That announcement is not possible here.',
  'ANN-2': 'Announce only cards that you hold, and at least one.',
  'ANN-3': 'Announce at most two Kings.',
  'ANN-4': 'You may claim at most two trumps more than you hold; in the last round the number must be exact.',
  'SAY-1': 'Say mischio or tengo.',
  'SCA-1': 'Discard exactly three different cards.',
  'SCA-2': 'You cannot discard cards worth 5 or 10.',
  'PLAY-1': 'You have the suit led: follow suit.',
  'PLAY-2': 'Play a trump: you are void in the suit led, or a trump was led.',
  'FUJ-1': 'At this table you may lead the Fujutu only as your last card.',
  'CALL-1': 'That call is not true, or not possible here.',
};
