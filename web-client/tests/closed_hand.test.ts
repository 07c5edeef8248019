import { describe, expect, it } from 'vitest';
import { events as eventTable } from '../src/games/minchiate/events';
import { emptyScene } from '../src/games/minchiate/scene';
import { START } from '../src/games/tarot/scene';
import { emptyView } from '../src/timeline/view';
import { fold, zone } from '../src/timeline/fold';
import type { HandOne, ResultComplete } from '../src/protocol/types';
import { sample } from './samples';

const { applyEvent } = eventTable;

const { events, result } = sample<HandOne & { result: ResultComplete }>('http_hand_one.json');
const start = { ...START, unitPoints: 60 };

describe('the hand printed in Dresden in 1798, as the page of a closed hand shows it', () => {
  it('has the winners of the 21 tricks (V-W6)', () => {
    const winners = events.filter((e) => e.e === 'trick').map((e) => 'SENW'[e.winner]);
    expect(winners.join('')).toBe('SEWNSEWESESEWEWNESSSS');
  });

  it('has the running lead after each trick (V-W5)', () => {
    const leads: number[] = [];
    let scene = emptyScene(start);
    let taken = 0;
    for (const event of events) {
      const { lead } = (scene = applyEvent(scene, event));
      if (event.e === 'trick') taken += 1;
      if (taken) leads[taken - 1] = -lead;
    }
    const printed = '30 35 40 35 35 35 35 35 35 35 35 35 38 38 41 41 44 39 39 39 34';
    expect(leads.slice(0, 21).join(' ')).toBe(printed);
  });

  it('ends as the result says, every card known and in its place', () => {
    const scene = events.reduce(applyEvent, emptyScene(start));
    expect(scene.over).toEqual([result.end]);
    expect(scene.amounts).toEqual([0, 2]);
    expect(scene.fola.suits).toEqual([3, 1, 3, 1]);
    expect(scene.final[1]?.versicole.reduce((sum, v) => sum + v.points, 0)).toBe(result.final[1]?.versicole);
    expect(scene.tally.map(({ why, side, points, cards }) => ({ why, team: side, points, cards }))).toEqual(
      result.scores,
    );
    const view = events.reduce(fold, emptyView(97));
    expect(Object.values(view.zones).reduce((sum, z) => sum + z.count, 0)).toBe(97);
    for (let seat = 0; seat < 4; seat++) expect(zone(view, `hand:${seat}`).count).toBe(0);
    expect(zone(view, 'fola')).toMatchObject({ count: 13 });
    expect(zone(view, 'fola').cards).toHaveLength(13);
  });
});
