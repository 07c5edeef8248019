// Mattazza: three to six players, each alone, with seats that sit out, and Punti that decide the match.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { account } from '../src/games/bolognese/account';
import AccountRow from '../src/games/plain/AccountRow.svelte';
import { texts } from '../src/games/bolognese/i18n/texts';
import { TALK, winners } from '../src/games/bolognese/mattazza';
import { events as eventTable } from '../src/games/bolognese/events';
import { emptyScene, type Scene } from '../src/games/bolognese/scene';
import { figures } from '../src/games/bolognese/sheet/figures';
import HandSheet from '../src/games/bolognese/sheet/HandSheet.svelte';
import { gameContext } from '../src/games/context';
import { catalogues, language } from '../src/i18n/index.svelte';
import MoreOptions from '../src/lobby/MoreOptions.svelte';
import { NewTable } from '../src/lobby/new_table.svelte';
import { headline } from '../src/match/headline';
import MatchTable from '../src/match/MatchTable.svelte';
import type { HandLine, RulesGame, SeenEvent, TableMessage } from '../src/protocol/types';
import { valueName } from '../src/rules/naming';
import { numbersOfPlayers } from '../src/rules/options';
import { gamePresets } from '../src/rules/presets.svelte';
import Emotes from '../src/table/Emotes.svelte';
import PlayerArea from '../src/table/PlayerArea.svelte';
import { TableSession } from '../src/table/session.svelte';
import { TableView } from '../src/table/table_view.svelte';
import type { ShownMatch } from '../src/match/closed_hands';
import { girone, sample } from './samples';

const { applyEvent } = eventTable;

beforeAll(() => language.set('it'));

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Fabio'];
const SIDES = [0, 1, 2, 3, 4, 5];
const START = { seats: 6, sides: SIDES, unitPoints: null };
/** Seats that have dropped out. */
const RESTING = [1, 4];
const PLAYING = SIDES.filter((seat) => !RESTING.includes(seat));

const moved = (from: string, to: string, why: string, cards: string[], by?: number): SeenEvent => ({
  e: 'moved',
  from,
  to,
  why,
  count: cards.length,
  cards,
  ...(by === undefined ? {} : { by }),
});
const scored = (side: number, points: number, why: string, cards?: string[]): SeenEvent => ({
  e: 'scored',
  side,
  points,
  why,
  ...(cards ? { cards } : {}),
});
const DEALT: SeenEvent[] = [
  { e: 'said', seat: 0, word: 'deal', numbers: RESTING },
  ...[2, 3, 5, 0, 2, 3, 5, 0].map((seat): SeenEvent => ({
    e: 'moved',
    from: 'pack',
    to: `hand:${seat}`,
    why: 'deal',
    count: 5,
  })),
  { e: 'due', seats: [2], phase: 'play' },
];
const trick = (winner: number): SeenEvent => ({ e: 'trick', winner });
/** Seat 2 wins six tricks, seat 3 four; seat 5 wins none, and its Matto goes to seat 2. */
const HAND: SeenEvent[] = [
  ...DEALT,
  ...[2, 2, 2, 2, 2, 2, 3, 3, 3, 3].map(trick),
  moved('pile:5', 'pile:2', 'paid', ['M'], 5),
  scored(2, 17, 're', ['CK', 'DK', 'SK']),
  scored(2, 21, 'scartini'),
  scored(3, 9, 'scartini'),
  scored(3, 6, 'last'),
  { e: 'over', numbers: [0, 0, 38, 15, 0, 0] },
];
/** Seats 0 and 5 have no trick. */
const RESULT = [-1, 0, 0, 0, 0, -1];
const after = (events: SeenEvent[]): Scene => events.reduce(applyEvent, emptyScene(START));

const rules = { preset: 'mattazza', options: { target: 3, players: 6, end: 'drop', loser_deals: false } };
function matchOf(hands: number[][]): ShownMatch {
  const match = girone();
  const [hand] = match.hands;
  if (!hand) throw new Error('the sample has a match with hands');
  const lines = hands.map((seats, i): HandLine => ({
    ...hand,
    number: i + 1,
    seats,
    persons: [...SIDES],
    dealer: 0,
    ending: 'counted',
  }));
  const totals = SIDES.map((seat) => hands.reduce((sum, seats) => sum + (seats[seat] ?? 0), 0));
  const plan = { round: 1, dealer: 0, persons: [...SIDES] };
  return {
    ...match,
    from: 1,
    rounds: 1,
    length: null,
    names: NAMES,
    seating: [...SIDES],
    course: [plan],
    played: lines.length,
    hands: lines,
    lines: [],
    totals,
  };
}
function table(events: SeenEvent[], hands: number[][] = []): TableView {
  const session = new TableSession();
  const message = sample<TableMessage>('outbound_table.json');
  const [holder] = message.seats;
  const seats = NAMES.map((name) => (holder ? { ...holder, name } : null));
  session.table = {
    ...message,
    game: 'bolognese',
    rules,
    seats,
    sides: SIDES,
    match: matchOf(hands),
    hand: hands.length + 1,
  };
  session.play(bolognese, null);
  session.timeline.push(events);
  session.timeline.seek(events.length);
  return new TableView(session);
}

describe('the scene with six sides', () => {
  it('knows who sits out, and counts each side by itself', () => {
    const scene = after(HAND);
    expect(scene.resting).toEqual(RESTING);
    expect(scene.score).toEqual([0, 0]);
    expect(SIDES.map((side) => figures(scene, side).total)).toEqual(scene.over);
    expect(figures(scene, 2)).toMatchObject({ tricks: 6, cricche: 17, scartini: 21, last: 0, declared: 0 });
    expect(figures(scene, 3)).toMatchObject({ tricks: 4, scartini: 9, last: 6 });
    expect(scene.transfers).toEqual([{ how: 'paid', from: 5, to: 2, cards: ['M'] }]);
  });

  it('has no page of accusi', () => {
    const { page } = bolognese;
    expect([page.shown?.(after(DEALT)), page.shown?.(emptyScene())]).toEqual([false, true]);
  });

  it('names the player who gets a card for the Matto', () => {
    const told = {
      lang: 'it' as const,
      name: (seat: number) => NAMES[seat] ?? '',
      side: (side: number) => NAMES[side] ?? '',
    };
    const say = (event: SeenEvent) => bolognese.sentence(event, told);
    expect(say(moved('pile:5', 'pile:0', 'paid', ['M'], 5))).toBe('Fabio non ha prese: il Matto va ad Anna.');
    expect(say(moved('pile:2', 'pile:1', 'give', ['C1'], 2))).toBe('Carla dà Asso di Coppe a Bruno per il Matto.');
  });
});

describe('a seat that sits out', () => {
  it('says so, and shows no cards', () => {
    const board = table(DEALT);
    expect(SIDES.map((seat) => bolognese.role(board, seat))).toEqual(['', 'riposa', '', '', 'riposa', '']);
    render(PlayerArea, { props: { seat: 1, board }, context: gameContext(bolognese) });
    expect(screen.getByTestId('count-1').querySelectorAll('img')).toHaveLength(0);
    expect(screen.getByTestId('seat-1').classList).toContain('absent');
    expect(screen.getByTestId('seat-1').textContent).toContain('riposa');
  });
});

describe('the score in the header', () => {
  const show = (board: TableView) =>
    render(AccountRow, { props: { ...account(board), label: board.t.table.tally, still: true } });
  it('has each player’s Punti, as positive numbers, and tricks', () => {
    show(table([...DEALT, trick(2)], [RESULT, [-1, 0, 0, 0, 0, 0]]));
    const account = screen.getByTestId('account');
    const lines = [...account.querySelectorAll<HTMLElement>('[data-side]')];
    expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual(['2', '0', '0', '0', '0', '1']);
    expect(lines.map(({ dataset }) => dataset.tricks)).toEqual(['0', '0', '1', '0', '0', '0']);
    expect(account.textContent).toContain('a 3 Punti');
  });
});

describe('the sheet', () => {
  it('has a row for each player, who loses and why, and a count for those who played', () => {
    render(HandSheet, {
      context: gameContext(bolognese),
      props: { scene: after(HAND), side: (s: number) => NAMES[s] ?? '', names: NAMES, seats: RESULT },
    });
    expect(screen.getByTestId('loses').textContent).toContain('Anna e Fabio perdono la smazzata');
    const row = (seat: number) => screen.getByTestId(`player-${seat}`);
    expect(row(0).textContent).toMatch(/nessuna presa.*1 Punto/s);
    expect(row(1).dataset.rests).toBe('true');
    expect(row(2).dataset).toMatchObject({ tricks: '6', total: '38', lost: 'false' });
    for (const seat of PLAYING) expect(screen.getByTestId(`count-side-${seat}`)).toBeTruthy();
    for (const seat of RESTING) expect(screen.queryByTestId(`count-side-${seat}`)).toBeNull();
    expect(screen.getByTestId('transfer-0').textContent).toContain('Fabio non ha prese: il Matto va a Carla.');
    expect(screen.getByTestId('score-sheet').textContent).not.toContain('Accusi');
  });

  it.each([
    ['it', [-1, 0, 0, 0, 0, 0], 'Perdi la smazzata'],
    ['it', [-1, 0, 0, 0, 0, -1], 'Tu e Fabio perdete la smazzata'],
    ['it', [0, 0, 0, 0, 0, -1], 'Fabio perde la smazzata'],
    ['en', [-1, 0, 0, 0, 0, 0], 'You lose the hand'],
    ['en', [-1, 0, 0, 0, 0, -1], 'You and Fabio lose the hand'],
    ['en', [0, 0, 0, 0, 0, -1], 'Fabio loses the hand'],
  ] as const)('speaks to the loser (%s, %j)', (lang, seats, said) => {
    language.set(lang);
    const names = [catalogues[lang].table.you, ...NAMES.slice(1)];
    render(HandSheet, {
      context: gameContext(bolognese),
      props: { scene: after(HAND), side: (s: number) => names[s] ?? '', names, seats: [...seats] },
    });
    expect(screen.getByTestId('loses').textContent.trim()).toBe(said);
    language.set('it');
  });

  it('says that the highest score loses if everybody has a trick', () => {
    const events = [...DEALT, ...[0, 2, 3, 5].map(trick), { e: 'over', numbers: [9, 0, 9, 3, 0, 4] } as SeenEvent];
    const seats = [-1, 0, -1, 0, 0, 0];
    render(HandSheet, {
      props: { scene: after(events), side: String, names: NAMES, seats },
      context: gameContext(bolognese),
    });
    expect(screen.getByTestId('player-0').textContent).toContain('il punteggio più alto, alla pari');
  });

  it('a result in a few words names the losers, and why they have lost', () => {
    const say = (amounts: number[], ownSide: number | null, won: number[], lang: 'it' | 'en' = 'en') => {
      const words = bolognese.words(lang, 'mattazza');
      const scene = { ...after(DEALT), won };
      const t = catalogues[lang];
      const name = (seat: number) => (seat === ownSide ? t.table.you : (NAMES[seat] ?? ''));
      return headline({ t, words, scene, ownSide, name }, amounts);
    };
    expect(say(RESULT, 1, [0, 0, 3, 2, 0, 0])).toBe('Anna and Fabio lose: no trick');
    expect(say(RESULT, 5, [0, 0, 3, 2, 0, 0])).toBe('You and Anna lose: no trick');
    expect(say(RESULT, 5, [0, 0, 3, 2, 0, 0], 'it')).toMatch(/^Tu e Anna perdete, /);
    expect(say([0, -1, 0, 0, 0, 0], 1, [1, 1, 1, 1, 1, 1])).toBe('you lose: highest score');
    expect(say([-1, 0, -1, 0, 0, 0], null, [1, 1, 1, 1, 1, 1])).toBe('Anna and Carla lose: tied for the highest score');
  });
});

describe('the winners of a match', () => {
  // V-MAT-4 and V-MAT-5, and D-31.
  it.each([
    ['drop', 3, [3, 3, 2, 0], [2, 3]],
    ['drop', 3, [3, 3, 2], [2]],
    ['drop', 2, [2, 2, 2], []],
    ['first', 4, [4, 3, 0, 1], [1, 2, 3]],
    ['group', 3, [3, 3, 2, 0], [2, 3]],
    ['group', 3, [6, 2, 2, 1], [1, 2, 3]],
    ['group', 3, [2, 2, 2, 1, 0], [3, 4]],
    ['group', 3, [4, 4, 1, 1, 0], [2, 3, 4]],
  ] as const)('with end %s and target %i, Punti %j', (end, target, punti, won) => {
    expect(
      winners(
        punti.map((n) => -n),
        { end, target, players: punti.length },
      ),
    ).toEqual(won);
  });

  it('have the fewest Punti if the match was stopped before it was decided', () => {
    expect(winners([-1, 0, -2, 0], { end: 'drop', target: 3 })).toEqual([1, 3]);
    expect(winners([0, 0, 0], { end: 'first', target: 3 })).toEqual([]);
  });

  it('are named above the match’s table, whose Punti are positive; nobody may win', () => {
    const words = bolognese.words('it', 'mattazza');
    const scoring = bolognese.scoring?.(rules);
    const one = (hands: number[][]) => ({
      match: matchOf(hands),
      names: NAMES,
      words,
      scoring,
      sides: SIDES,
      over: true,
    });
    const lost = [-1, -1, -1, -1, 0, 0];
    const { unmount } = render(MatchTable, one([lost, lost, lost]));
    expect(screen.getByTestId('winner').textContent).toContain('Vincono Elsa e Fabio');
    expect(screen.getByTestId('match-table').textContent).not.toContain('−');
    unmount();
    const all = [-1, -1, -1, -1, -1, -1];
    render(MatchTable, one([all, all, all]));
    expect(screen.getByTestId('winner').textContent).toContain('Hanno perso tutti');
  });

  it('are those with the highest total in the other games', () => {
    expect(bolognese.scoring?.({ preset: 'terziglio', options: {} })).toBeUndefined();
  });
});

describe('the texts', () => {
  it('of an option and of a move may be those of the preset', () => {
    for (const lang of ['it', 'en'] as const) {
      const [own, other] = [bolognese.words(lang, 'mattazza'), bolognese.words(lang, 'ottocento')];
      expect(valueName(own.options, 'target', 3)).toBe('3 Punti');
      expect(valueName(other.options, 'target', 800)).toMatch(/ 800$/);
      expect(own.move('give').hint).not.toBe(other.move('give').hint);
      for (const reason of ['ducks', 'sheds', 'needs_trick']) expect(own.reason?.(reason)).toBeTruthy();
    }
  });

  it('about a card are those of its count', () => {
    const clauses = (card: string, options: Record<string, number>) =>
      bolognese.about(card, options, 'it').lines.flatMap((line) => line.clauses);
    expect(clauses('C6', { players: 4 })).toContain('COUNT-9');
    expect(clauses('C6', {})).toContain('VAL-3');
    expect(clauses('M', { players: 4 })).toContain('GIVE-8');
    expect(clauses('M', { players: 4 })).not.toContain('SAY-4');
  });
});

describe('the phrases of the table', () => {
  it('are offered first, with their meaning, only there', async () => {
    const board = table([]);
    const say = vi.spyOn(board.session, 'say');
    HTMLElement.prototype.hidePopover = () => {};
    render(Emotes, { board });
    const ids = [...document.querySelectorAll<HTMLElement>('[data-testid^="say-"]')].map((one) => one.dataset.testid);
    expect(ids.slice(0, TALK.length)).toEqual(TALK.map((emote) => `say-${emote}`));
    expect(ids).toHaveLength(10);
    expect(screen.getByTestId('say-metti').title).toBe(texts.it.mattazza.talk.metti);
    await fireEvent.click(screen.getByTestId('say-duro'));
    expect(say).toHaveBeenCalledWith('duro');
    expect(bolognese.words('it', 'ottocento').talk).toBeUndefined();
  });
});

describe('a new table', () => {
  it('asks for the number of players outside the details', async () => {
    const given = sample<{ games: RulesGame[] }>('http_rules.json').games[0] as RulesGame;
    const option = {
      name: 'players',
      clause: 'SEAT-5',
      group: 'match',
      values: [3, 4, 5, 6],
      sources: [[], [], [], []],
    };
    const game: RulesGame = { ...given, game: 'bolognese', presets: { mattazza: { players: 4 } }, options: [option] };
    gamePresets.games = [game];
    const table = new NewTable('bolognese');
    table.choose('mattazza');
    render(MoreOptions, { props: { table }, context: gameContext(bolognese) });
    expect(screen.getByTestId<HTMLSelectElement>('players').value).toBe('4');
    expect(screen.queryByTestId('option-players')).toBeNull();
    await userEvent.setup().selectOptions(screen.getByTestId('players'), '6');
    expect(table.request.options).toEqual({ players: 6 });
    // The form for a match with real cards asks too; presets without the option have a fixed number.
    expect(numbersOfPlayers(game, 'mattazza')).toEqual([3, 4, 5, 6]);
    expect(numbersOfPlayers(given, 'pagat')).toEqual([]);
    expect(numbersOfPlayers(game, null)).toEqual([]);
  });
});

describe('the deal', () => {
  const pack = Array.from({ length: 62 }, (_, i) => `X${i}`);
  const record = { pack, dealer: 1, rules: { preset: 'mattazza' } };
  const hand = bolognese.dealRules?.hand;

  it('is two packets of five, from the dealer’s right, to as many as play', () => {
    expect(hand?.(record, { players: 3 }, 2)).toEqual([0, 15].flatMap((at) => pack.slice(at, at + 5)));
    expect(hand?.(record, { players: 6 }, 1)).toEqual([25, 55].flatMap((at) => pack.slice(at, at + 5)));
  });

  it('is not known by seat if some sit out', () => {
    expect(hand?.({ ...record, seats: 5 }, { players: 3 }, 2)).toBeNull();
  });

  it('has ten tricks and hands of ten cards', () => {
    expect([bolognese.tricks('mattazza'), bolognese.hand('mattazza'), bolognese.hand('ottocento')]).toEqual([
      10, 10, 15,
    ]);
  });
});
