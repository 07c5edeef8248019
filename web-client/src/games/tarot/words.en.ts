// Words that the games with tarots share, in English.
import { does, plural, YOU } from '../../i18n/grammar.en';
import { signed } from '../../match/persons';
import type { Reason } from '../../protocol/types';
import type * as it from './words.it';

export const play: typeof it.play = {
  lead: 'Lead any card.',
  follow: (suit) => `Follow suit: ${suit}.`,
  free: 'Play any card.',
  only: 'Only one card is playable.',
};
export const keys = 'Arrows to move, letters C D S B T M for the suits, Enter to play, I for a card’s details.';
export const moves: typeof it.moves = {
  play: { name: 'Play' },
  discard: { name: 'Discard' },
  declare: {
    announce: (n, points) => plural(n, `Declare (+${points})`, `Declare ${n} (+${points})`),
    silent: 'Declare nothing',
    pass: 'Continue',
  },
  claim: {
    name: 'The rest is mine',
    hint: 'If all your cards win whatever the others play, you can show your hand and end the play.',
    sure: 'Show your hand and claim all remaining tricks? It stays open even if the hand is played out.',
  },
  accept: { name: 'Accept', hint: 'The claimer gets the remaining tricks, and the count follows.' },
  play_on: { name: 'Play on', hint: 'The hand is played out with the claimer’s cards open.' },
};
export const claimed = 'claims the rest';
export const suits: typeof it.suits = { C: 'Cups', D: 'Coins', S: 'Swords', B: 'Batons', M: 'Fool' };
export const played = 'Cards played';
export const due: typeof it.due = {
  play: { you: 'Your turn', other: (who) => `It is ${who}’s turn` },
  claim: { you: 'Concede all tricks?', other: (who, n) => `${who} ${plural(n, 'answers', 'answer')} the claim` },
  over: { you: 'The hand is over', other: () => 'The hand is over' },
};
export const reasons: typeof it.reasons = {
  all: 'whatever you declare scores',
  nothing: 'there is nothing to declare',
  only: 'it is the only card you may play',
  matto: 'it saves a better card',
  takes: 'it may win the trick',
  brings_home: 'it is safer won now than later',
  partner_takes: 'your partner is winning this trick',
  spares: 'it costs the least',
  lost: 'the others win this trick, and it costs the least',
  risks_least: 'a lead that risks no valuable card',
  proven: 'it wins everything, whatever is played',
};
const times = (n: number, otherwise: number): string =>
  `in ${n} of 10 imagined deals${n === otherwise ? ', either way' : ` instead of ${otherwise}`}`;
const often = ({ often, otherwise }: Reason): string => times(often, otherwise);
const sure = ({ otherwise }: Reason): string => `for certain${otherwise === 10 ? ', either way' : ''}`;
const rarely = ({ often, otherwise }: Reason): string => times(10 - often, 10 - otherwise);
const gained = (mark: string, { points }: Reason): string =>
  points ? `${mark} ${plural(points, '+1 point', `+${points} points`)}` : '';
const saved = (mark: string, { points }: Reason): string =>
  points ? `${mark} ${plural(points, '1 point less', `${points} points fewer`)}` : '';
const begun = (text: string): string => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);
export const deniedTo: typeof it.deniedTo = (who) => (r, set) => `${who} has a ${set} ${rarely(r)}${gained(':', r)}.`;
export const because: typeof it.because = {
  takes: (r) => `It takes the trick ${r.certain ? sure(r) : often(r)}.`,
  partner_takes: (r) => `The partner takes the trick ${r.certain ? sure(r) : often(r)}.`,
  ducks: (r) => `Somebody else takes the trick ${r.certain ? sure(r) : often(r)}.`,
  home: (r, cards) => `Home ${often(r)}: ${cards}${gained(',', r)}.`,
  away: (r, cards) => `With the others ${often(r)}: ${cards}${saved(',', r)}.`,
  makes: (r, set) => `${begun(set)} ${often(r)}${gained(':', r)}.`,
  denies: deniedTo('The other side'),
  avoids: (r, set) => `${begun(set)} ${rarely(r)}${saved(':', r)}.`,
  last: (r) => `The last trick ${often(r)}${gained(':', r)}.`,
  not_last: (r) => `The last trick goes to somebody else ${often(r)}${saved(':', r)}.`,
  wins: (r) => `The hand is won ${often(r)}.`,
  safe: (r) => `The hand is not lost ${often(r)}.`,
};
export const chronicle: typeof it.chronicle = {
  deal: (who) => `${does(who, 'deals', 'deal')}.`,
  play: (who, card) => `${who}: ${card}.`,
  claim: (who, cards) => `${who}: “The rest is mine”, and ${who === YOU ? 'show' : 'shows'} ${cards}.`,
  accept: (who) => `${who}: “Agreed”.`,
  play_on: (who) => `${who}: “Play it”.`,
  scored: (side, points, why) => `${side} ${signed(points)}: ${why}.`,
};
export const match: typeof it.match = {
  drawn: ([first = '', right = '', second = '', left = '']) => [
    `${first} has the highest card and deals.`,
    `${second} has the second highest: sits opposite as partner.`,
    `${right} goes to the dealer’s right, ${left} to the left.`,
  ],
};
export const refusals: typeof it.refusals = {
  'CLAIM-1':
    'You can claim the rest only when leading, from the second trick on, with at least two cards, once per hand.',
  'CLAIM-2': 'From what you know, it is not certain that you win all the rest. The others do not see your claim.',
};
