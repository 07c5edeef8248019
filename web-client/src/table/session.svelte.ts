// State of one table in this browser: receives the server's messages, and knows what its seat is asked.
import { addClientSeed, keepHand } from '../fair/client_seed';
import type {
  ActionId,
  Bye,
  Card,
  Choice,
  Clock,
  Emote,
  AdviceMessage,
  Move,
  Outbound,
  SeenEvent,
  Since,
  Utterance,
  What,
  You,
} from '../protocol/types';
import type { GameUi } from '../games/game_ui';
import type { Start } from '../timeline/scene';
import type { Status } from '../net/connection';
import { CouncilMemory } from '../council/memory.svelte';
import { ClosedHands, type ShownTable } from '../match/closed_hands';
import { Talk } from '../talk/talk.svelte';
import type { Notice } from './notice';
import { Playback } from './playback.svelte';
import type { Transport } from './transport';
import { SeenEmotes } from './seen_emotes.svelte';

/** Identifies a question: the hand, and the number of the event that asked. */
interface Numbered {
  hand: number;
  n: number;
}
interface Question extends Numbered {
  choice: Choice;
}
/** A question may be repeated after a reconnection. */
const same = (one: Numbered | null, other: Numbered | null): boolean =>
  one !== null && one.hand === other?.hand && one.n === other.n;

export class TableSession extends Playback {
  status = $state<Status>('connecting');
  /** The server has been silent for a while; the connection is kept. */
  quiet = $state(false);
  you = $state.raw<You | null>(null);
  table = $state.raw<ShownTable | null>(null);
  readonly #closed = new ClosedHands();
  /** The move clock, and when its message arrived, in milliseconds of `performance.now()`. */
  clock = $state.raw<(Clock & { came: number }) | null>(null);
  hand = $state(0);
  /** Points of lead per unit of the game. */
  #unitPoints: number | null = null;
  readonly talk = new Talk();
  readonly council = new CouncilMemory();
  /** An action was sent and not answered. */
  sending = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** A card to be played as soon as the seat is asked for one; known to this page only. */
  marked = $state.raw<Card | null>(null);
  bye = $state.raw<Bye | null>(null);
  /** Announced restart time of the server. */
  restart = $state<number | null>(null);
  readonly emotes = new SeenEmotes();
  /** Whether other players' emotes are hidden. */
  muted: () => boolean = () => false;
  /** Whether a card may be selected in advance. */
  marks: () => boolean = () => false;
  /** Called with new chat messages. */
  spoken: (words: Utterance[]) => void = () => {};
  transport: Transport | null = null;
  /** The page to which a table without other people belongs. */
  solo: 'practice' | 'day' | null = null;

  /** There is one hand, and nothing to decide but its moves. */
  get single(): boolean {
    return this.solo === 'day';
  }

  #asked = $state.raw<Question | null>(null);
  #advice = $state.raw<AdviceMessage | null>(null);
  /** Cards that a lesson asks for; they carry the bulb of a hint. */
  pointed = $state.raw<string[]>([]);
  /** The question that the last move answers. */
  #answering: Question | null = null;
  /** The choice reported as visible on this connection. */
  #shown: Question | null = null;
  /** The question that was visible first at `shownAt`, in milliseconds of `performance.now()`. */
  #timed: Question | null = null;
  shownAt = $state(0);
  #last = 0;
  #action: ActionId = 0;
  #notices = 0;

  /** Current choice of this seat, once all earlier events are shown. */
  choice = $derived.by<Choice | null>(() => {
    const asked = this.#asked;
    // A match that was broken off asks nothing more.
    if (!asked || this.table?.state === 'over') return null;
    if (asked.hand !== this.hand || this.events.length < asked.n || this.sending) return null;
    return this.seat !== null && this.scene.due.includes(this.seat) ? asked.choice : null;
  });
  /** The match is running and not halted. */
  going = $derived(this.table?.state === 'playing' && !this.table.halt);
  /** Advice for the current choice, if it was requested. */
  advice = $derived(this.choice && same(this.#asked, this.#advice) ? this.#advice : null);
  seat = $derived(this.you?.seat ?? null);

  /** Identifies the open question; empty if there is none. */
  get question(): string {
    return this.#asked && !this.sending ? `${this.#asked.hand}/${this.#asked.n}` : '';
  }

  since(): Since | undefined {
    return this.hand > 0 && this.#last > 0 ? { hand: this.hand, n: this.#last, seat: this.seat } : undefined;
  }

  /** Sets the game. */
  play(ui: GameUi, unitPoints: number | null): void {
    if (ui === this.ui && unitPoints === this.#unitPoints) return;
    this.#unitPoints = unitPoints;
    this.replace(ui, this.#start());
  }

  act(move: Move): void {
    const asked = this.#asked;
    if (!this.transport || this.sending || !asked) return;
    this.notice = null;
    this.sending = true;
    this.#answering = asked;
    this.#action = this.transport.act(asked.hand, asked.n, move);
  }

  /** Another match was requested from this page: the last to do so receives no confirmation. */
  again = false;
  do(what: What): void {
    if ('again' in what) this.again = true;
    this.transport?.do(what);
  }

  /** Ready for the next hand; also sends this browser's contribution to the shuffle. */
  ready(): void {
    const client_seed = this.table && addClientSeed(this.table);
    this.do({ ready: client_seed ? { client_seed } : true });
  }

  /** Calls a bot to every seat that will be free once the viewer sits. */
  callBots(): void {
    const seats = this.table?.seats ?? [];
    const own = this.seat ?? seats.indexOf(null);
    for (const [bot, holder] of seats.entries()) if (!holder && bot !== own) this.do({ bot });
  }

  /** Reports once per choice that it is visible. */
  shown(): void {
    const asked = this.#asked;
    if (!this.transport || !asked || same(asked, this.#shown)) return;
    this.#shown = asked;
    if (!same(asked, this.#timed)) this.shownAt = performance.now();
    this.#timed = asked;
    this.transport.post({ t: 'shown', hand: asked.hand, n: asked.n });
  }

  askHint(): void {
    const asked = this.#asked;
    if (asked) this.transport?.post({ t: 'hint', hand: asked.hand, n: asked.n });
  }

  say(emote: Emote): void {
    this.transport?.post({ t: 'say', emote });
  }

  speak(text: string): void {
    this.transport?.post({ t: 'say', text });
  }

  refuse(rule: string, message = '', first = ''): void {
    this.#notices += 1;
    this.notice = { rule, message, first, key: this.#notices };
  }

  take(message: Outbound): void {
    switch (message.t) {
      case 'welcome':
        this.you = message.you;
        this.talk.own = message.you.number;
        this.bye = null;
        this.restart = null;
        this.#shown = null;
        return;
      case 'hands':
        this.#closed.take(message);
        return;
      case 'table':
        this.table = this.#closed.with(message);
        // No events yet, but the sides are known now.
        if (this.timeline.cursor === 0) this.timeline.restart(this.ui, this.#start(), this.timeline.events);
        // There is no hand before a match: clears the table.
        if (message.state === 'waiting' && this.hand > 0) this.#fresh(0);
        this.#tick(message.clock);
        return;
      case 'clock':
        this.#tick(message.clock);
        return;
      case 'events':
        this.#receive(message.hand, message.n, message.events);
        return;
      case 'choice':
        // Repeated after a reconnection: what was chosen so far stays.
        if (!same(this.#asked, message)) this.#asked = { hand: message.hand, n: message.n, choice: message.choice };
        this.calm();
        return;
      case 'done':
        // The question is answered; the next one is sent automatically.
        if (message.id === this.#action && same(this.#asked, this.#answering)) this.#asked = null;
        this.#answered(message.id);
        return;
      case 'refused':
        this.#answered(message.id);
        // The time ran out or another page was faster: not the player's mistake.
        if (message.rule !== 'stale') this.refuse(message.rule, message.message);
        return;
      case 'error':
        if (message.id !== undefined) this.#answered(message.id);
        if (message.path === '/text') this.talk.refused();
        // The question of the requested hint is no longer open.
        if (message.code === 'stale') return;
        this.refuse(message.code, message.message);
        return;
      case 'advice':
        this.#advice = message;
        // The advice must not be hidden by an earlier refusal.
        this.notice = null;
        return;
      case 'said':
        this.#heard(message.seat, message.emote);
        return;
      case 'talk':
        this.spoken(this.talk.take(message.messages));
        return;
      case 'bye':
        this.bye = message;
        return;
      case 'restart':
        this.restart = message.at;
    }
  }

  /** Shows waiting events immediately and asks bots to play without delay. */
  hurry(): void {
    if (this.held || !this.going || this.choice) return;
    this.settle();
    this.hurried = (this.#asked === null || this.sending) && this.scene.over === null;
  }

  /** Ends hurrying when this seat is asked. */
  protected override calm(): void {
    if (this.settled && this.#asked && !this.sending) this.hurried = false;
  }

  destroy(): void {
    this.stop();
    this.transport?.farewell();
  }

  #tick(clock: Clock | null): void {
    this.clock = clock && { ...clock, came: performance.now() };
  }

  #answered(id: ActionId): void {
    if (id !== this.#action) return;
    this.sending = false;
    this.calm();
  }

  #heard(seat: number, emote: Emote): void {
    if (this.muted() && seat !== this.you?.seat) return;
    const { number = null, name = '' } = this.table?.seats[seat] ?? {};
    if (this.talk.muted(number)) return;
    this.talk.greet(number, name, seat, emote);
    this.emotes.show(seat, emote);
  }

  #receive(hand: number, n: number, events: SeenEvent[]): void {
    if (hand !== this.hand || n === 1) this.#fresh(hand);
    if (n > this.#last + 1) return this.#gap();
    // Skips known events, such as repeats after a reconnection.
    const news = events.slice(Math.max(0, this.#last + 1 - n));
    if (!news.length) return;
    this.#forget(news);
    this.#last = n + events.length - 1;
    this.push(news);
    if (this.table) keepHand(this.table.id, hand, this.seat, news, this.timeline.events);
  }

  /**
   * Drops a question that one of these events has answered, whether by this page, another one, or the clock; or a
   * question of a phase that is over.
   */
  #forget(news: SeenEvent[]): void {
    for (const [i, event] of news.entries()) {
      const asked = this.#asked;
      if (!asked || asked.n >= this.#last + 1 + i) continue;
      const isOver = event.e === 'due' && event.phase !== asked.choice.phase;
      if (isOver || this.ui.answered(event) === this.seat) this.#asked = null;
    }
  }

  /** Events are missing: requests the hand from its beginning. */
  #gap(): void {
    this.#last = 0;
    this.transport?.resync();
  }

  #fresh(hand: number): void {
    this.hand = hand;
    this.#last = 0;
    this.#asked = null;
    this.marked = null;
    this.begin(this.#start());
  }

  /** What is known of a hand before its first event. */
  #start(): Start {
    const { table } = this;
    return { seats: table?.seats.length ?? 0, sides: table?.sides ?? [], unitPoints: this.#unitPoints };
  }
}
