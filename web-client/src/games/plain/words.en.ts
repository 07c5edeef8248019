import { does, list, plural, within } from '../../i18n/grammar.en';
import type { words as it } from './words.it';

type Words = typeof it;

const plain: Words['plain'] = {
  due: (phase) => ({ you: `Your turn: ${phase}`, other: (who) => `It is ${who}’s turn: ${phase}` }),
  deals: (who) => `${does(who, 'deals', 'deal')}.`,
  played: (who, cards) => `${who}: ${cards}.`,
  playedFor: (who, of, cards) => `${does(who, 'plays', 'play')} for ${within(of)}: ${cards}.`,
  moved: (who, word, cards) => `${who}, ${word}: ${cards}.`,
  seen: (who, cards, word) => `Seen by ${list(who.map(within))}, ${word}: ${cards}.`,
  said: (who, word, more) => `${who}: “${word}”${more ? ` ${more}` : ''}.`,
  paid: (side, n, word) => `${side}, ${word}: ${n > 0 ? '+' : ''}${n}.`,
  sides: (sides) => `The sides: ${sides}.`,
  playFor: (who) => `Play for ${who}`,
  passed: 'is passed on',
  keys: 'Arrows to move, a card’s first letter to find it, Enter to play, I for a card’s details.',
  refused: 'Not possible here.',
  noSource: 'no source',
  rounds: (n) => plural(n, '1 round', `${n} rounds`),
  amounts: 'Result of the hand',
  atLeast: (n) => `at least ${n}`,
  number: 'Number',
  less: 'One less',
  more: 'One more',
  none: 'Nothing to announce.',
  pass: 'Continue',
  goesOn: 'Continues automatically',
  silent: 'Nothing',
  announce: (name, n, worth) => `${name}: ${n} (+${worth})`,
  without: 'without a word',
  unfit: (word) => `${word}: not with this card`,
  unfitAll: (word) => `${word}: no card fits`,
  takenBack: (word) => `“${word}” does not go with this card, so it was removed.`,
  ways: 'Your options',
  over: 'The match is over',
  broken: 'The match was stopped early',
  match: {
    name: () => 'Match',
    nth: (n) => `Round ${n}`,
    line: (reason, hand, who) => `Hand ${hand}, ${reason}${who ? `: ${who}` : ''}`,
    struck: 'The current hand does not count.',
    nextTitle: (n) => `Seats change: round ${n}`,
    stays: (who) => `${who} deals`,
    drawHint: 'One card each.',
    drawn: (names) => names.map((name, at) => (at === 0 ? `${name} deals.` : `Then ${name}.`)),
  },
};

export const words: Words = { plain };
