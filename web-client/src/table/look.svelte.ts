// The words of one table for all its parts: names of seats and sides as this viewer says them.
import type { Person } from '../protocol/types';
import { seatName, shortName } from '../app/names';
import type { GameUi, GameWords, Telling } from '../games/game_ui';
import { language } from '../i18n/index.svelte';
import { zone } from '../timeline/fold';
import type { Leave } from '../timeline/look_back';
import { seatsOf, sidesOf } from '../timeline/scene';
import { offers, type Offers } from './choice';
import type { TableSession } from './session.svelte';

export class Look {
  constructor(readonly session: TableSession) {}

  get t() {
    return language.t;
  }
  get lang() {
    return language.lang;
  }
  get ui(): GameUi {
    return this.session.ui;
  }
  get words(): GameWords {
    return this.ui.words(this.lang);
  }
  /** The chair from which the table is looked at; a spectator looks from seat 0. */
  get from(): number {
    return this.session.seat ?? 0;
  }
  /** How many sit at it. */
  get seats(): number {
    return this.session.table?.seats.length ?? this.session.scene.start.seats;
  }
  get ownSide(): number | null {
    const { seat, scene } = this.session;
    return seat === null ? null : (scene.sides[seat] ?? null);
  }

  /** What one may do now, by where it is asked. */
  get offers(): Offers {
    const { session } = this;
    return offers(session.choice, zone(session.view, `hand:${this.from}`).cards);
  }

  /** What this viewer may look at again of what was played. */
  get lookBack(): Leave {
    const options = this.session.table?.rules.options ?? {};
    return { own: this.ui.looksBack(options), side: this.ownSide };
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

  /** A side: we and they where there are two and one plays; else the names. */
  side = (side: number): string => {
    const { sides } = this.session.scene;
    const two = sidesOf(sides).length === 2 && seatsOf(sides, side).length > 1;
    if (this.ownSide !== null && two) return side === this.ownSide ? this.t.table.we : this.t.table.they;
    if (this.ownSide === side && seatsOf(sides, side).length === 1) return this.t.table.you;
    return this.pair(side);
  };

  /** The names of a side. */
  pair = (side: number): string => this.t.app.list(seatsOf(this.session.scene.sides, side).map(this.name));

  card = (code: string): string => this.ui.cards.name(code, this.lang);

  get telling(): Telling {
    return { lang: this.lang, name: this.name, side: this.side };
  }
}
