// Conflict of two edits: the saved values beside the requested ones.
import type { Catalogue, Lang } from '../i18n/index.svelte';
import { signs } from '../games/signs';
import type { Club, ClubChange, ClubRule } from '../protocol/types';
import { presetName } from '../games/plain/words';

export interface Difference {
  what: string;
  there: string;
  mine: string;
}

const yes = (words: Catalogue['club'], is: boolean): string => (is ? words.yes : words.no);

function ofRule(words: Catalogue['club'], rule: ClubRule): [string, string][] {
  return [
    [words.leastRounds, String(rule.least_rounds)],
    [words.order, rule.order.map((measure) => words.measures[measure]).join(', ')],
    [words.bots, yes(words, rule.bots)],
    [words.standIns, yes(words, rule.stand_ins)],
    [words.brokenOff, words.broken[rule.broken_off]],
  ];
}

function ofHouse(words: Catalogue['club'], lang: Lang, house: Club['house_rules']): string {
  if (!('game' in house)) return words.houseNone;
  const sign = signs.words(house.game, lang);
  return `${sign.name}, ${presetName(sign, house.preset)}`;
}

/** Requested values that differ from the saved ones. If only details of the house rules differ, the row says so. */
export function differences(words: Catalogue['club'], lang: Lang, asked: Partial<ClubChange>, now: Club): Difference[] {
  const rows: Difference[] = [];
  const add = (what: string, there: string, mine: string): void => {
    if (there !== mine) rows.push({ what, there, mine });
  };
  if (asked.name !== undefined) add(words.name, now.name, asked.name);
  if (asked.zone !== undefined) add(words.zone, now.zone, asked.zone);
  if (asked.open !== undefined) add(words.openness, yes(words, now.open), yes(words, asked.open));
  if (asked.rule) {
    const mine = ofRule(words, asked.rule);
    ofRule(words, now.rule).forEach(([what, there], i) => add(what, there, mine[i]?.[1] ?? ''));
  }
  if (asked.house_rules && JSON.stringify(asked.house_rules) !== JSON.stringify(now.house_rules)) {
    const [there, mine] = [ofHouse(words, lang, now.house_rules), ofHouse(words, lang, asked.house_rules)];
    rows.push({ what: words.house, there, mine: there === mine ? `${mine} (${words.otherDetails})` : mine });
  }
  return rows;
}
