// Prompts of Sicilian tarocchi, seen from seat 0; the dealer is seat 0 if the dealer is asked, else seat 3.
import type { ShownTable } from '../src/match/closed_hands';
import type { Card, OfferedMove, SeenEvent } from '../src/protocol/types';
import type { Prompt } from './prompts';

const list = (text: string): Card[] => text.split(' ');
const PACKETS = [list('M T5 T9 CK S7'), list('T20 T18 T17 DK C8'), list('D4 D6 B9 SQ T1')];
const HAND = PACKETS.flat();
const MONTE = list('S8 BN T4');
const NAMES = ['Massimiliano', 'Bartolomeo', 'Maddalena', 'Bot 3'];
const EVERYBODY = [0, 1, 2, 3];

const table: Partial<ShownTable> = {
  game: 'siciliano',
  rules: { preset: 'tortorici2014', options: { target: 51 } },
  match: null,
};
const seats: Prompt['seats'] = NAMES.map((name, seat) => ({ name, kind: seat === 3 ? 'bot' : 'guest' }));
const moved = (from: string, to: string, why: string, count: number, cards?: Card[]): SeenEvent =>
  cards ? { e: 'moved', from, to, why, count, cards } : { e: 'moved', from, to, why, count };
const due = (phase: string, seat = 0): SeenEvent => ({ e: 'due', seats: [seat], phase });
const played = (seat: number, card: Card): SeenEvent => moved(`hand:${seat}`, 'trick', 'play', 1, [card]);
const said = (seat: number, word: string): SeenEvent => ({ e: 'said', seat, word });
const announced = (seat: number, numbers: number[], cards?: Card[]): SeenEvent => ({
  e: 'said',
  seat,
  word: 'announce',
  numbers,
  ...(cards && { cards }),
});

/** A round of packets, from 0. */
const dealt = (round: number): SeenEvent[] =>
  EVERYBODY.map((seat) => moved('pack', `hand:${seat}`, 'deal', 5, seat === 0 ? PACKETS[round] : undefined));
const begun = (dealer: number): SeenEvent[] => [said(dealer, 'deal'), ...dealt(0)];
/** Cards turned up in the packets of the others. */
const exposed = (cards: (Card | null)[]): SeenEvent[] =>
  cards.flatMap((card, seat): SeenEvent[] =>
    card ? [{ e: 'seen', zone: `hand:${seat}`, why: 'expose', by: EVERYBODY, count: 1, cards: [card] }] : [],
  );
const peeked: SeenEvent = { e: 'seen', zone: 'pack', why: 'peek', by: [0], count: 1, cards: ['T4'] };

function asked(move: OfferedMove, ...events: SeenEvent[][]): Prompt {
  const phase = move.move;
  return { table, seats, events: [...events.flat(), due(phase)], choice: { phase, moves: [move] } };
}
const packets = (of: number[], must: boolean): OfferedMove => ({
  move: 'expose',
  takes: 'positions',
  packets: of.map((seat) => ({ seat, cards: 5, must })),
});
const statement = (most: number): OfferedMove => ({
  move: 'announce',
  takes: 'statement',
  least: 1,
  parts: [
    { word: 'decine', cards: list('M T20 T1') },
    { word: 'arie', least: 1, most: 2 },
    { word: 're', least: 1, most: 2 },
    { word: 'trionfi', least: most - 2, most },
    { word: 'tengo', alone: true },
  ],
});

const spoken: SeenEvent[] = [
  ...begun(3),
  ...exposed(['CK', 'T16', 'B5', null]),
  announced(0, [0, 0, 1, 3], ['M']),
  announced(1, [0, 1, 0, 2]),
];
const mine: SeenEvent[] = [
  ...begun(0),
  ...exposed([null, 'D10', 'T16', 'B5']),
  peeked,
  announced(1, [0, 0, 0, 3]),
  announced(2, [0, 1, 0, 2]),
  said(3, 'mischio'),
];
const full: SeenEvent[] = [...mine, said(0, 'tengo'), ...dealt(1), announced(1, [1, 0, 0, 0]), ...dealt(2)];
const underway: SeenEvent[] = [
  ...spoken,
  said(2, 'tengo'),
  ...dealt(1),
  announced(0, [1, 0, 0, 0]),
  ...dealt(2),
  ...exposed([null, 'D10', 'T15', null]),
  announced(0, [1, 0, 0, 0]),
  moved('pack', 'hand:3', 'monte', 3),
  moved('hand:3', 'discard:3', 'discard', 3),
];
const play = (cards: Card[], rest: Partial<OfferedMove>): OfferedMove => ({
  move: 'play',
  takes: 'card',
  cards,
  barred: Object.fromEntries(HAND.filter((card) => !cards.includes(card)).map((card) => [card, 'PLAY-1'])),
  with_several: ['calls'],
  ...rest,
});

export const SICILIANO: Record<string, Prompt> = {
  'siciliano-expose': asked(packets([1, 2, 3], true), begun(0)),
  'siciliano-expose-at-will': asked(packets([1, 2, 3, 0], false), begun(0)),
  'siciliano-announce': asked(statement(5), begun(3), exposed(['CK', 'T16', 'B5', null])),
  'siciliano-announce-ten': asked(statement(8), spoken, [said(2, 'tengo')], dealt(1)),
  'siciliano-others': { table, seats, events: [...spoken, due('say', 2)] },
  'siciliano-say': asked({ move: 'say', takes: 'word', words: ['mischio', 'tengo'] }, mine),
  'siciliano-discard': asked(
    {
      move: 'discard',
      takes: 'cards',
      least: 3,
      most: 3,
      cards: [...HAND, ...MONTE].filter((card) => !/^(M|T1|T1[678]|T20|.K)$/.test(card)),
      barred: Object.fromEntries(HAND.filter((card) => /^(M|T1|T1[678]|T20|.K)$/.test(card)).map((c) => [c, 'SCA-2'])),
    },
    full,
    [moved('pack', 'hand:0', 'monte', 3, MONTE)],
  ),
  'siciliano-lead': asked(
    play(HAND, {
      with: { calls: ['giove', 'batto', 'batto_forte', 'a_due', 'a_tutti'] },
      with_only: { calls: { a_due: ['C8'], a_tutti: [] } },
    }),
    underway,
  ),
  'siciliano-follow': asked(play(list('D4 D6 DK M'), { with: { calls: ['giove'] } }), underway, [
    said(1, 'balla'),
    played(1, 'D10'),
    played(2, 'D5'),
    said(3, 'a_due'),
    played(3, 'D7'),
  ]),
  'siciliano-annulled': {
    table,
    seats,
    events: [...spoken, said(2, 'mischio'), said(3, 'mischio'), { e: 'over', numbers: [] }],
    sheet: 'open',
  },
};
