// Makes cards fly: looks where things lie before an event, lets it happen, and moves what changed from
// the old place to the new one. Knows zones and cards only by their marks in the page
// (`data-zone`, `data-face`), so any game's events will do.
import { tick } from 'svelte';
import type { Moved, SeenEvent } from '../protocol/types';

interface Place {
  x: number;
  y: number;
  width: number;
}
interface Snapshot {
  cards: Map<string, Place>;
  zones: Map<string, Place>;
}

const DURATION = 380;
const STAGGER = 45;
/** More backs than this say nothing more. */
const MOST_BACKS = 5;
/** A card that comes out of a pile, or goes into one, is so much smaller there. */
const SHRINK = 0.6;
const EASE = 'cubic-bezier(.22,.8,.3,1)';

/** Where the middle of something is; a zone has no size of its own. */
function place(element: HTMLElement, sized: boolean): Place {
  const box = element.getBoundingClientRect();
  // The width without the turn of a fanned card.
  const width = sized ? element.offsetWidth || box.width : 0;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width };
}

function snapshot(root: HTMLElement): Snapshot {
  const cards = new Map<string, Place>();
  const zones = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-face]'))
    cards.set(element.dataset.face ?? '', place(element, true));
  for (const element of root.querySelectorAll<HTMLElement>('[data-zone]'))
    for (const zone of (element.dataset.zone ?? '').split(' ')) zones.set(zone, place(element, false));
  return { cards, zones };
}

/** A stage on which cards fly about `root`; `layer` lies above it and takes no clicks. */
export class Flights {
  /** What flies now, by what of the page moves. */
  #running = new Map<HTMLElement, Animation>();
  /** Counts the landings: a flight that was planned before one is not begun after it. */
  #landings = 0;

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly still: () => boolean,
    /** The address of a card's picture. */
    private readonly face: (code: string) => string,
  ) {}

  stage = (event: SeenEvent, apply: () => void): void => {
    if (event.e !== 'moved' || this.still()) return apply();
    const before = snapshot(this.root);
    const landings = this.#landings;
    apply();
    void tick().then(() => landings === this.#landings && this.#fly(event, before));
  };

  /** All is where it belongs, at once. */
  land = (): void => {
    this.#landings += 1;
    for (const flight of this.#running.values()) flight.cancel();
    this.#running.clear();
    this.layer.replaceChildren();
  };

  #fly(event: Moved, before: Snapshot): void {
    const after = snapshot(this.root);
    const start = before.zones.get(event.from) ?? after.zones.get(event.from);
    const end = after.zones.get(event.to) ?? before.zones.get(event.to);
    if (!event.cards) {
      if (!start || !end) return;
      for (let i = 0; i < Math.min(event.count, MOST_BACKS); i++) this.#ghost('back', start, end, i * STAGGER);
      return;
    }
    for (const [i, code] of event.cards.entries()) {
      const from = before.cards.get(code) ?? start;
      const target = this.root.querySelector<HTMLElement>(`[data-face="${code}"]`);
      if (!from) continue;
      if (target) this.#arrive(target, from, i * STAGGER);
      else if (end) this.#ghost(code, from, end, i * STAGGER);
    }
  }

  /** A card that is not in the page, or not any more. */
  #ghost(code: string, from: Place, to: Place, delay: number): void {
    const image = document.createElement('img');
    image.src = this.face(code);
    image.alt = '';
    const width = Math.max(28, Math.min(96, from.width || 60));
    const height = width * 1.68;
    const [left, top] = [from.x - width / 2, from.y - height / 2];
    Object.assign(image.style, { width: `${width}px`, left: `${left}px`, top: `${top}px` });
    this.layer.append(image);
    const scale = to.width ? Math.max(0.3, Math.min(1.4, to.width / width)) : SHRINK;
    const transform = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})`;
    const frames = [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.75 },
      { transform, opacity: 0 },
    ];
    this.#run(image, frames, { delay, fill: 'both' }, () => image.remove());
  }

  #arrive(element: HTMLElement, from: Place, delay: number): void {
    // Where it was on its way is where it comes from now.
    this.#running.get(element)?.cancel();
    const to = place(element, true);
    const scale = from.width ? from.width / (to.width || 1) : SHRINK;
    const frames = [
      { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`, zIndex: 20 },
      { transform: 'none', zIndex: 20 },
    ];
    this.#run(element, frames, { delay, fill: 'backwards' });
  }

  #run(element: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions, after = () => {}): void {
    const flight = element.animate(frames, { duration: DURATION, easing: EASE, ...how });
    this.#running.set(element, flight);
    const over = () => {
      if (this.#running.get(element) === flight) this.#running.delete(element);
      after();
    };
    flight.finished.then(over, over);
  }
}
