// Tables with absent players, votes or newcomers; for the development page only.
import type { ShownTable } from '../src/match/closed_hands';
import type { SeatHolder } from '../src/protocol/types';

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();
const ahead = (seconds: number): string => ago(-seconds);

interface Scene {
  seats?: Partial<SeatHolder>[];
  table?: Partial<ShownTable>;
  /** Shown to a spectator of this name. */
  outside?: string;
}

/** Scenes by name; seats in the fixture’s order: Cosimo, Ginevra (the viewer), Bot 1, Lorenzo. */
export const COUNCIL: Record<string, Scene> = {
  absent: { seats: [{ here: false, away: ago(42), asked: ago(30) }] },
  silent: { seats: [{ asked: ago(200), overdue: true }] },
  late: { seats: [{}, { asked: ago(150), overdue: true }] },
  voting: {
    seats: [{ here: false, away: ago(260), asked: ago(250), overdue: true }, {}, { next: 'Neri' }],
    table: {
      votes: [
        { for: 'bot', seat: 0, by: [3], of: [1, 3], need: 2 },
        { for: 'pause', by: [3], of: [1, 3], need: 2 },
        { for: 'adjourn', by: [3], of: [1, 3], need: 2 },
      ],
    },
  },
  left: { seats: [{ here: false, vacated: true }] },
  replaced: { seats: [{}, { kind: 'bot', vacated: true, substitute: true }] },
  pause: { seats: [{ ready: true }], table: { halt: { kind: 'pause', since: ago(60), until: ahead(840) } } },
  adjourned: {
    seats: [{ here: false, away: ago(9000), asked: ago(9000) }, { ready: true }],
    table: { halt: { kind: 'adjourned', since: ago(8000), until: ahead(2_580_000) } },
  },
  door: { outside: 'Neri' },
  heir: { outside: 'Neri', seats: [{}, {}, { next: 'Neri' }] },
  rematch: { seats: [{ ready: true }, {}, {}, { ready: true }], table: { state: 'over' } },
};
