// Mattazza: three to six players, each alone. Its talk, and how Punti decide its matches.
import type { MatchScoring } from '../contract/board';
import type { Emote, Options, Person, Seat, TableRules, Word } from '../../protocol/types';
import { deck } from './cards';
import { isEachAlone, MATTO, type Scene } from './scene';
import { figures } from './sheet/figures';

export const MATTAZZA: Word = 'mattazza';
/** The phrases of SAY-7. */
export type Phrase = Extract<Emote, 'duro' | 'metti' | 'migliori' | 'pagatore' | 'campagna'>;
export const TALK: readonly Phrase[] = ['duro', 'metti', 'migliori', 'pagatore', 'campagna'];

/** COUNT-9 without combinations, which are counted at the end: a card of value adds its worth less 1, a trick 1. */
function ofTricks({ tricks }: Scene, seat: Seat): number {
  return tricks.reduce((sum, { plays, winner }) => {
    // The covered Matto stays with its player.
    const cards = plays.filter((play) => (play.card === MATTO ? play.seat : winner) === seat);
    const values = cards.map(({ card }) => Math.max(0, deck.info(card).worth - 1));
    return sum + values.reduce((all, worth) => all + worth, winner === seat ? 1 : 0);
  }, 0);
}

/** Points of a player so far; null where pairs count together, and for a player who sits out. */
export function taken(scene: Scene, seat: Seat): number | null {
  if (!isEachAlone(scene) || scene.resting.includes(seat)) return null;
  return scene.over ? figures(scene, seat).total : ofTricks(scene, seat);
}

/** Whether these are the options of Mattazza: only there is the number of players one. */
export const isMattazza = ({ players }: Options): boolean => players !== undefined;

/** MATCH-11: the match ends when `many` players have `few` Punti, or one has `most`. */
const GROUP = { small: { many: 2, few: 3, most: 6 }, large: { many: 3, few: 2, most: 4 } };
const SMALL = 4;
/** MATCH-10: players left at the end. */
const LEFT = 2;

/** Persons who have lost at the end of a match; null if it was not decided. */
function losers(punti: number[], { end, target }: Options): Person[] | null {
  const atLeast = (n: number): Person[] => punti.flatMap((own, person) => (own >= n ? [person] : []));
  if (end === 'group') {
    const { many, few, most } = punti.length > SMALL ? GROUP.large : GROUP.small;
    const [lower, higher] = [atLeast(few), atLeast(most)];
    if (lower.length >= many) return lower;
    return higher.length ? higher : null;
  }
  const reached = atLeast(Number(target));
  const decided = end === 'drop' ? punti.length - reached.length <= LEFT : reached.length > 0;
  return decided ? reached : null;
}

/** Winners of a match with these totals, Punti as negative amounts; of an undecided one those with the fewest. */
export function winners(totals: number[], options: Options): Person[] {
  const lost = losers(
    totals.map((n) => -n),
    options,
  );
  const persons = totals.map((_, person) => person);
  if (lost) return persons.filter((person) => !lost.includes(person));
  const best = Math.max(...totals);
  const leading = persons.filter((person) => totals[person] === best);
  return leading.length < totals.length ? leading : [];
}

/** Punti are shown as positive numbers. */
export const scoring = ({ preset, options }: TableRules): MatchScoring | undefined =>
  preset === MATTAZZA
    ? { winners: (totals) => winners(totals, options), amount: (n) => String(Math.abs(n)) }
    : undefined;
