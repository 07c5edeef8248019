// API calls about a club's evenings.
import type { Coming, DrawRequest, EveningChange, EveningRequest, SeatsRequest } from '../protocol/types';
import { call } from '../net/api';
import { resolveUrl } from '../net/base';

/** Calls about one evening. */
export class EveningCalls {
  readonly #one;

  constructor(
    readonly club: string,
    readonly evening: string,
  ) {
    this.#one = { id: club, evening };
  }

  show = () => call('GET clubs/{id}/evenings/{evening}', this.#one);
  change = (body: EveningChange) => call('PATCH clubs/{id}/evenings/{evening}', { ...this.#one, body });
  answer = (answer: Coming) => call('POST clubs/{id}/evenings/{evening}/answer', { ...this.#one, body: { answer } });
  addGuest = (name: string) => call('POST clubs/{id}/evenings/{evening}/guests', { ...this.#one, body: { name } });
  endGuest = (guest: number) =>
    call('POST clubs/{id}/evenings/{evening}/guests/end', { ...this.#one, body: { guest } });
  draw = (body: DrawRequest) => call('POST clubs/{id}/evenings/{evening}/draw', { ...this.#one, body });
  fill = (body: SeatsRequest) => call('POST clubs/{id}/evenings/{evening}/seats', { ...this.#one, body });
  openTables = () => call('POST clubs/{id}/evenings/{evening}/tables', { ...this.#one, body: {} });
  closeTables = () => call('POST clubs/{id}/evenings/{evening}/tables/close', { ...this.#one, body: {} });
  renewLinks = () => call('POST clubs/{id}/evenings/{evening}/links', { ...this.#one, body: {} });
  settlement = () => call('GET clubs/{id}/evenings/{evening}/settlement', this.#one);
  live = () => call('GET clubs/{id}/evenings/{evening}/tables', this.#one);
  freeSeat = (number: number, seat: number) =>
    call('POST clubs/{id}/evenings/{evening}/seats/free', { ...this.#one, body: { number, seat } });
  sit = () => call('POST clubs/{id}/evenings/{evening}/sit', { ...this.#one, body: {} });
  /** URL of its calendar file. */
  calendar = (): string =>
    resolveUrl(`api/clubs/${encodeURIComponent(this.club)}/evenings/${encodeURIComponent(this.evening)}/evening.ics`);
}

export const evenings = {
  of: (id: string) => call('GET clubs/{id}/evenings', { id }),
  call: (id: string, body: EveningRequest) => call('POST clubs/{id}/evenings', { id, body }),
  /** The secret is sent in the body, since proxies log addresses. */
  link: (secret: string) => call('POST evenings/link', { body: { secret } }),
  enter: (secret: string, number?: number) =>
    call('POST evenings/enter', { body: { secret, ...(number ? { number } : {}) } }),
};
