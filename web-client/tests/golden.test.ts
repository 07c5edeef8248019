// The golden playthroughs of every game: folding the same seen events gives the same view as the engine's.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fold } from '../src/timeline/fold';
import { events as eventTable } from '../src/games/minchiate/events';
import { formOf } from '../src/games/minchiate/forms';
import { emptyScene, seenAtCut, type Scene } from '../src/games/minchiate/scene';
import { START } from '../src/games/tarot/scene';
import * as plain from '../src/timeline/scene';
import { emptyView, type View } from '../src/timeline/view';
import type { Card, SeenEvent } from '../src/protocol/types';

const { applyEvent } = eventTable;

const GOLDEN = join(import.meta.dirname, '../../tests/golden');
const ENGINE = join(import.meta.dirname, '../../engine');
const NO_SUITS = [0, 0, 0, 0];
/** SCORE-3, as in `GET /api/rules`. */
const UNIT_POINTS = 60;
const PAIRS: plain.Start = { seats: 4, sides: [0, 1, 0, 1], unitPoints: null };

type Canonical = Record<string, unknown>;
interface Header {
  game: string;
  preset: string;
  seat: number;
  record: { pack: Card[]; rules: { options: { players?: number } } };
}
interface Step {
  move: unknown;
  n: number;
  seat: SeenEvent[];
  spectator: SeenEvent[];
  view: Canonical;
  spectator_view?: Canonical;
}

const zones = (view: View): Canonical =>
  Object.fromEntries(Object.entries(view.zones).filter(([, { count }]) => count > 0));

/** The page's knowledge of a hand of Minchiate, in the format of views in tests/golden/README.md. */
class Minchiate {
  scene: Scene;
  constructor(preset: string) {
    const seats = formOf(preset)?.seats;
    const sides = Array.from({ length: seats ?? 0 }, (_, seat) => seat);
    this.scene = emptyScene(
      seats === undefined ? { ...START, unitPoints: UNIT_POINTS } : { seats, sides, unitPoints: null },
    );
  }
  take(events: SeenEvent[]): void {
    this.scene = events.reduce(applyEvent, this.scene);
  }
  get knows(): Canonical {
    const { scene } = this;
    const open = Object.entries(scene.open).map(([seat, shown]) => [seat, shown.map(({ card }) => card).sort()]);
    return {
      due: { seats: scene.due, phase: scene.phase },
      over: scene.over,
      dealer: scene.dealer,
      open: Object.fromEntries(open) as Canonical,
      suits: scene.fola.suits ?? NO_SUITS,
      fallen: [...scene.fallen].sort(),
      won: plain.sidesOf(scene.sides).map((side) => plain.bySide(scene.sides, scene.won, side)),
      lead: scene.lead,
      resti: scene.amounts,
      out: [...scene.out].sort(),
      points: scene.points,
    };
  }
}

/** The page's knowledge of a hand of any game. */
class AnyGame {
  private scene: plain.Scene;
  /** Where the number of players is an option, each of them plays alone. */
  constructor({ rules: { options } }: Header['record']) {
    const seats = options.players;
    const alone = Array.from({ length: seats ?? 0 }, (_, seat) => seat);
    this.scene = plain.emptyScene(seats === undefined ? PAIRS : { seats, sides: alone, unitPoints: null });
  }
  take(events: SeenEvent[]): void {
    this.scene = events.reduce((scene, event) => plain.applyEvent(scene, event), this.scene);
  }
  get knows(): Canonical {
    const { scene } = this;
    return {
      due: { seats: scene.due, phase: scene.phase },
      over: scene.over,
      dealer: scene.dealer,
      won: plain.sidesOf(scene.sides).map((side) => plain.bySide(scene.sides, scene.won, side)),
      points: scene.points,
    };
  }
}

class Watcher {
  private readonly scene: Minchiate | AnyGame;
  private view: View;
  taken = 0;
  constructor({ game, preset, record }: Header) {
    this.scene = game === 'minchiate' ? new Minchiate(preset) : new AnyGame(record);
    this.view = emptyView(record.pack.length);
  }
  take(events: SeenEvent[]): void {
    this.view = events.reduce(fold, this.view);
    this.scene.take(events);
    this.taken += events.length;
  }
  get knows(): Canonical {
    return { ...this.scene.knows, zones: zones(this.view) };
  }
  /** Cards seen at the cut and not since; nothing for a game without one. */
  get atCut(): Card[] {
    return this.scene instanceof Minchiate ? seenAtCut(this.scene.scene, this.view) : [];
  }
}

/** Beside those of lessons and exercises. */
const games = readdirSync(GOLDEN, { withFileTypes: true }).filter(({ name }) => existsSync(join(ENGINE, name)));
const files = games.flatMap(({ name }) => readdirSync(join(GOLDEN, name)).map((file) => join(name, file)));

it('every game of the engine has golden playthroughs', () => {
  // An engine without `names.hpp` plays more presets of another engine's game.
  const isGame = (name: string): boolean =>
    ['game.hpp', 'names.hpp'].every((file) => existsSync(join(ENGINE, name, file)));
  const engines = readdirSync(ENGINE).filter((name) => isGame(name) && name !== 'core');
  expect(games.map(({ name }) => name).sort()).toEqual(engines.sort());
  expect(files.length).toBeGreaterThanOrEqual(3);
});

/** What the page knows, of what the engine's view has: not every game scores before its end. */
const knownOf = (watcher: Watcher, view: Canonical): Canonical => {
  const all: Canonical = watcher.knows;
  return Object.fromEntries(Object.keys(view).map((key) => [key, all[key]]));
};

describe.each(files)('%s', (file) => {
  const lines = readFileSync(join(GOLDEN, file), 'utf8').trimEnd().split('\n');
  const header = JSON.parse(lines[0] ?? '') as Header;
  const steps = lines.slice(1).map((line) => JSON.parse(line) as Step);

  it('the seat’s view equals the engine’s at every step', () => {
    const watcher = new Watcher(header);
    for (const step of steps) {
      const at = `${header.game} ${header.preset}, event ${step.n}, ${JSON.stringify(step.move)}`;
      expect(step.n, at).toBe(watcher.taken + 1);
      watcher.take(step.seat);
      expect(knownOf(watcher, step.view), at).toEqual(step.view);
    }
    expect(steps.length).toBeGreaterThan(1);
  });

  it.runIf(header.game === 'minchiate')('the fola shows the cards that the engine has there, and no card twice', () => {
    const watcher = new Watcher(header);
    const told = new Set<Card>();
    for (const { seat, view, move } of steps) {
      watcher.take(seat);
      for (const event of seat)
        if (event.e === 'seen' && event.zone.startsWith('packet')) for (const card of event.cards ?? []) told.add(card);
      const at = `${header.preset}, ${JSON.stringify(move)}`;
      const lie = view.zones as Record<string, { cards: Card[] }>;
      const elsewhere = new Set(Object.values(lie).flatMap(({ cards }) => cards));
      expect(new Set(watcher.atCut), at).toEqual(new Set([...told].filter((card) => !elsewhere.has(card))));
    }
  });

  it('a spectator’s view equals the engine’s at the end', () => {
    const watcher = new Watcher(header);
    for (const step of steps) watcher.take(step.spectator);
    const view = steps.at(-1)?.spectator_view ?? {};
    expect(knownOf(watcher, view)).toEqual(view);
    expect(view).toHaveProperty('zones');
  });
});
