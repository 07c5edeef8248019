// Sei tocchi and Al palio: what the table, the score and the sheet show of the hands of the rules' test figures.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import Prompts from '../dev/Prompts.svelte';
import { silentLine } from '../dev/silent_transport';
import { tableOf, type Sent } from '../dev/prompts';
import { CALLED, PALIO, SEI_TOCCHI, TARGET, TOCCHI } from '../dev/tocchi_prompts';
import { gameContext } from '../src/games/context';
import { signs } from '../src/games/signs';
import { tocchi } from '../src/games/tocchi';
import { distance } from '../src/games/tocchi/deck';
import { counted, emptyScene, lupini, type Scene } from '../src/games/tocchi/scene';
import HandSheet from '../src/games/tocchi/sheet/HandSheet.svelte';
import { language } from '../src/i18n/index.svelte';
import type { SeenEvent } from '../src/protocol/types';
import { fold } from '../src/timeline/fold';
import { emptyView } from '../src/timeline/view';
import { TableSession } from '../src/table/session.svelte';
import { TableView } from '../src/table/table_view.svelte';

beforeEach(() => language.set('en'));

const NAMES = ['Anna', 'Bruno', 'Carla'];
const scene = (events: SeenEvent[], seats: number): Scene =>
  events.reduce(
    tocchi.applyEvent,
    emptyScene({ seats, sides: NAMES.slice(0, seats).map((_, side) => side), unitPoints: null }),
  ) as Scene;
const sentences = (events: SeenEvent[], seats: number): (string | null)[] => {
  const name = (seat: number) => NAMES[seat] ?? '';
  return events.map((event) => tocchi.sentence(event, { lang: 'en', name, side: name, scene: scene(events, seats) }));
};
const openSheet = (events: SeenEvent[], seats: number) =>
  render(HandSheet, {
    props: { scene: scene(events, seats), side: (side: number) => NAMES[side] ?? '', names: NAMES.slice(0, seats) },
    context: gameContext(tocchi),
  });
const cells = (seat: number) =>
  [...screen.getByTestId(`sheet-seat-${seat}`).querySelectorAll('td')].map((td) => td.textContent);

describe('a distance', () => {
  it('is that of the numbers in a row, and the Matto has none (V-TOC-3)', () => {
    expect(distance('D10', ['DJ'])).toBe(1);
    expect(distance('DK', ['D1'])).toBe(13);
    expect(distance('T40', ['T1', 'C9'])).toBe(39);
    expect(distance('M', ['T1', 'M'])).toBeNull();
    expect(distance('T5', ['M', 'C5'])).toBeNull();
  });
});

describe('a hand of Sei tocchi (V-TOC-1)', () => {
  it('shows what everybody has taken, and how the hand was won', () => {
    const now = scene(SEI_TOCCHI, 2);
    expect(now.taken).toEqual([
      ['T26', 'D8', 'C3'],
      ['B6', 'S9'],
    ]);
    expect(now).toMatchObject({ turns: 6, aside: ['T24'], score: null, points: [1, 0], amounts: [3, -3] });
    expect(now).toMatchObject({ victory: { seat: 0, how: 'pappoleggio' }, marci: [1] });
    expect(lupini(now, 0)).toBeNull();
    expect(SEI_TOCCHI.every(tocchi.knows)).toBe(true);
    expect(SEI_TOCCHI.reduce(fold, emptyView(tocchi.pack)).zones.pack?.count).toBe(97 - 14 - 6);
  });

  it('has a sentence for each event', () => {
    const all = sentences(SEI_TOCCHI, 2);
    for (const sentence of [
      'Several players have the same right to it: to the middle.',
      'Anna takes the card.',
      'First touch: Anna, 1.',
      'Anna wins the hand with a pappoleggio.',
      'Result for Bruno: −3.',
    ])
      expect(all).toContain(sentence);
  });

  it('moves a card to its owner, or to the heap in the middle', () => {
    const moves = SEI_TOCCHI.flatMap((event, i) =>
      event.e === 'moved' && event.from === 'turned'
        ? tocchi.motion(event, scene(SEI_TOCCHI.slice(0, i), 2), emptyView(tocchi.pack))
        : [],
    );
    expect(moves.slice(0, 2)).toMatchObject([
      { what: 'go', cards: ['T24'], from: ['turned', 'middle'], to: ['heap', 'middle'] },
      { what: 'go', cards: ['T26'], from: ['turned', 'middle'], to: ['taken:0', 'hand:0', 'seat:0'] },
    ]);
  });

  it('has a sheet with the row of the ledger, the winner and the marcio', () => {
    openSheet(SEI_TOCCHI, 2);
    expect(screen.getByTestId('score-sheet').dataset).toMatchObject({
      winner: '0',
      how: 'pappoleggio',
      seats: '3,-3',
      complete: 'true',
    });
    expect([cells(0), cells(1)]).toEqual([
      ['3', '1', '+3'],
      ['2', '0', '−3'],
    ]);
    expect(screen.getByTestId('sheet-seat-1').dataset.marcio).toBe('true');
  });

  it('shows calls until the next card is turned (CALL-5)', () => {
    const until = CALLED.findIndex((event) => event.e === 'said' && event.word === 'false_call') + 1;
    const now = scene(CALLED.slice(0, until), 2);
    expect(now.calls).toEqual([
      { seat: 0, right: true },
      { seat: 1, right: false },
    ]);
    expect(now.due).toEqual([]);
    expect(scene(CALLED, 2)).toMatchObject({ calls: [], turned: 'D8', due: [0], phase: 'call' });
    expect(sentences(CALLED, 2)).toContain('A false call: the card is not Bruno’s.');
  });
});

describe('a hand of Al palio (V-TOC-2)', () => {
  it('counts two for a touch and one for any other card (TOC-9)', () => {
    const now = scene(PALIO, 3);
    expect([0, 1, 2].map((seat) => counted(now, seat))).toEqual([3, 12, 1]);
    expect(now.points).toEqual([0, 10, 0]);
    expect([0, 1, 2].map((seat) => lupini(now, seat))).toEqual([0, 10, 0]);
    openSheet(PALIO, 3);
    expect(cells(1)).toEqual(['7', '12', '10', '+20']);
    expect(screen.getByTestId('tally-lines').querySelectorAll('tbody tr')).toHaveLength(6);
  });

  it('ends with the lupino that reaches the target (TOC-18)', () => {
    const now = scene(TARGET, 3);
    expect(now).toMatchObject({ turns: 4, victory: { seat: 1, how: 'target' }, amounts: [-8, 16, -8] });
    expect(lupini(now, 1)).toBe(12);
    openSheet(TARGET, 3);
    expect(screen.getByTestId('verdict').textContent).toContain('Bruno reaches the target');
    expect(cells(1)).toEqual(['2', '4', '8', '+16']);
  });

  it('has amounts without a sign, which the plain marks are', () => {
    const rules = (preset: string) => ({ preset, options: {} });
    expect(tocchi.scoring?.(rules('palio'))?.amount(10)).toBe('10');
    expect(tocchi.scoring?.(rules('sei_tocchi'))).toBeUndefined();
    expect(tocchi.words('en', 'palio').match.spoils(10, 0)).toBe('10 lupini');
    expect(tocchi.words('en', 'sei_tocchi').match.spoils(1, -1)).toBe('1 partita');
  });
});

describe('a table', () => {
  function show(name: string): Sent[] {
    const prompt = TOCCHI[name];
    if (!prompt) throw new Error(name);
    const sent: Sent[] = [];
    render(Prompts, { props: { prompt, sent } });
    return sent;
  }

  it('has the open cards of everybody and the turned card', async () => {
    show('tocchi-six');
    for (const seat of [1, 2, 3, 4, 5])
      expect((await screen.findByTestId(`open-${seat}`)).querySelectorAll('[data-about]')).toHaveLength(7);
    expect(screen.getByTestId('tocchi').dataset).toMatchObject({ turned: 'B8', turns: '8' });
    expect(screen.getByTestId('taken').dataset.taken).toBe('2');
    expect(screen.getByTestId('seat-2').textContent).toContain('Taken: 1');
    expect(screen.queryByTestId('ask-hint')).toBeNull();
  });

  it('lists the taken cards of a player beside the open ones', async () => {
    show('tocchi-four');
    await fireEvent.click(await screen.findByTestId('open-2'));
    expect(screen.getByTestId('open-dialog').querySelectorAll('[data-card]')).toHaveLength(8);
  });

  it('lets the dealer turn a card', async () => {
    const sent = show('tocchi-four');
    await fireEvent.click(await screen.findByTestId('turn'));
    expect(sent).toEqual([{ move: { turn: true } }]);
  });

  it('has a large button to call, with the focus on it, and one to say nothing', async () => {
    const sent = show('tocchi-call');
    const call = await screen.findByTestId('call');
    await tick();
    expect(call.classList.contains('big')).toBe(true);
    expect(document.activeElement).toBe(call);
    screen.getByTestId('silent');
    await fireEvent.click(call);
    expect(sent).toEqual([{ move: { call: true } }]);
    expect(screen.getByTestId('prompt').textContent).toContain('Wait for the others');
  });
});

describe('a question', () => {
  function seated(): { session: TableSession; board: TableView } {
    const session = new TableSession();
    session.play(tocchi, null);
    session.pace = () => 'none';
    const you = { guest: 'g', name: 'Anna', number: 100000001, seat: 0, host: false, last: 0 };
    session.take({ t: 'welcome', protocol: 5, you, table: 't', now: new Date().toISOString() });
    const prompt = TOCCHI['tocchi-call'] ?? {};
    session.take({ ...tableOf(prompt), t: 'table' } as Parameters<typeof session.take>[0]);
    session.take({ t: 'events', hand: 1, n: 1, events: prompt.events ?? [] });
    const choice = prompt.choice ?? { phase: 'call', moves: [] };
    session.take({ t: 'choice', hand: 1, n: prompt.events?.length ?? 0, choice });
    return { session, board: new TableView(session) };
  }

  it('to call is over with its phase, even without an answer', () => {
    const { session, board } = seated();
    expect(board.isCalled).toBe(true);
    const n = session.events.length;
    const events: SeenEvent[] = [
      { e: 'moved', from: 'turned', to: 'middle', why: 'missed', count: 1, cards: ['CQ'] },
      { e: 'due', seats: [0], phase: 'turn' },
    ];
    session.take({ t: 'events', hand: 1, n: n + 1, events });
    expect(session.choice).toBeNull();
    session.take({
      t: 'choice',
      hand: 1,
      n: n + 2,
      choice: { phase: 'turn', moves: [{ move: 'turn', takes: 'nothing' }] },
    });
    expect(session.choice?.phase).toBe('turn');
    expect(board.isCalled).toBe(false);
  });

  it('to call has its own seconds, from when it is visible first (CALL-1)', () => {
    const { session, board } = seated();
    const posted: string[] = [];
    session.transport = silentLine({ post: ({ t }) => void posted.push(t) });
    session.shown();
    const { shownAt } = session;
    session.shown();
    expect(posted).toEqual(['shown']);
    expect(board.sitter(0).clock).toEqual({ left: 5000, came: shownAt, total: 5000 });
    expect(board.sitter(1).clock).toBeNull();
  });
});

it('each preset is a choice of its own on the start page, with its lengths', () => {
  expect(signs.choices()).toEqual(expect.arrayContaining(['tocchi', 'tocchi/palio']));
  expect(signs.choiceName('tocchi/palio', 'it')).toBe('Tocchi: Al palio (2–6)');
  const words = signs.words('tocchi', 'it');
  for (const { line } of Object.values(words.presets)) expect(line).toContain('Da due a sei giocatori');
  expect([words.short(3, 'sei_tocchi'), words.short(1, 'sei_tocchi'), words.short(1, 'palio')]).toEqual([
    '',
    'Un giro',
    '',
  ]);
});

it('its deal gives seven cards to each, from the dealer’s right on (TOC-3)', () => {
  const pack = tocchi.dealRules?.laid ?? [];
  expect(pack).toHaveLength(97);
  const hand = (seat: number) => tocchi.dealRules?.hand?.({ pack, dealer: 1 }, { players: 3 }, seat);
  expect([hand(2), hand(0), hand(1)]).toEqual([pack.slice(0, 7), pack.slice(7, 14), pack.slice(14, 21)]);
});
