// The words of one table for all its parts: names of seats and sides as this viewer says them.
import type { Person } from '../protocol/types';
import { cardName, seatName, shortName } from '../app/names';
import { language } from '../i18n/index.svelte';
import type { Leave } from '../game/look_back';
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

  /** What this viewer may look at again of what was played. */
  get lookBack(): Leave {
    return { option: this.session.table?.rules.options.look_back, side: this.ownSide };
  }

  /** The person of the match who looks at it; null for a spectator. */
  get person(): Person | null {
    const { seat, table } = this.session;
    return seat === null ? null : (table?.match?.seating[seat] ?? null);
  }
  /** The names of the match's persons, in their order. */
  get persons(): string[] {
    return (this.session.table?.match?.names ?? []).map((name) => shortName(this.t, name));
  }
  /** The number in its match of the hand that is looked at; 0 before the first. */
  get handOfMatch(): number {
    const { hand, table } = this.session;
    const number = hand || table?.hand || 0;
    return table?.match ? Math.max(0, number - table.match.from + 1) : number;
  }
  name = (seat: number): string => seatName(this.t, this.session.table, seat);

  /** A side: we and they for those who play, else the two names. */
  side = (side: number): string => {
    if (this.ownSide !== null) return side === this.ownSide ? this.t.table.we : this.t.table.they;
    return this.pair(side);
  };

  pair = (side: number): string => this.t.app.list([this.name(side), this.name(side + 2)]);

  card = (code: string): string => cardName(code, this.lang);

  get telling(): Telling {
    return { t: this.t, lang: this.lang, name: this.name, side: this.side };
  }
}
