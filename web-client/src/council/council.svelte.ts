// What one viewer is shown about waiting and voting, updated every second. Create during component initialisation.
import { signed } from '../match/persons';
import type { TableView } from '../table/table_view.svelte';
import { ballotOf, openBallots, type Ballot, type Vote } from './ballots';
import { isDeserted, inheritedSeat, isPlaying, isUnderWay, isClaimable, seatsWhere } from './seats';
import { waited } from './waited';

const TICK_MS = 500;
const HOUR = 3600;

export class Council {
  now = $state(0);

  constructor(readonly board: TableView) {
    const clock = this.session.council;
    this.now = clock.now();
    $effect(() => {
      void this.table;
      this.now = clock.now();
      if (!this.table || this.table.state === 'waiting') return;
      const timer = setInterval(() => (this.now = clock.now()), TICK_MS);
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
  under = $derived(!this.session.single && isUnderWay(this.table));
  /** May vote: plays their own seat. */
  votes = $derived(this.under && isPlaying(this.own));
  waited = $derived(this.table ? waited(this.table, this.now, this.session.scene.due) : []);
  /** The viewer's own delay, if others are waiting; bots do not wait. */
  late = $derived(this.waited.find((one) => one.seat === this.seat && one.why === 'silent') ?? null);
  others = $derived(this.waited.filter((one) => one.seat !== this.seat));
  /** Open votes, those in which the viewer has not voted yet first. */
  ballots = $derived.by(() => {
    const all = this.table && this.under ? openBallots(this.table) : [];
    return all.sort((a, b) => Number(this.awaitsVote(b)) - Number(this.awaitsVote(a)));
  });
  /** The seat that the viewer has from the next hand on. */
  mine = $derived.by(() => (this.seat === null ? inheritedSeat(this.table, this.session.you?.name) : null));
  /** Invited guests may take over a seat during a match; everybody may if the table allows it. */
  mayTakeOver = $derived(Boolean(this.table?.settings.takeover || this.table?.invitation !== undefined));
  /** Seats that a guest without one may take. */
  claimable = $derived(
    this.under && this.seat === null && this.mayTakeOver
      ? seatsWhere(this.table, (holder) => isClaimable(holder) && !holder?.next)
      : [],
  );
  /** Empty seats: anybody with a seat may call a bot there. */
  deserted = $derived(
    this.under && this.seat !== null && this.table?.settings.bots
      ? seatsWhere(this.table, (holder, seat) => seat !== this.seat && isDeserted(holder))
      : [],
  );

  /** Players for whom the match halts; during a pause only those who are present. */
  missing = $derived(
    seatsWhere(
      this.table,
      (holder) =>
        isPlaying(holder) && !holder?.ready && (this.table?.halt?.kind === 'adjourned' || holder?.here === true),
    ),
  );
  /** What breaking off now means, with the amounts that the server would add. */
  breakOffText = $derived.by(() => {
    const { board, t, table } = this;
    const { lines = [], deserters = [] } = table?.match?.if_broken_off ?? {};
    const amounts = board.persons.map(
      (name, person) => `${name} ${signed(lines.reduce((sum, line) => sum + (line.amounts[person] ?? 0), 0))}`,
    );
    const gone = deserters.map((person) => board.persons[person] ?? '');
    return [
      t.council.break_off.text,
      table?.state === 'playing' ? board.words.match.struck : '',
      gone.length ? t.match.deserted(t.app.list(gone), gone.length) : '',
      lines.length ? t.match.breakOffCost(t.app.list(amounts)) : t.match.breakOffFree,
    ].join(' ');
  });

  name = (seat: number): string => this.board.name(seat);
  names = (seats: number[]): string => this.t.app.list(seats.map(this.name));
  ballot = (vote: Vote): Ballot | null => (this.table ? ballotOf(this.table, vote) : null);
  mayVote = (vote: Vote): boolean => this.votes && !(vote.for === 'bot' && vote.seat === this.seat);
  hasVoted = ({ by }: Ballot): boolean => this.seat !== null && by.includes(this.seat);
  awaitsVote = (ballot: Ballot): boolean => this.mayVote(ballot) && !this.hasVoted(ballot);

  vote({ for: wish, seat }: Vote, yes: boolean): void {
    if (wish === 'break_off') this.session.do({ break_off: yes });
    else if (wish !== 'bot') this.session.do({ vote: { for: wish, yes } });
    else if (seat !== undefined) this.session.do({ vote: { for: wish, seat, yes } });
  }
}

/** "1:05": minutes and seconds; from an hour on, hours and minutes. */
export function span(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
