// A game's events from one table: a row per word, with all that the client does with it.
import type { SeenEvent, Word } from '../../protocol/types';
import { catalogues, type Lang } from '../../i18n/index.svelte';
import type { Cause } from '../../motion/plan';
import { known } from '../../timeline/known';
import { applyEvent as applyAny, answered as answeredAny, owner, type Scene } from '../../timeline/scene';
import type { View } from '../../timeline/view';
import type { SentenceContext } from '../contract/board';
import type { Cards } from '../contract/cards';
import type { GameUi } from '../game_ui';
import { lasts } from './duration';
import { motion, moved } from './motion';

type Of<Kind extends SeenEvent['e']> = Extract<SeenEvent, { e: Kind }>;

/** What a sentence needs besides the event. */
export interface Telling<Texts> extends SentenceContext {
  t: Texts;
  /** Names of the event's cards. */
  named: string;
}
export interface Row<Event extends SeenEvent, S extends Scene, Texts> {
  /** Milliseconds until the next event is shown; by default as in any game. */
  lasts?: number;
  /** The cards were face down and are turned up. */
  turned?: boolean;
  /** The scene after the event; by default as in any game. */
  apply?: (scene: S, event: Event) => S;
  /** What moves; by default as in any game. `scene` is the one before the event. */
  motion?: (event: Event, scene: S, view: View) => Cause[];
  /** Sentence for the log; null if there is nothing to report. By default the chronicle's text for the word. */
  says?: (event: Event, telling: Telling<Texts>) => string | null;
}
/** The words of each kind of event, by the schema of the game. */
interface Words {
  moved: Word;
  seen: Word;
  said: Word;
  scored: Word;
  paid: Word;
  due: Word;
}
export type EventTable<W extends Words, S extends Scene, Texts> = {
  [Kind in keyof W & keyof Words]: Record<W[Kind], Row<Of<Kind>, S, Texts>>;
} & { sides?: Row<Of<'sides'>, S, Texts> };

/** The same row for several words. */
export const rows = <const W extends Word, R>(words: readonly W[], row: R): Record<W, R> =>
  Object.fromEntries(words.map((word) => [word, row])) as Record<W, R>;

/** Texts for the log by word: who does it, the cards or their number, and to whom. */
interface Chronicle {
  chronicle: object & { over?: string };
}
type ByWord = Record<Word, ((who: string, cards: string, whom: string) => string) | undefined>;

function byWord(event: SeenEvent, named: string, chronicle: object, { name, lang }: SentenceContext): string | null {
  if (event.e !== 'moved' && event.e !== 'seen' && event.e !== 'said') return null;
  const text = (chronicle as ByWord)[event.e === 'said' ? event.word : event.why];
  if (!text) return null;
  const cards = named || ('count' in event ? catalogues[lang].app.cards(event.count) : '');
  const at = (zone: string): string => name(owner(zone));
  if (event.e === 'said') return text(name(event.seat), cards, '');
  if (event.e === 'seen') return text(at(event.zone), cards, '');
  return text(at(Number.isNaN(owner(event.from)) ? event.to : event.from), cards, at(event.to));
}

interface Parts<S extends Scene, Texts> {
  table: EventTable<Words, S, Texts>;
  texts: Record<Lang, Texts>;
  cards: Cards;
  answered?: GameUi['answered'];
}
interface Events<S extends Scene> extends Pick<GameUi, 'knows' | 'answered' | 'duration' | 'motion' | 'sentence'> {
  applyEvent(scene: S, event: SeenEvent): S;
}

/** Event handling of a game; events without a row are unknown. */
export function eventsOf<S extends Scene, Texts extends Chronicle>({
  table,
  texts,
  cards,
  answered = answeredAny,
}: Parts<S, Texts>): Events<S> {
  type AnyRow = Row<SeenEvent, S, Texts>;

  function rowOf(event: SeenEvent): AnyRow | undefined {
    if (!known(event)) return undefined;
    if (event.e === 'trick' || event.e === 'over') return {};
    if (event.e === 'sides') return (table.sides ?? {}) as AnyRow;
    const word = event.e === 'said' ? event.word : event.e === 'due' ? event.phase : event.why;
    return Object.hasOwn(table[event.e], word) ? (table[event.e][word] as AnyRow) : undefined;
  }

  return {
    knows: (event) => rowOf(event) !== undefined,
    answered,
    applyEvent(before, event) {
      const scene = applyAny(before, event, answered(event));
      return rowOf(event)?.apply?.(scene, event) ?? scene;
    },
    duration(event) {
      const row = rowOf(event);
      // Cards that this viewer does not see need no time.
      if (!row || (event.e === 'seen' && !event.cards?.length)) return 0;
      return row.lasts ?? lasts(event);
    },
    motion(event, scene, view) {
      const row = rowOf(event);
      if (row?.motion) return row.motion(event, scene as S, view);
      return event.e === 'moved' ? [moved(event, scene, view, row?.turned)] : motion(event, scene, view);
    },
    sentence(event, context) {
      const row = rowOf(event);
      const t = catalogues[context.lang];
      if (!row) return null;
      if (event.e === 'trick') return t.chronicle.trick(context.name(event.winner));
      if (event.e === 'over') return texts[context.lang].chronicle.over ?? t.chronicle.over;
      const codes = ('cards' in event && event.cards) || [];
      const named = t.app.list(codes.map((code) => cards.name(code, context.lang)));
      const own = texts[context.lang];
      return row.says ? row.says(event, { ...context, t: own, named }) : byWord(event, named, own.chronicle, context);
    },
  };
}
