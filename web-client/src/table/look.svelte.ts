// The words of one table for all its parts: names of seats and sides as this viewer says them.
import { cardName, seatName } from '../app/names';
import { language } from '../i18n/index.svelte';
import type { TableSession } from './session.svelte';
import type { Telling } from './chronicle';

export class Look {
  constructor(readonly session: TableSession) {}

  get t() {
    return language.t;
  }
  get lang() {
    return language.lang;
  }
  /** The chair from which the table is looked at; a spectator looks from seat 0. */
  get from(): number {
    return this.session.seat ?? 0;
  }
  get ownSide(): number | null {
    return this.session.seat === null ? null : this.session.seat % 2;
  }

  name = (seat: number): string => seatName(this.t, this.session.table, seat);

  /** A side: we and they for those who play, else the two names. */
  side = (side: number): string => {
    if (this.ownSide !== null) return side === this.ownSide ? this.t.table.we : this.t.table.they;
    return this.pair(side);
  };

  pair = (side: number): string => this.t.app.and([this.name(side), this.name(side + 2)]);

  card = (code: string): string => cardName(code, this.lang);

  get telling(): Telling {
    return { t: this.t, lang: this.lang, name: this.name, side: this.side };
  }
}
