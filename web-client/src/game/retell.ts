// An old hand told again: from its record and its result to seen events with all cards open, so that
// the same table can step through it. Points are the result's; from the pack only follows what lay where.
import type { Card, HandRecord, Moved, RecordMove, ResultComplete, ResultScore, SeenEvent } from '../protocol/types';
import { cardInfo } from '../cards/cards';
import { afterMatto, robbable, trickWinner } from './order';
import { emptyScene, RESTO, tell, type Play, type Scene } from './scene';

const SEATS = [0, 1, 2, 3];
const FIRST_PACKET = 10;
const HAND = 21;
const FOLA = 13;
/** D-27. */
const MOST_ROBBED = 23;
const side = (seat: number): number => seat % 2;
const next = (seat: number, steps: number): number => (seat + steps) % 4;

class Teller {
  readonly events: SeenEvent[] = [];
  #scene: Scene = emptyScene();
  #scores: ResultScore[];
  #fola: Card[] = [];
  #discards: { seat: number; cards: Card[] }[] = [];
  #plays: Play[] = [];
  #fallen = new Set<number>();
  #tricks = 0;
  #declared = 0;
  #shown = false;
  readonly #dealer: number;
  readonly #cutter: number;
  readonly #options: Record<string, unknown>;

  constructor(
    private record: HandRecord,
    private result: ResultComplete,
  ) {
    this.#scores = [...result.scores];
    this.#dealer = record.dealer;
    this.#cutter = next(record.dealer, 3);
    this.#options = record.rules.options ?? {};
  }

  tell(): SeenEvent[] {
    this.#say({ e: 'said', seat: this.#dealer, word: 'deal' });
    for (const [i, move] of this.record.moves.entries()) this.#move(move, this.record.moves[i + 1]);
    this.#end();
    return this.events;
  }

  #say(event: SeenEvent): void {
    this.events.push(event);
    this.#scene = tell(this.#scene, event);
    const { lead } = this.#scene;
    if (event.e === 'scored' && Math.abs(lead) >= RESTO)
      this.#say({ e: 'paid', side: lead > 0 ? 0 : 1, resti: 1, why: 'play' });
  }

  #go(from: string, to: string, why: Moved['why'], cards: Card[]): void {
    if (cards.length) this.#say({ e: 'moved', from, to, why, count: cards.length, cards });
  }

  /** Says the next scores, as long as they are of that reason and of these cards, each card once. */
  #score(why: ResultScore['why'], cards: Card[]): void {
    let pool = cards;
    for (;;) {
      const next = this.#scores[0];
      if (!next || next.why !== why || !next.cards.every((card) => pool.includes(card))) return;
      this.#scores.shift();
      pool = pool.filter((card) => !next.cards.includes(card));
      this.#say({ e: 'scored', side: next.team, points: next.points, why, cards: next.cards });
    }
  }

  #move(move: RecordMove, after: RecordMove | undefined): void {
    const { seat } = move;
    if ('cut' in move) this.#cut(move.cut as number);
    else if ('discard' in move) this.#discard(seat, move.discard as Card[]);
    else if ('declare' in move) this.#declare(seat, move.declare as Card[][]);
    else if ('fall' in move) this.#fall(seat);
    else if ('give' in move) this.#give(seat, move.give as Card);
    else if ('play' in move) this.#play(seat, move.play as Card, move.by as number | undefined, after);
  }

  #cut(lifted: number): void {
    const { pack } = this.record;
    const packet = `packet:${this.#cutter}`;
    const part = pack.slice(0, lifted);
    const limit = (this.#options.rob_limit as number | null | undefined) ?? MOST_ROBBED;
    this.#go('pack', packet, 'cut', part);
    const robbed: Card[] = [];
    while (robbed.length < limit && part.length && robbable(part.at(-1) as Card)) robbed.push(part.pop() as Card);
    this.#go(packet, `hand:${this.#cutter}`, 'rob', robbed);
    this.#score('rob', robbed);
    const stopper = part.at(-1);
    if (stopper && robbed.length < limit)
      this.#say({ e: 'seen', zone: packet, why: 'stop', by: SEATS, count: 1, cards: [stopper] });
    this.#go(packet, 'pack', 'join', part);
    this.#deal([...pack.slice(lifted), ...part]);
  }

  #deal(stock: Card[]): void {
    const take = (count: number): Card[] => stock.splice(0, Math.max(0, count));
    const order = [1, 2, 3, 0].map((step) => next(this.#dealer, step));
    for (const seat of order) this.#go('pack', `hand:${seat}`, 'deal', take(FIRST_PACKET));
    const single = this.#options.deal === '10+10+1';
    const rest = HAND - FIRST_PACKET - 1;
    const short = stock.length < 4 * (HAND - FIRST_PACKET);
    for (const [i, seat] of order.entries()) {
      const last = i === 3;
      const kept = single ? 4 - (last && short ? 1 : 0) : 1;
      const hidden = last && short ? Math.min(rest, stock.length - (single ? 3 : 1)) : rest;
      this.#go('pack', `hand:${seat}`, 'deal', take(hidden));
      if (!single && kept) this.#expose(seat, take(1));
    }
    if (single) for (const seat of short ? order.slice(0, 3) : order) this.#expose(seat, take(1));
    this.#fola = stock;
    this.#go('pack', 'fola', 'lay', stock);
    this.#robFola();
  }

  #expose(seat: number, cards: Card[]): void {
    this.#go('pack', `hand:${seat}`, 'expose', cards);
    this.#score('exposed', cards);
  }

  #robFola(): void {
    const hand = `hand:${this.#dealer}`;
    const robbed: Card[] = [];
    while (this.#fola.length && robbable(this.#fola[0] as Card)) robbed.push(this.#fola.shift() as Card);
    this.#go('fola', hand, 'rob', robbed);
    const stopper = this.#fola[0];
    if (stopper) this.#say({ e: 'seen', zone: 'fola', why: 'stop', by: SEATS, count: 1, cards: [stopper] });
    this.#score('dealer_rob', robbed);
    const counting = this.#fola.filter((card) => cardInfo(card).worth > 0);
    const put = this.record.moves.find((move) => 'discard' in move && move.seat === this.#dealer);
    const owed = put && 'discard' in put ? (put.discard as Card[]).length : 0;
    // The 29 was taken where the dealer put down one card more than the counting ones explain.
    const taken = this.#fola.filter((card) => {
      return counting.includes(card) || (card === 'T29' && owed > robbed.length + counting.length);
    });
    this.#fola = this.#fola.filter((card) => !taken.includes(card));
    this.#go('fola', hand, 'take', taken);
    if (this.#fola.length) {
      const by = [this.#dealer, next(this.#dealer, 2)];
      this.#say({ e: 'seen', zone: 'fola', why: 'look', by, count: this.#fola.length, cards: this.#fola });
      this.#count();
    }
  }

  #count(): void {
    const numbers = ['C', 'D', 'S', 'B'].map((suit) => this.#fola.filter((card) => card.startsWith(suit)).length);
    this.#say({ e: 'said', seat: next(this.#dealer, 2), word: 'fola', numbers });
  }

  #discard(seat: number, cards: Card[]): void {
    const room = FOLA - this.#fola.length - this.#discards.reduce((sum, d) => sum + d.cards.length, 0);
    const surplus = seat === this.#cutter ? cards.slice(room) : [];
    const kept = surplus.length ? cards.slice(0, room) : cards;
    this.#go(`hand:${seat}`, `discard:${seat}`, 'discard', kept);
    this.#go(`hand:${seat}`, `hand:${this.#dealer}`, 'pass', surplus);
    this.#discards.push({ seat, cards: kept });
  }

  #show(): void {
    if (this.#shown) return;
    this.#shown = true;
    for (const { seat, cards } of this.#discards) {
      this.#go(`discard:${seat}`, 'fola', 'show', cards);
      this.#fola.push(...cards);
    }
    if (this.#discards.length) this.#count();
  }

  #declare(seat: number, versicole: Card[][]): void {
    this.#declared += 1;
    this.#say({ e: 'said', seat, word: 'declare', numbers: [versicole.length] });
    for (const cards of versicole) {
      this.#say({ e: 'said', seat, word: 'versicola', cards });
      const at = this.#scores.findIndex((s) => s.why === 'declaration' && same(s.cards, cards));
      const [score] = at < 0 ? [] : this.#scores.splice(at, 1);
      if (score) this.#say({ e: 'scored', side: score.team, points: score.points, why: 'declaration', cards });
    }
    const late = this.#options.discards_shown === 'end_first_trick';
    if (!late && (this.#options.declare === 'after' || this.#declared === 4)) this.#show();
    // With `declare: after` the first trick is gathered once the last has spoken (D-24).
    if (this.#plays.length === 4) this.#gather();
  }

  #fall(seat: number): void {
    this.#fallen.add(seat);
    this.#say({ e: 'seen', zone: `hand:${seat}`, why: 'fall', by: SEATS, count: 0, cards: [] });
  }

  #play(seat: number, card: Card, by: number | undefined, after: RecordMove | undefined): void {
    const how = by === undefined ? {} : { by };
    this.#say({ e: 'moved', from: `hand:${seat}`, to: 'trick', why: 'play', count: 1, cards: [card], ...how });
    this.#plays.push({ seat, card });
    if (this.#plays.length === 4 && !(after && 'declare' in after)) this.#gather();
  }

  #gather(): void {
    const plays = this.#plays;
    this.#plays = [];
    this.#tricks += 1;
    const winner = trickWinner(plays, this.#fallen);
    this.#say({ e: 'trick', winner });
    const cards = plays.map((play) => play.card);
    const captured = this.#tricks === HAND && this.#options.matto_last === 'captured';
    const matto = afterMatto(plays, winner, captured);
    const rest = cards.filter((card) => card !== 'M' || matto === null);
    // Only what the other side played dies here; what a side pays later dies then (MAT-7, MAT-10).
    const lost = plays.filter((play) => side(play.seat) !== side(winner)).map((play) => play.card);
    this.#score(
      'death',
      lost.filter((card) => rest.includes(card)),
    );
    this.#go('trick', `pile:${side(winner)}`, 'gather', rest);
    if (matto !== null) this.#go('trick', `pile:${matto}`, 'gather', ['M']);
    if (this.#options.discards_shown === 'end_first_trick') this.#show();
  }

  #give(seat: number, card: Card): void {
    this.#go(`pile:${side(seat)}`, `pile:${1 - side(seat)}`, 'give', [card]);
    this.#score('death', [card]);
  }

  #end(): void {
    // What is left died in a debt that the server paid or in the surrender of the Matto.
    for (const s of this.#scores.splice(0))
      this.#say({ e: 'scored', side: s.team, points: s.points, why: s.why, cards: s.cards });
    for (const [team, count] of this.result.final.entries()) {
      for (const [cards, points] of count.list) this.#say({ e: 'scored', side: team, points, why: 'versicola', cards });
      for (const why of ['cards', 'tricks', 'last'] as const)
        if (count[why]) this.#say({ e: 'scored', side: team, points: count[why], why });
    }
    for (const { when, team, resti } of this.result.resti)
      if (when !== 'play') this.#say({ e: 'paid', side: team, resti, why: when });
    this.#say({ e: 'over', numbers: [this.result.end] });
  }
}

const same = (a: Card[], b: Card[]): boolean => a.length === b.length && a.every((card) => b.includes(card));

/** The events of a closed hand, all cards open. */
export const retell = (record: HandRecord, result: ResultComplete): SeenEvent[] => new Teller(record, result).tell();
