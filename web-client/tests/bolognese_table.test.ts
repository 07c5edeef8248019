// The table of Tarocco bolognese as drawn: score, accusi, the last two cards, the sheet of a hand.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { account } from '../src/games/bolognese/account';
import AccountRow from '../src/games/plain/AccountRow.svelte';
import LastTwo from '../src/games/bolognese/LastTwo.svelte';
import { events as eventTable } from '../src/games/bolognese/events';
import { emptyScene } from '../src/games/bolognese/scene';
import HandSheet from '../src/games/bolognese/sheet/HandSheet.svelte';
import { texts } from '../src/games/bolognese/i18n/texts';
import { gameContext } from '../src/games/context';
import { language } from '../src/i18n/index.svelte';
import type { Choice, OfferedItem, OfferedMove, SeenEvent, TableMessage } from '../src/protocol/types';
import HandOver from '../src/table/HandOver.svelte';
import ItemsPanel from '../src/table/ItemsPanel.svelte';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import { CALLED, DEAL, DECLARED, DISCARDED, FIRST, HAND, KINGS, said, TAKEN } from './bolognese_hand';
import type { ShownTable } from '../src/match/closed_hands';
import { girone, sample } from './samples';

const { applyEvent } = eventTable;

beforeAll(() => language.set('it'));

const context = gameContext(bolognese);
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];

/** A table with so much of a hand on it, seen by a spectator. */
function table(events: SeenEvent[], more: Partial<ShownTable> = {}): TableView {
  const session = new TableSession();
  const rules = { preset: 'ottocento', options: { target: 800, signals: true } };
  session.table = { ...sample<TableMessage>('outbound_table.json'), game: 'bolognese', rules, match: null, ...more };
  session.play(bolognese, null);
  session.timeline.push(events);
  session.timeline.seek(events.length);
  return new TableView(session);
}
const declared = [DEAL, TAKEN, DISCARDED, DECLARED].flat();

describe('the score in the header', () => {
  const show = (board: TableView) =>
    render(AccountRow, { props: { ...account(board), label: board.t.table.tally, still: true } });
  const lines = () =>
    [...screen.getByTestId('account').querySelectorAll<HTMLElement>('[data-side]')].map(
      ({ dataset: d }) => `${d.side}: ${d.score} +${d.accusi} ${d.tricks}`,
    );

  it('has the match score of each pair, its accusi and tricks, and the target', () => {
    show(table([...declared, ...FIRST]));
    expect(lines()).toEqual(['0: 790 +17 0', '1: 455 +0 1']);
    expect(screen.getByTestId('account').textContent).toContain('a 800');
  });

  it('includes the hand’s points once it is over', () => {
    show(table(HAND));
    expect(lines()).toEqual([`0: ${790 + 287} +0 7`, `1: ${455 + 75} +0 8`]);
  });

  it('counts the hands of the match if there is no target', () => {
    const match = girone();
    const [hand] = match.hands;
    if (!hand) throw new Error('the match has a hand');
    const hands = [
      { ...hand, number: 1, seats: [150, 210, 150, 210], ending: 'counted' as const },
      { ...hand, number: 2, seats: [99, 99, 99, 99], ending: 'annulled' as const },
    ];
    const rules = { preset: 'quattro_scartate', options: { signals: true } };
    const board = table([said(0, 'deal', undefined, [0, 0])], { rules, hand: 3, match: { ...match, from: 1, hands } });
    show(board);
    expect(lines()).toEqual(['0: 150 +0 0', '1: 210 +0 0']);
    expect(screen.getByTestId('account').dataset.target).toBe('0');
  });
});

describe('the sheet of a player', () => {
  const heads = (sides: number[], events: SeenEvent[], seat: number | null = 0): string[] => {
    const board = table(events, { sides });
    const you = { guest: 'g', name: 'Lapo', number: 1, seat, host: false, last: 0 };
    board.session.take({ t: 'welcome', protocol: 5, you, table: 't', now: new Date().toISOString() });
    vi.spyOn(board, 'name').mockImplementation((one) => NAMES[one] ?? '');
    const { unmount } = render(HandOver, { props: { board, onclose: () => {} }, context });
    const all = [...document.querySelectorAll('[data-testid^="count-side-"] h3')];
    const texts = all.map((one) => one.textContent.trim());
    unmount();
    return texts;
  };

  it('calls the player “you”, alone and in a pair', () => {
    expect(heads([0, 1, 0, 1], HAND)).toEqual(['Noi (tu e Carla)', 'Loro (Bruno e Dino)']);
    expect(heads([0, 1, 0, 1], HAND, 1)).toEqual(['Loro (Anna e Carla)', 'Noi (tu e Dino)']);
    expect(heads([0, 1, 0, 1], HAND, null)).toEqual(['Anna e Carla', 'Bruno e Dino']);
    expect(
      heads(
        [0, 1],
        HAND.filter((event) => event.e !== 'due'),
      ),
    ).toEqual(['Tu', 'Bruno']);
  });
});

describe('the count of Quindici', () => {
  it('ends with the tens that are written', () => {
    const start = { seats: 2, sides: [0, 1], unitPoints: null };
    const events: SeenEvent[] = [
      { e: 'scored', side: 0, points: 40, why: 'scartini' },
      { e: 'scored', side: 1, points: 45, why: 'scartini' },
      { e: 'over', numbers: [40, 45] },
    ];
    const scene = events.reduce(applyEvent, emptyScene(start));
    const names = ['Tu', 'Nella'];
    const props = { scene, side: (s: number) => names[s] ?? '', names };
    const foot = (side: number) => screen.getByTestId(`count-side-${side}`).querySelector('tfoot')?.textContent;
    const { unmount } = render(HandSheet, { props: { ...props, seats: [4, 5] }, context });
    expect([foot(0), foot(1)]).toEqual([
      expect.stringMatching(/Totale\s*40\s*In decine, arrotondate\s*4/),
      expect.stringMatching(/Totale\s*45\s*In decine, arrotondate\s*5/),
    ]);
    unmount();
    render(HandSheet, { props: { ...props, seats: [40, 45] }, context });
    expect(foot(0)).not.toContain('decine');
  });
});

describe('the card for the Matto between two players', () => {
  const card: SeenEvent = { e: 'moved', from: 'pile:1', to: 'pile:0', why: 'paid', count: 1, cards: ['C8'] };
  it('goes to the other one, not to “the others”', () => {
    const names = ['Tu', 'Bruno'];
    const of = (two: string[]) => {
      const start = { seats: two.length, sides: two.length === 2 ? [0, 1] : [0, 1, 0, 1], unitPoints: null };
      const scene = applyEvent(emptyScene(start), card);
      const side = (s: number) => (two.length === 2 ? (two[s] ?? '') : (['Noi', 'Loro'][s] ?? ''));
      const { unmount } = render(HandSheet, { props: { scene, side, names: two }, context });
      const text = screen.getByTestId('transfer-0').textContent.trim();
      unmount();
      return text;
    };
    expect(of(names)).toBe('Bruno, per il Matto: 8 di Coppe a te.');
    expect(of(NAMES)).toBe('Loro, per il Matto: 8 di Coppe agli altri.');
  });
});

describe('open cards', () => {
  it('are what a seat has declared, for the whole hand', () => {
    for (const events of [declared, [...declared, ...FIRST], HAND]) {
      const rail = bolognese.railCards(table(events), 0);
      expect(rail.groups).toEqual([KINGS]);
      expect(bolognese.railCards(table(events), 1).groups).toEqual([]);
    }
  });

  it('include the dealer’s last two face down until they are taken', () => {
    const dealt = table(DEAL);
    expect(bolognese.parts.middle?.(dealt, false)).toBe(LastTwo);
    expect(bolognese.parts.middle?.(dealt, true)).toBeNull();
    expect(bolognese.parts.middle?.(table([...DEAL, ...TAKEN]), false)).toBeNull();
    render(LastTwo, { props: { board: dealt } });
    const two = screen.getByTestId('last-two');
    expect(two.dataset.zone).toBe('last_two:3');
    expect(two.querySelectorAll('img')).toHaveLength(2);
  });

  it('the opponent of the dealer is asked in Millone whether to call out, a looking dealer by the phase', () => {
    const call: OfferedMove = { move: 'call', takes: 'items', items: [] };
    expect(bolognese.question?.(table(DEAL), [call])).toBeUndefined();
    const taken = table([...DEAL, ...TAKEN]);
    expect(bolognese.question?.(taken, [call])).toBe('Ti chiami fuori?');
    expect(bolognese.question?.(taken, [{ move: 'play', takes: 'card' }])).toBeUndefined();
  });

  it('a bid of Terziglio is beside its seat, and the answer names who asked', () => {
    const bids: SeenEvent[] = [
      { e: 'said', seat: 1, word: 'passo' },
      { e: 'said', seat: 2, word: 'posso' },
      { e: 'due', seats: [0], phase: 'answer' },
    ];
    const board = table(bids, { sides: [null, null, null] });
    expect([1, 2].map((seat) => bolognese.role(board, seat))).toEqual(['«Passo»', '«Posso?»']);
    expect(bolognese.question?.(board, [])).toBe(`${board.name(2)} chiede il pozzo: va bene?`);
    const alone = table([...bids, { e: 'sides', of: [1, 1, 0] }], { sides: [null, null, null] });
    expect(bolognese.role(alone, 2)).toBe('da solo, col pozzo');
  });

  it('a signal is beside the seat that gave it until the trick is gathered', () => {
    const spoken = [...declared, said(1, 'busso')];
    expect(bolognese.role(table(spoken), 1)).toBe('«busso»');
    expect(bolognese.role(table(spoken), 2)).toBe('');
    expect(bolognese.role(table([...spoken, ...FIRST]), 1)).toBe('');
  });
});

describe('the panel of the accuso', () => {
  const items: OfferedItem[] = [
    { word: 'suit_sequence', cards: ['CK', 'CQ', 'CN'], worth: 10 },
    { word: 'suit_sequence', cards: ['SK', 'SN', 'SJ'], worth: 10 },
    { word: 'suit_sequence', cards: ['DK', 'DQ', 'DN', 'DJ'], worth: 15 },
  ];
  const offer = (move: string, list: OfferedItem[], missing?: number): OfferedMove => ({
    move,
    takes: 'items',
    items: list,
    ...(missing === undefined ? {} : { notes: { missing } }),
  });
  function shown(offered: OfferedMove) {
    const onmove = vi.fn();
    render(ItemsPanel, { props: { board: table(DEAL), offered, onmove }, context });
    return onmove;
  }
  const leaveOut = (id: string) => fireEvent.click(screen.getByTestId(id).querySelector('input') as HTMLInputElement);
  const press = (id: string) => fireEvent.click(screen.getByTestId(id));

  it('names each combination, shows their sum, and leaves out what is unticked', async () => {
    const onmove = shown(offer('declare', items));
    expect(screen.getByTestId('suit_sequence-1').textContent).toContain('Sequenza di Spade');
    // Three sequences, 35, count double.
    expect(screen.getByTestId('declare-confirm').textContent).toContain('+70');
    await leaveOut('suit_sequence-0');
    expect(screen.getByTestId('declare-confirm').textContent).toContain('+25');
    await press('declare-confirm');
    expect(onmove).toHaveBeenLastCalledWith([items[1]?.cards, items[2]?.cards]);
    await press('declare-silent');
    expect(onmove).toHaveBeenLastCalledWith([]);
  });

  it('lets the dealer call out with what reaches the target, and with no less', async () => {
    const onmove = shown(offer('call', items, 60));
    expect(screen.getByTestId('call-note').textContent).toContain('60');
    await leaveOut('suit_sequence-2');
    expect(screen.getByTestId<HTMLButtonElement>('call-confirm').disabled).toBe(true);
    await leaveOut('suit_sequence-2');
    await press('call-confirm');
    expect(onmove).toHaveBeenLastCalledWith(items.map(({ cards }) => cards));
    await press('call-silent');
    expect(onmove).toHaveBeenLastCalledWith([]);
  });

  it('has one button if the target is out of reach, or there is nothing to declare', async () => {
    const short = shown(offer('call', items));
    expect(screen.queryByTestId('call-silent')).toBeNull();
    await press('call-confirm');
    expect(short).toHaveBeenCalledWith([]);
    const none = shown(offer('declare', []));
    await press('declare-confirm');
    expect(none).toHaveBeenCalledWith([]);
  });
});

describe('the prompt of the hand', () => {
  const t = texts.it.play;
  const play = (cards: string[], barred: Record<string, string> = {}): Choice => ({
    phase: 'play',
    moves: [{ move: 'play', takes: 'card', cards, barred }],
  });
  const on = (...cards: string[]) => ({ trick: { plays: cards.map((card, seat) => ({ seat, card })), winner: null } });
  it.each([
    ['to lead', play(['C6', 'T5']), on(), t.lead],
    ['after the Matto alone', play(['C6', 'T5']), on('M'), t.afterMatto],
    ['to follow the suit', play(['C6', 'M'], { T5: 'FOLLOW-1' }), on('M', 'CK'), t.follow('Coppe')],
    ['to follow a trump', play(['M', 'T5'], { C6: 'FOLLOW-1' }), on('T9'), t.follow('Trionfi')],
    ['to trump', play(['T5'], { C6: 'FOLLOW-2' }), on('BK'), t.trump],
    ['for anything', play(['C6', 'C7']), on('BK'), t.free],
    ['for the last card', play(['C6']), on('BK'), t.only],
  ])('%s', (_what, choice, scene, sentence) => {
    expect(bolognese.instruction(choice, scene, 'it')).toBe(sentence);
  });
});

describe('the sheet', () => {
  const side = (one: number) => ['Noi', 'Loro'][one] ?? '';
  const show = (events: SeenEvent[], seats: number[] | null = null) =>
    render(HandSheet, {
      props: { scene: events.reduce(applyEvent, emptyScene()), side, names: NAMES, seats },
      context,
    });

  it('has every line of the count, and the match score before and after', () => {
    show(HAND, [287, 75, 287, 75]);
    const sheet = screen.getByTestId('score-sheet');
    expect(sheet.dataset).toMatchObject({ complete: 'true', totals: '287,75', seats: '287,75,287,75' });
    const accusi = screen.getByTestId('accusi').querySelectorAll('tbody tr');
    expect(accusi).toHaveLength(1);
    expect(accusi[0]?.textContent).toMatch(/Anna\s+cricca di Re/);

    const ours = screen.getByTestId('count-side-0');
    expect(ours.dataset).toMatchObject({ sequences: '180', cricche: '35', scartini: '49', last: '6', total: '287' });
    const lines = [...ours.querySelectorAll<HTMLElement>('[data-kind]')].map(
      ({ dataset: d }) => `${d.kind} ${d.points}`,
    );
    expect(lines).toEqual([
      'grande 30',
      'suit_sequence 20',
      'suit_sequence 15',
      'assi 15',
      'mori 10',
      'tarocchi 18',
      're 17',
    ]);
    expect(within(ours).getByText('Grande')).toBeTruthy();
    expect(ours.querySelector<HTMLElement>('[data-doubled]')?.dataset.doubled).toBe('90');
    expect(screen.getByTestId('count-side-1').querySelector('[data-doubled]')).toBeNull();
    expect(screen.getByTestId('count-side-1').dataset).toMatchObject({ total: '75', tricks: '8' });

    const rows = [...screen.getByTestId('sheet-match').querySelectorAll('tbody tr')];
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
      ['790', '455'],
      ['1077', '530'],
    ]);
  });

  it('of a hand ended by calling out says so, and counts nothing', () => {
    show(CALLED);
    expect(screen.getByTestId('called-out').textContent).toMatch(/Dino.*10 punti/);
    expect(screen.getByTestId('accusi').textContent).toContain('sequenza di Mori');
    expect(screen.queryByTestId('count-side-0')).toBeNull();
    expect(screen.getByTestId('score-sheet').dataset.totals).toBe('0,10');
  });

  it('of a hand in progress has the accusi and no count', () => {
    show(declared);
    expect(screen.getByTestId('score-sheet').dataset.complete).toBe('false');
    expect(screen.getByTestId('accusi').querySelectorAll('tbody tr')).toHaveLength(1);
    expect(screen.queryByTestId('count-side-0')).toBeNull();
    expect(screen.queryByTestId('sheet-match')).toBeNull();
  });

  it('names the card that was given for the Matto', () => {
    const paid: SeenEvent = { e: 'moved', from: 'pile:1', to: 'pile:0', why: 'paid', count: 1, by: 1, cards: ['C10'] };
    show([...declared, paid]);
    expect(screen.getByTestId('transfer-0').textContent).toMatch(/Loro.*10 di Coppe/);
  });
});
