// Plays plans: what lies in the page is moved itself, all else as pictures in one layer above it. A new plan takes over
// from where things are on their way, and what it calls off leaves nothing behind.
import { backFrames, coveredFrames, EASE, EASE_VIA, frames, spotAt } from './frames';
import { RATIO, type Spot, type Token } from './layout';
import type { Motion } from './plan';

/** What moves for one token: the first of them tells how far it is. */
interface Run {
  motion: Motion;
  /** When it was to begin, on the page's clock. */
  since: number;
  begun: boolean;
  animations: Animation[];
  pictures: HTMLElement[];
}
export interface Scenery {
  /** Above the table; takes no clicks. */
  layer: HTMLElement;
  /** What a token is in the page. */
  find: (token: Token) => HTMLElement | null;
  /** The address of a card's picture; `back` for its back. */
  face: (code: string) => string;
}

/** So long one task begins motions: a whole deal at once would be a hundred cards in one script. */
const SLICE_MS = 5;

/** The card that a token shows. */
const codeOf = (token: Token): string => token.slice(token.lastIndexOf(':') + 1);

export class Player {
  #runs = new Map<Token, Run>();
  /** Those that are still to begin, the first to move first. */
  #queue: Run[] = [];

  constructor(private readonly scenery: Scenery) {}

  get idle(): boolean {
    return this.#runs.size === 0;
  }

  /** Where all that is on its way is now. */
  now(): Map<Token, Spot> {
    const spots = new Map<Token, Spot>();
    for (const [token, { motion, animations }] of this.#runs) {
      const share = animations[0]?.effect?.getComputedTiming().progress ?? 0;
      spots.set(token, spotAt(motion, share));
    }
    return spots;
  }

  play(motions: readonly Motion[]): void {
    const since = performance.now();
    for (const motion of motions) {
      this.#end(motion.token);
      const run: Run = { motion, since, begun: false, animations: [], pictures: [] };
      this.#runs.set(motion.token, run);
      this.#queue.push(run);
    }
    this.#queue.sort((a, b) => a.since + a.motion.delay - b.since - b.motion.delay);
    this.#work();
  }

  /** Begins as many as there is time for; the others lie unseen until their turn comes, some tasks later. */
  #work = (): void => {
    const until = performance.now() + SLICE_MS;
    do {
      const run = this.#queue.shift();
      if (!run) return;
      this.#begin(run);
    } while (performance.now() < until);
    for (const { motion } of this.#queue) this.#hide(motion, true);
    setTimeout(this.#work);
  };

  /** What lies in the page and has not set out is not seen where it will arrive. */
  #hide(motion: Motion, hidden: boolean): void {
    const node = motion.own || !motion.fades ? this.scenery.find(motion.token) : null;
    if (node) node.style.opacity = hidden ? '0' : '';
  }

  /** All is where it belongs, at once. */
  snap(): void {
    for (const token of [...this.#runs.keys()]) this.#end(token);
  }

  #begin(run: Run): void {
    const { motion } = run;
    const node = this.scenery.find(motion.token);
    run.begun = true;
    if (node) node.style.opacity = '';
    const own = motion.own ? node : null;
    if (own) this.#move(run, own, frames(motion, motion.to));
    else this.#fly(run, this.#picture(motion), (rest) => frames(motion, rest));
    // What is turned had a back, and what only a part is shown of lies there already.
    if (motion.kind === 'turn') this.#fly(run, this.#image('back'), (rest) => backFrames(motion, rest));
    if (!own && node && !motion.fades) this.#move(run, node, coveredFrames);
    const over = (): void => {
      if (this.#runs.get(motion.token) === run) this.#end(motion.token);
    };
    void Promise.all(run.animations.map((each) => each.finished)).then(over, over);
  }

  /** A picture lies in the corner of the layer, as wide as it will be, and is moved from there. */
  #fly(run: Run, picture: HTMLElement, of: (rest: Spot) => Keyframe[]): void {
    const { to, from, shows } = run.motion;
    const width = Math.round(Math.max(to.width, from.width));
    const height = shows === 'counter' ? width : width * RATIO;
    picture.style.width = `${width}px`;
    picture.style.height = `${height}px`;
    this.scenery.layer.append(picture);
    run.pictures.push(picture);
    this.#move(run, picture, of({ x: width / 2, y: height / 2, width, turn: 0 }));
  }

  #move({ motion, since, animations }: Run, node: HTMLElement, keyframes: Keyframe[]): void {
    const { duration, via, kind } = motion;
    const delay = motion.delay - (performance.now() - since);
    const easing = via || kind === 'pay' ? EASE_VIA : EASE;
    animations.push(node.animate(keyframes, { delay, duration, easing, fill: 'both' }));
  }

  #end(token: Token): void {
    const run = this.#runs.get(token);
    if (!run) return;
    this.#runs.delete(token);
    if (!run.begun) {
      this.#queue.splice(this.#queue.indexOf(run), 1);
      this.#hide(run.motion, false);
    }
    for (const animation of run.animations) animation.cancel();
    for (const picture of run.pictures) picture.remove();
  }

  #picture({ shows, token }: Motion): HTMLElement {
    if (shows !== 'counter') return this.#image(shows === 'back' ? 'back' : codeOf(token));
    const counter = document.createElement('i');
    counter.className = 'counter';
    return counter;
  }

  #image(code: string): HTMLElement {
    const image = document.createElement('img');
    image.src = this.scenery.face(code);
    image.alt = '';
    return image;
  }
}
