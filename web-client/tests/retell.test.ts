import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import hand from '../dev/hand-1798.json';
import { emptyScene, tell } from '../src/game/scene';
import { emptyView } from '../src/game/view';
import { fold, zone } from '../src/game/fold';
import { retell } from '../src/game/retell';
import type { HandRecord, ResultComplete } from '../src/protocol/types';

const { record, result } = hand as unknown as { record: HandRecord; result: ResultComplete };
const events = retell(record, result);

describe('the hand printed in Dresden in 1798, told again', () => {
  it('has the winners of the 21 tricks (V-W6)', () => {
    const winners = events.filter((e) => e.e === 'trick').map((e) => 'SENW'[e.winner]);
    expect(winners.join('')).toBe('SEWNSEWESESEWEWNESSSS');
  });

  it('has the running lead after each trick (V-W5)', () => {
    const leads: number[] = [];
    let scene = emptyScene();
    let taken = 0;
    for (const event of events) {
      const { lead } = (scene = tell(scene, event));
      if (event.e === 'trick') taken += 1;
      if (taken) leads[taken - 1] = -lead;
    }
    const printed = '30 35 40 35 35 35 35 35 35 35 35 35 38 38 41 41 44 39 39 39 34';
    expect(leads.slice(0, 21).join(' ')).toBe(printed);
  });

  it('ends as the result says, every card where it belongs', () => {
    const scene = events.reduce(tell, emptyScene());
    expect(scene.over).toEqual([result.end]);
    expect(scene.resti).toEqual([0, 2]);
    expect(scene.fola.suits).toEqual([3, 1, 3, 1]);
    expect(scene.final[1].versicole.reduce((sum, v) => sum + v.points, 0)).toBe(result.final[1]?.versicole);
    const view = events.reduce(fold, emptyView());
    const total = Object.values(view.zones).reduce((sum, z) => sum + z.count, 0);
    expect(total).toBe(97);
    for (let seat = 0; seat < 4; seat++) expect(zone(view, `hand:${seat}`).count).toBe(0);
    expect(zone(view, 'fola').count).toBe(13);
  });
});

interface Played {
  record: HandRecord;
  result: ResultComplete;
}
const played = readFileSync(join(import.meta.dirname, 'data/hands.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((text) => JSON.parse(text) as Played);

describe('hands of many rules, told again', () => {
  // Falling in both forms, more than thirteen robbed, debts chosen, a Matto that dies, resti in play.
  it.each(played.map((one, i) => [i, one] as const))('hand %i scores what its result says, in its order', (_i, one) => {
    const told = retell(one.record, one.result);
    const scene = told.reduce(tell, emptyScene());
    const view = told.reduce(fold, emptyView());
    expect(scene.tally.map(({ why, side, points, cards }) => ({ why, team: side, points, cards }))).toEqual(
      one.result.scores,
    );
    const resti = (team: number) =>
      one.result.resti.filter((paid) => paid.team === team).reduce((sum, paid) => sum + paid.resti, 0);
    expect(scene.resti).toEqual([resti(0), resti(1)]);
    expect(scene.tricks).toHaveLength(21);
    for (let seat = 0; seat < 4; seat++) expect(zone(view, `hand:${seat}`).count).toBe(0);
    expect(zone(view, 'fola').count).toBe(13);
    expect(zone(view, 'pile:0').count + zone(view, 'pile:1').count).toBe(84);
  });
});
