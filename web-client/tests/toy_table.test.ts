// A game unknown to the page, played from the first deal to the result: three seats without partners,
// cards A1 to C6, words of the wire only. Its rules are those of the engine's own tests (tests/support/toy_game.hpp).
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { language } from '../src/i18n/index.svelte';
import type { Choice, Inbound, Outbound, SeenEvent, TableMessage } from '../src/protocol/types';
import { dialogs } from '../src/table/dialog_loader.svelte';
import TableScreen from '../src/table/TableScreen.svelte';
import type { ShownMatch, ShownTable } from '../src/match/closed_hands';
import { told } from '../dev/told';
import { sample } from './samples';

class Wire {
  static last: Wire | null = null;
  readyState = 1;
  heard: Inbound[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    Wire.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Inbound);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(...messages: Outbound[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TABLE = 'toytable12345678';
const HANDS = [
  ['A5', 'A4', 'B4', 'C4', 'C5'],
  ['A1', 'A2', 'B1', 'C1', 'C2'],
  ['A6', 'B6', 'C6', 'A3', 'B2'],
];
const MONTE = ['B5', 'B3', 'C3'];
const PUT_DOWN = ['B3', 'C3', 'C4'];
/** Five tricks, in order: seat and card. */
const TRICKS: [number, string][][] = [
  [
    [1, 'A1'],
    [2, 'A6'],
    [0, 'A4'],
  ],
  [
    [2, 'B6'],
    [0, 'B4'],
    [1, 'B1'],
  ],
  [
    [2, 'A3'],
    [0, 'A5'],
    [1, 'A2'],
  ],
  [
    [0, 'B5'],
    [1, 'C1'],
    [2, 'B2'],
  ],
  [
    [0, 'C5'],
    [1, 'C2'],
    [2, 'C6'],
  ],
];
/** The highest card of the suit led wins. */
const WINNERS = [2, 2, 0, 0, 2];
/** Three for each trick, minus five. */
const AMOUNTS = [1, -5, 4];

const seat = (name: string, you = false) => ({ ...sample<TableMessage>('outbound_table.json').seats[0], name, you });
const match = (closed: boolean): ShownMatch => ({
  ...(sample<TableMessage>('outbound_table.json').match as ShownMatch),
  from: 1,
  rounds: 1,
  length: null,
  names: ['Anna', 'Bea', 'Cino'],
  players: [],
  seating: [0, 1, 2],
  played: closed ? 1 : 0,
  hands: closed
    ? [
        {
          hand: 'toyhand100000',
          number: 1,
          dealer: 0,
          seats: AMOUNTS,
          persons: [0, 1, 2],
          names: ['Anna', 'Bea', 'Cino'],
          numbers: [null, null, null],
          ending: 'counted',
        },
      ]
    : [],
  lines: [],
  totals: closed ? AMOUNTS : [0, 0, 0],
  draw: null,
  draw_proof: null,
  broken_off: false,
  deserters: [],
  course: [{ round: 1, dealer: 0, persons: [0, 1, 2] }],
  if_broken_off: null,
});
const table = (state: 'playing' | 'over'): Outbound[] =>
  told({
    ...sample<TableMessage>('outbound_table.json'),
    id: TABLE,
    game: 'toy',
    rules: { preset: 'plain', options: {} },
    state,
    sides: [0, 1, 2],
    seats: [seat('Anna', true), seat('Bea'), seat('Cino')],
    hand: 1,
    match: match(state === 'over'),
    votes: [],
    clock: null,
  } as ShownTable);

const moved = (from: string, to: string, why: string, cards: string[], known: boolean): SeenEvent => ({
  e: 'moved',
  from,
  to,
  why,
  count: cards.length,
  ...(known ? { cards } : {}),
});
const due = (who: number, phase: string): SeenEvent => ({ e: 'due', seats: [who], phase });

/** The server's end: numbers its events. */
class Server {
  private n = 0;
  tell(...events: SeenEvent[]): void {
    Wire.last?.tell({ t: 'events', hand: 1, n: this.n + 1, events });
    this.n += events.length;
  }
  ask(choice: Choice): void {
    Wire.last?.tell({ t: 'choice', hand: 1, n: this.n, choice });
  }
  /** Answers the next action that arrives. */
  async heard(nth: number): Promise<unknown> {
    const acts = () => (Wire.last?.heard ?? []).filter((message) => message.t === 'act');
    await waitFor(() => expect(acts()).toHaveLength(nth));
    const act = acts()[nth - 1];
    Wire.last?.tell({ t: 'done', id: act?.id ?? 0 });
    return act?.move;
  }
}

const rules = {
  games: [
    {
      game: 'toy',
      unit: 'point',
      seats: 3,
      sides: [0, 1, 2],
      rounds: [1],
      draw: false,
      presets: { plain: {} },
      options: [],
    },
  ],
};

beforeAll(() => dialogs.fetch());
beforeEach(() => {
  Wire.last = null;
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(rules), { status: 200 })));
  settings.set('pace', 'none');
  language.set('en');
});
afterEach(() => vi.unstubAllGlobals());

describe('a game that the page does not know', () => {
  it('is played from the first deal to the result', async () => {
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.last?.heard).toHaveLength(1));
    const you = { guest: 'guest0001', name: 'Anna', number: 482915036, seat: 0, host: true, last: 0 };
    Wire.last?.tell({ t: 'welcome', protocol: 5, you, table: TABLE, now: new Date().toISOString() });
    Wire.last?.tell(...table('playing'));
    const server = new Server();
    server.tell(
      { e: 'said', seat: 0, word: 'deal' },
      ...[1, 2, 0].map((who) => moved('pack', `hand:${who}`, 'deal', HANDS[who] ?? [], who === 0)),
      moved('pack', 'hand:0', 'take', MONTE, true),
      due(0, 'discard'),
    );
    server.ask({
      phase: 'discard',
      moves: [{ move: 'discard', takes: 'cards', least: 3, most: 3, cards: [...(HANDS[0] ?? []), ...MONTE] }],
    });

    // Every card is there, with its code as its face, and so are the others and their hands.
    for (const card of [...(HANDS[0] ?? []), ...MONTE]) {
      const button = await screen.findByTestId(`card-${card}`);
      expect(button.getAttribute('aria-label')).toContain(card);
      expect(decodeURIComponent(button.querySelector('img')?.src ?? '')).toContain(`>${card}</text>`);
    }
    expect(screen.getByTestId('count-1').dataset.count).toBe('5');
    expect(screen.getByTestId('seat-2').dataset.dealer).toBe('false');
    expect(screen.getByTestId('seat-0').dataset.dealer).toBe('true');
    expect(screen.getByTestId('prompt').textContent).toContain('discard');

    for (const card of PUT_DOWN) {
      expect(screen.getByTestId<HTMLButtonElement>('discard-confirm').disabled).toBe(true);
      await fireEvent.click(screen.getByTestId(`card-${card}`));
    }
    await fireEvent.click(screen.getByTestId('discard-confirm'));
    expect(await server.heard(1)).toEqual({ discard: PUT_DOWN });
    server.tell(moved('hand:0', 'discard:0', 'discard', PUT_DOWN, true), due(1, 'play'));
    await waitFor(() => expect(screen.queryByTestId('card-B3')).toBeNull());

    let acts = 1;
    let held = ['A5', 'A4', 'B4', 'B5', 'C5'];
    for (const [at, trick] of TRICKS.entries()) {
      const led = trick[0]?.[1] ?? '';
      for (const [i, [who, card]] of trick.entries()) {
        if (who === 0) {
          const follow = held.filter((one) => one[0] === led[0]);
          const cards = i === 0 || !follow.length ? held : follow;
          const barred = held.filter((one) => !cards.includes(one));
          server.ask({
            phase: 'play',
            moves: [
              {
                move: 'play',
                takes: 'card',
                cards,
                ...(barred.length ? { barred: Object.fromEntries(barred.map((one) => [one, 'TOY-2'])) } : {}),
              },
            ],
          });
          await waitFor(() => expect(screen.getByTestId(`card-${card}`).dataset.playable).toBe('true'));
          const [no] = barred;
          if (no) {
            await fireEvent.click(screen.getByTestId(`card-${no}`));
            expect((await screen.findByTestId('refusal')).dataset.rule).toBe('TOY-2');
            expect(screen.getByTestId('refusal').textContent?.trim()).toMatch(/^\S.*TOY-2/);
          }
          await fireEvent.click(screen.getByTestId(`card-${card}`));
          acts += 1;
          expect(await server.heard(acts)).toEqual({ play: card });
          held = held.filter((one) => one !== card);
        }
        const next = trick[i + 1]?.[0];
        server.tell(
          moved(`hand:${who}`, 'trick', 'play', [card], true),
          ...(next === undefined ? [] : [due(next, 'play')]),
        );
        await waitFor(() => expect(screen.getByTestId(`trick-${who}`).dataset.card).toBe(card));
      }
      const winner = WINNERS[at] ?? 0;
      const after = TRICKS[at + 1]?.[0]?.[0];
      server.tell({ e: 'trick', winner }, ...(after === undefined ? [] : [due(after, 'play')]));
    }
    // A player without partners has their own pile: three tricks and two.
    await waitFor(() => expect(screen.getByTestId('won-2').dataset.tricks).toBe('3'));
    expect(screen.queryByTestId('won-1')).toBeNull();

    server.tell({ e: 'over', numbers: AMOUNTS });
    Wire.last?.tell(...table('over'));
    const sheet = await screen.findByTestId('score-sheet');
    expect(sheet.dataset).toMatchObject({ complete: 'true', seats: AMOUNTS.join(',') });
    expect([0, 1, 2].map((who) => within(sheet).getByTestId(`sheet-seat-${who}`).dataset.tricks)).toEqual([
      '2',
      '0',
      '3',
    ]);
    expect(screen.getByTestId('match-table').dataset.totals).toBe('1,-5,4');
    expect(screen.getByTestId('winner').dataset.winners).toBe('2');
  }, 30_000);
});
