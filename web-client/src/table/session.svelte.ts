// One table as this browser sees it: takes the server's messages, folds the events one by one at a pace
// that the eye can follow, and knows what its seat is asked.
import { addNoise, keepHand } from '../fair/client_seed';
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
  TableMessage,
  Utterance,
  What,
  You,
} from '../protocol/types';
import type { GameUi } from '../games/game_ui';
import { plain } from '../games/plain/plain';
import type { Scene, Start } from '../timeline/scene';
import { Timeline } from '../timeline/timeline.svelte';
import type { View } from '../timeline/view';
import type { Status } from '../net/connection';
import type { Pace } from '../app/settings.svelte';
import { Talk } from '../talk/talk.svelte';
import type { Notice } from './notice';
import { JUMP, pause } from './pace';
import type { Transport } from './transport';
import { SeenEmotes } from './seen_emotes.svelte';
import { bare, type Stage } from './board_view.svelte';

/** What a seat is asked: the hand, and the number of the event that asked. */
interface Numbered {
  hand: number;
  n: number;
}
interface Question extends Numbered {
  choice: Choice;
}
/** It may have come twice: after a reconnection it is put again. */
const same = (one: Numbered | null, other: Numbered | null): boolean =>
  one !== null && one.hand === other?.hand && one.n === other.n;

/** Whoever looked at something else for longer has missed what was dealt meanwhile: the table jumps. */
const LATE_MS = 25_000;
const UNKNOWN = plain('');

export class TableSession {
  status = $state<Status>('connecting');
  /** The server has said nothing for a while, though the line is held. */
  quiet = $state(false);
  you = $state.raw<You | null>(null);
  table = $state.raw<TableMessage | null>(null);
  /** The clock, and when it came by this page's own time. */
  clock = $state.raw<(Clock & { came: number }) | null>(null);
  hand = $state(0);
  /** The game that is played; the plain one until it is known. */
  ui = $state.raw<GameUi>(UNKNOWN);
  /** So many points of lead make one of the game's unit. */
  #unitPoints: number | null = null;
  /** The hand: what has come of it, and how far it is shown. */
  timeline = new Timeline(UNKNOWN, { seats: 0, sides: [], unitPoints: null });
  readonly talk = new Talk();
  /** An action was sent and not yet answered. */
  sending = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** A card of one's own that is to be played as soon as one is asked for one; nobody else knows of it. */
  marked = $state.raw<Card | null>(null);
  bye = $state.raw<Bye | null>(null);
  /** When the server will restart, as it was announced. */
  restart = $state<number | null>(null);
  readonly emotes = new SeenEmotes();
  /** The others are hurried: bots take no time, and what they do is shown quickly, until this seat is asked. */
  hurried = $state(false);
  /** Events wait while something else is to be looked at first. */
  #held = false;
  #heldAt = 0;
  /** The server tells of something that this page does not know: it is of a newer build. */
  behind = $state(false);

  stage: Stage = bare().stage;
  /** Ends what is still being animated: the table jumps. */
  land: () => void = bare().land;
  pace: () => Pace = () => 'normal';
  still: () => boolean = () => false;
  /** Whether the others' greetings are passed over. */
  muted: () => boolean = () => false;
  /** Whether a card may be marked while others play. */
  marks: () => boolean = () => false;
  /** New words that are listened to. */
  spoken: (words: Utterance[]) => void = () => {};
  transport: Transport | null = null;

  #asked = $state.raw<Question | null>(null);
  #advice = $state.raw<AdviceMessage | null>(null);
  /** The question that the last move answers. */
  #answering: Question | null = null;
  /** The choice that was said to be on the screen, on this line. */
  #shown: Question | null = null;
  #last = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #action: ActionId = 0;
  #notices = 0;

  /** What this seat may do now, once everything before it is on the table. */
  choice = $derived.by<Choice | null>(() => {
    const asked = this.#asked;
    // A match that was broken off asks nothing more.
    if (!asked || this.table?.state === 'over') return null;
    if (asked.hand !== this.hand || this.events.length < asked.n || this.sending) return null;
    return this.seat !== null && this.scene.due.includes(this.seat) ? asked.choice : null;
  });
  /** The match is under way, and does not stand still. */
  going = $derived(this.table?.state === 'playing' && !this.table.halt);
  /** What a bot would do with what is asked now, where that was asked for. */
  advice = $derived(this.choice && same(this.#asked, this.#advice) ? this.#advice : null);
  seat = $derived(this.you?.seat ?? null);
  /** Everything received is on the table. */
  settled = $state(true);

  get view(): View {
    return this.timeline.view;
  }
  get scene(): Scene {
    return this.timeline.scene;
  }
  /** Events shown so far, for the chronicle. */
  get events(): SeenEvent[] {
    return this.timeline.shown;
  }

  since(): Since | undefined {
    return this.hand > 0 && this.#last > 0 ? { hand: this.hand, n: this.#last, seat: this.seat } : undefined;
  }

  /** What is played here: what has been told already is told again by this game's own fold. */
  play(ui: GameUi, unitPoints: number | null): void {
    if (ui === this.ui && unitPoints === this.#unitPoints) return;
    this.ui = ui;
    this.#unitPoints = unitPoints;
    const { events, cursor } = this.timeline;
    this.timeline.restart(ui, this.#start(), events);
    this.#show(cursor);
  }

  act(move: Move): void {
    const asked = this.#asked;
    if (!this.transport || this.sending || !asked) return;
    this.notice = null;
    this.sending = true;
    this.#answering = asked;
    this.#action = this.transport.act(asked.hand, asked.n, move);
  }

  /** Another match was asked for from here: who is the last to do so is never told that he has. */
  again = false;
  do(what: What): void {
    if ('again' in what) this.again = true;
    this.transport?.do(what);
  }

  /** For the next hand; with it goes what this browser adds to the deal. */
  ready(): void {
    const noise = this.table && addNoise(this.table);
    this.do({ ready: noise ? { noise } : true });
  }

  /** What is asked is on the screen: said once for each choice. */
  shown(): void {
    const asked = this.#asked;
    if (!this.transport || !asked || same(asked, this.#shown)) return;
    this.#shown = asked;
    this.transport.shown(asked.hand, asked.n);
  }

  askHint(): void {
    const asked = this.#asked;
    if (asked) this.transport?.hint(asked.hand, asked.n);
  }

  say(emote: Emote): void {
    this.transport?.say(emote);
  }

  speak(text: string): void {
    this.transport?.speak(text);
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
      case 'table':
        this.table = message;
        // Nothing has happened yet: now it is known who plays with whom.
        if (this.timeline.cursor === 0) this.timeline.restart(this.ui, this.#start(), this.timeline.events);
        // Before a match there is no hand to look at: what lay on the table is cleared away.
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
        this.#asked = { hand: message.hand, n: message.n, choice: message.choice };
        this.#calm();
        return;
      case 'done':
        // The question is answered; the next one comes by itself.
        if (message.id === this.#action && same(this.#asked, this.#answering)) this.#asked = null;
        this.#answered(message.id);
        return;
      case 'refused':
        this.#answered(message.id);
        // The time ran out, or another page was quicker: nothing that anybody did wrong.
        if (message.rule !== 'stale') this.refuse(message.rule, message.message);
        return;
      case 'error':
        if (message.id !== undefined) this.#answered(message.id);
        if (message.path === '/text') this.talk.refused();
        // What a hint was asked for is asked no more.
        if (message.code === 'stale') return;
        this.refuse(message.code, message.message);
        return;
      case 'advice':
        this.#advice = message;
        // It is not to stand behind what was refused before it.
        this.notice = null;
        return;
      case 'said':
        this.#heard(message.seat, message.emote);
        return;
      case 'talk':
        this.spoken(this.talk.take(message.words));
        return;
      case 'bye':
        this.bye = message;
        return;
      case 'restart':
        this.restart = message.at;
        return;
      case 'pong':
        return;
    }
  }

  /** Keeps what comes from now on off the table, until it is let go again. */
  hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    const late = Date.now() - this.#heldAt > LATE_MS;
    this.#heldAt = Date.now();
    if (held || !this.timeline.waiting) return;
    if (late || this.timeline.waiting > JUMP) this.settle();
    else if (this.#timer === undefined) this.#next();
  }

  /** Puts everything that waits on the table at once. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.timeline.waiting) {
      this.land();
      this.#show(this.timeline.events.length);
    }
    this.settled = true;
    this.#calm();
  }

  /** The pause of the others is cut short: what waits is on the table at once, and bots go on without a thought. */
  hurry(): void {
    if (this.#held || !this.going || this.choice) return;
    this.settle();
    this.hurried = (this.#asked === null || this.sending) && this.scene.over === null;
  }

  /** Nobody is hurried on once this seat is asked, and sees it. */
  #calm(): void {
    if (this.settled && this.#asked && !this.sending) this.hurried = false;
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.transport?.farewell();
  }

  #tick(clock: Clock | null): void {
    this.clock = clock && { ...clock, came: Date.now() };
  }

  #answered(id: ActionId): void {
    if (id !== this.#action) return;
    this.sending = false;
    this.#calm();
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
    // What is had already (a repeat after a reconnect) is passed over.
    const news = events.slice(Math.max(0, this.#last + 1 - n));
    if (!news.length) return;
    this.#forget(news);
    this.#last = n + events.length - 1;
    this.timeline.push(news);
    if (this.table) keepHand(this.table.id, hand, this.seat, news, this.timeline.events);
    this.settled = false;
    if (this.#held) return;
    const hidden = typeof document !== 'undefined' && document.hidden;
    if (this.timeline.waiting > JUMP || hidden) this.settle();
    else if (this.#timer === undefined) this.#next();
  }

  /** What one of the next events has answered is asked no more, whoever answered it: the clock, another page. */
  #forget(news: SeenEvent[]): void {
    for (const [i, event] of news.entries())
      if (this.#asked && this.#asked.n < this.#last + 1 + i && this.ui.answered(event) === this.seat)
        this.#asked = null;
  }

  /** A number is missing, and cannot be had from here: the hand is asked for from its beginning. */
  #gap(): void {
    this.#last = 0;
    this.transport?.resync();
  }

  #fresh(hand: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.land();
    this.hand = hand;
    this.#last = 0;
    this.settled = true;
    this.#asked = null;
    this.marked = null;
    this.hurried = false;
    this.timeline.restart(this.ui, this.#start());
  }

  /** What is known of a hand before its first event. */
  #start(): Start {
    const { table } = this;
    return { seats: table?.seats.length ?? 0, sides: table?.sides ?? [], unitPoints: this.#unitPoints };
  }

  #next = (): void => {
    this.#timer = undefined;
    while (!this.#held) {
      const event = this.timeline.next;
      if (!event) break;
      const to = this.timeline.cursor + 1;
      const pace = this.hurried && this.pace() === 'normal' ? 'fast' : this.pace();
      const wait = pause(event, this.ui.lasts(event), pace, this.timeline.waiting - 1, this.still());
      if (wait > 0) {
        this.stage(event, () => this.#show(to));
        this.#timer = setTimeout(this.#next, wait);
        return;
      }
      this.#show(to);
    }
    this.settled = this.timeline.waiting === 0;
    this.#calm();
  };

  #show(to: number): void {
    const { events, cursor } = this.timeline;
    if (!events.slice(cursor, to).every((event) => this.ui.knows(event))) this.behind = true;
    this.timeline.seek(to);
  }
}
