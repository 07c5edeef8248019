// API calls about a club's evenings.
import type {
  Coming,
  DrawRequest,
  Evening,
  EveningChange,
  EveningEntered,
  EveningLinked,
  EveningLinks,
  EveningList,
  EveningLive,
  EveningRequest,
  SeasonRounds,
  SeatsRequest,
} from '../protocol/types';
import { call } from '../net/api';
import { resolveUrl } from '../net/base';

const eveningPath = (club: string, evening = '', below = ''): string =>
  `clubs/${encodeURIComponent(club)}/evenings${evening && `/${encodeURIComponent(evening)}`}${below}`;

/** Calls about one evening. */
export class EveningCalls {
  constructor(
    readonly club: string,
    readonly evening: string,
  ) {}
  private at = (below = ''): string => eveningPath(this.club, this.evening, below);

  show = () => call<Evening>(this.at());
  change = (change: EveningChange) => call<Evening>(this.at(), 'PATCH', change);
  answer = (answer: Coming) => call<Evening>(this.at('/answer'), 'POST', { answer });
  addGuest = (name: string) => call<Evening>(this.at('/guests'), 'POST', { name });
  endGuest = (guest: number) => call<Evening>(this.at('/guests/end'), 'POST', { guest });
  draw = (draw: DrawRequest) => call<Evening>(this.at('/draw'), 'POST', draw);
  fill = (seats: SeatsRequest) => call<Evening>(this.at('/seats'), 'POST', seats);
  openTables = () => call<EveningLinks>(this.at('/tables'), 'POST', {});
  closeTables = () => call<object>(this.at('/tables/close'), 'POST', {});
  renewLinks = () => call<EveningLinks>(this.at('/links'), 'POST', {});
  /** Rounds of its tables, and manual results of its day. */
  rounds = () => call<SeasonRounds>(this.at('/rounds'));
  live = () => call<EveningLive>(this.at('/tables'));
  freeSeat = (number: number, seat: number) => call<object>(this.at('/seats/free'), 'POST', { number, seat });
  sit = () => call<EveningEntered>(this.at('/sit'), 'POST', {});
  /** URL of its calendar file. */
  calendar = (): string => resolveUrl(`api/${this.at('/evening.ics')}`);
}

export const evenings = {
  of: (club: string) => call<EveningList>(eveningPath(club)),
  call: (club: string, request: EveningRequest) => call<Evening>(eveningPath(club), 'POST', request),
  /** The secret is sent in the body, since proxies log addresses. */
  link: (secret: string) => call<EveningLinked>('evenings/link', 'POST', { secret }),
  enter: (secret: string, number?: number) =>
    call<EveningEntered>('evenings/enter', 'POST', { secret, ...(number ? { number } : {}) }),
};
