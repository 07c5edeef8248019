// A table of so many seats on a screen of 1000 by 800, with a computed layout: seat 0 is at the near edge.
import type { GameUi } from '../src/games/game_ui';
import { layout, type Layout, type AreaContents, type Place } from '../src/motion/layout';
import { plan, type Motion } from '../src/motion/plan';
import type { SeenEvent } from '../src/protocol/types';
import { arrange, middle } from '../src/table/fan';
import { spot } from '../src/table/seats';
import { slots } from '../src/table/trick_slots';
import { fold, zone } from '../src/timeline/fold';
import { sidesOf, single, type Scene } from '../src/timeline/scene';
import { emptyView, type View } from '../src/timeline/view';

const CENTRE = { x: 500, y: 350 };

/** A place with the given middle. */
const put = (x: number, y: number, width: number, height: number, lies: AreaContents): Place => ({
  ...lies,
  box: { left: x - width / 2, top: y - height / 2, width, height },
});

export class Table {
  scene: Scene;
  view: View;
  /** The cards on the rails, by token. */
  rails: Record<number, string[]> = {};

  constructor(
    readonly game: GameUi,
    readonly seats: number,
    sides: number[] = Array.from({ length: seats }, (_, seat) => seat),
  ) {
    this.scene = game.empty({ seats, sides, unitPoints: 60 });
    this.view = emptyView(game.pack);
  }

  tell(...events: SeenEvent[]): this {
    for (const event of events) {
      this.view = fold(this.view, event);
      this.scene = this.game.applyEvent(this.scene, event);
    }
    return this;
  }

  layout(): Layout {
    const { seats, scene, view, game } = this;
    const dead = game.dead(scene);
    const hand = zone(view, 'hand:0').cards;
    const fan = arrange(hand.length, 800);
    const piles = single(scene.sides) ? [] : sidesOf(scene.sides);
    return layout([
      put(CENTRE.x, CENTRE.y, 300, 300, { names: ['middle'] }),
      put(CENTRE.x, CENTRE.y, 300, 300, {
        names: ['trick'],
        cards: (box) => slots(scene.trick, box, { from: 0, seats, row: false, dead }),
      }),
      put(CENTRE.x, 700, 800, fan.height, {
        names: ['hand:0'],
        cards: () => hand.map((token, i) => ({ token, ...middle(fan, i) })),
      }),
      ...Array.from({ length: seats }, (_, seat) => {
        const { x, y } = this.at(seat);
        return put(x, y, 120, 40, { names: seat === 0 ? ['seat:0'] : [`seat:${seat}`, `hand:${seat}`] });
      }),
      ...Object.entries(this.rails).map(([seat, tokens]) => {
        const { x, y } = this.at(Number(seat));
        return put(x, y + 50, 120, 40, {
          names: [`rail:${seat}`],
          cards: () => tokens.map((token, i) => ({ token, x: i * 20, y: 20, width: 30, turn: 0, cropped: true })),
        });
      }),
      ...piles.map((side) => put(950, side === 0 ? 600 : 50, 40, 50, { names: [`pile:${side}`] })),
      put(50, 50, 60, 50, { names: ['fola'] }),
    ]);
  }

  /** The position of a seat. */
  at(seat: number): { x: number; y: number } {
    const { x, y } = spot(seat, 0, this.seats);
    return { x: CENTRE.x + x * 450, y: CENTRE.y + y * 320 };
  }

  /** The movements of an event; the table is in the state after it. `then`: what else is seen then. */
  moves(event: SeenEvent, then: () => void = () => {}): Motion[] {
    const before = this.layout();
    const causes = this.game.motion(event, this.scene, this.view);
    this.tell(event);
    then();
    return plan(before, this.layout(), causes);
  }
}

/** The beginning, middle and end of a movement, to the pixel. */
export const way = ({ from, via, to }: Motion): [number, number][] =>
  [from, via, to].flatMap((one) => (one ? [[Math.round(one.x), Math.round(one.y)] as [number, number]] : []));

export const moved = (from: string, to: string, why: string, cards: string[] | number): SeenEvent =>
  typeof cards === 'number'
    ? { e: 'moved', from, to, why, count: cards }
    : { e: 'moved', from, to, why, count: cards.length, cards };
