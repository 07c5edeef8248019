// A table without a server, as in a lesson or a trial: one seat is the reader's, the others are bots.
import type { GameUi } from '../games/game_ui';
import type {
  ActionId,
  Move,
  Seat,
  SeatHolder,
  Settings,
  SidesBySeat,
  TableMessage,
  TableRules,
  Welcome,
  Word,
} from '../protocol/types';
import type { TableSession } from './session.svelte';

const ID = 'near0000';

export interface LocalTable {
  game: Word;
  /** The reader's seat. */
  seat: Seat;
  sides: SidesBySeat;
  rules: TableRules;
}

const holder = (name: string, bot: boolean): SeatHolder => ({
  name,
  number: bot ? null : 0,
  kind: bot ? 'bot' : 'guest',
  here: true,
  silent: false,
  ready: true,
  vacated: false,
  substitute: false,
  break_off: false,
  deserter: false,
  next: null,
  away: null,
  asked: null,
  overdue: false,
  you: !bot,
});

const SETTINGS: Settings = {
  open: false,
  bots: true,
  level: 'greedy',
  spectators: false,
  seconds: null,
  rounds: 1,
  seats: 'chosen',
  takeover: false,
  seats_assigned: false,
  chat: 'off',
  aids: false,
  hints: false,
  public: false,
};

export const welcomeTo = ({ seat }: LocalTable, name: string): Welcome => ({
  t: 'welcome',
  protocol: 5,
  you: { guest: ID, name, number: 0, seat, host: false, last: 0 },
  table: ID,
  now: new Date().toISOString(),
});

export function tableOf({ game, seat, sides, rules }: LocalTable, you: string): TableMessage {
  return {
    t: 'table',
    id: ID,
    game,
    rules,
    state: 'playing',
    sides,
    seats: sides.map((_, at) => (at === seat ? holder(you, false) : holder(`Bot ${at + 1}`, true))),
    spectators: 0,
    host: null,
    host_name: '',
    settings: SETTINGS,
    chat_muted: false,
    limit: 0,
    halt: null,
    votes: [],
    last_match: null,
    commitment: null,
    hand: 1,
    match: null,
    clock: null,
  };
}

/** Seats the reader, called `you`, at the table; `onmove` is called with each move, as a server would be. */
export function sitDown(
  session: TableSession,
  { unitPoints, ...table }: LocalTable & { unitPoints: number | null },
  game: GameUi,
  you: string,
  onmove: (id: ActionId, move: Move) => void,
): void {
  let last: ActionId = 0;
  const ignore = (): void => {};
  session.transport = {
    act(_hand, _n, move) {
      const id = ++last;
      // Asynchronous, as over a network.
      queueMicrotask(() => onmove(id, move));
      return id;
    },
    do: () => ++last,
    post: (message) => 'emote' in message && session.take({ t: 'said', seat: table.seat, emote: message.emote }),
    open: ignore,
    wake: ignore,
    farewell: ignore,
    resync: ignore,
  };
  session.status = 'open';
  session.take(welcomeTo(table, you));
  session.take(tableOf(table, you));
  session.play(game, unitPoints);
}
