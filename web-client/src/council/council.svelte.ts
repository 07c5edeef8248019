// What one viewer is shown of waiting and voting, second by second. To be made while a component is.
import type { TableView } from '../table/table_view.svelte';
import { count, openBallots, type Ballot, type Vote } from './ballots';
import { deserted, inheritance, plays, underWay, claimable, seatsWhere } from './seats';
import { serverTime } from './server_time';
import { waited } from './waited';

const TICK_MS = 500;
const HOUR = 3600;

export class Council {
  now = $state(serverTime.now());

  constructor(readonly board: TableView) {
    $effect(() => {
      void this.table;
      this.now = serverTime.now();
      if (!this.table || this.table.state === 'waiting') return;
      const timer = setInterval(() => (this.now = serverTime.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  get t() {
    return this.board.t;
  }
  get session() {
    return this.board.session;
  }
  table = $derived.by(() => this.session.table);
  seat = $derived.by(() => this.session.seat);
  own = $derived.by(() => (this.seat === null ? null : (this.table?.seats[this.seat] ?? null)));
  under = $derived(underWay(this.table));
  /** May vote: plays himself. */
  votes = $derived(this.under && plays(this.own));
  waited = $derived(waited(this.table, this.now));
  /** One's own silence, where others wait: bots do not. */
  late = $derived.by(() => {
    const alone = seatsWhere(this.table, plays).every((seat) => seat === this.seat);
    return alone ? null : (this.waited.find((one) => one.seat === this.seat && one.why === 'silent') ?? null);
  });
  others = $derived(this.waited.filter((one) => one.seat !== this.seat));
  ballots = $derived(this.table && this.under ? openBallots(this.table, this.now) : []);
  /** What others vote for, and this viewer has not yet. */
  open = $derived(
    this.votes ? this.ballots.filter((one) => this.mayVote(one) && !one.by.includes(this.seat ?? -1)) : [],
  );
  /** Seats with somebody who has them from the next hand on. */
  heirs = $derived(seatsWhere(this.table, (holder) => Boolean(holder?.next)));
  /** The seat that is this viewer's from the next hand on. */
  mine = $derived.by(() => (this.seat === null ? inheritance(this.table, this.session.you?.name) : null));
  /** Whoever is invited, or anybody where the table has it so, may take over a place in a match. */
  mayTakeOver = $derived(Boolean(this.table?.settings.takeover || this.table?.invitation !== undefined));
  /** Seats that somebody without one may have. */
  claimable = $derived(
    this.under && this.seat === null && this.mayTakeOver
      ? seatsWhere(this.table, (holder) => claimable(holder) && !holder?.next)
      : [],
  );
  /** Seats that stand empty: anybody with a seat calls a bot there. */
  deserted = $derived(
    this.under && this.seat !== null && this.table?.settings.bots
      ? seatsWhere(this.table, (holder, seat) => seat !== this.seat && deserted(holder))
      : [],
  );

  name = (seat: number): string => this.board.name(seat);
  count = (vote: Vote): Ballot | null => (this.table ? count(this.table, vote, this.now) : null);
  mayVote = (vote: Vote): boolean => this.votes && !(vote.for === 'bot' && vote.seat === this.seat);

  vote(vote: Vote, yes: boolean): void {
    const { for: wish, seat } = vote;
    if (wish === 'bot' || wish === 'step_in') {
      if (seat !== undefined) this.session.do({ vote: { for: wish, seat, yes } });
    } else this.session.do({ vote: { for: wish, yes } });
  }
}

/** "1:05": minutes and seconds; above an hour, hours and minutes. */
export function span(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
