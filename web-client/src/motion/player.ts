// Plays plans: elements of the page are animated themselves, everything else as pictures in a layer above. A new plan
// continues from the current positions and removes what it replaces.
import { backFrames, coveredFrames, EASE, EASE_VIA, frames, spotAt } from './frames';
import { RATIO, type Spot, type Token } from './layout';
import type { Motion } from './plan';

/** Animations of one token; the first of them determines its progress. */
interface Run {
  motion: Motion;
  /** Start time on the page's clock. */
  since: number;
  begun: boolean;
  animations: Animation[];
  pictures: HTMLElement[];
}
export interface Scenery {
  /** Layer above the table; ignores clicks. */
  layer: HTMLElement;
  /** The page's element for a token. */
  find: (token: Token) => HTMLElement | null;
  /** URL of a card's picture; `back` for its back. */
  face: (code: string) => string;
}

/** Maximum milliseconds per task for starting motions: a whole deal would be a hundred cards in one script. */
const SLICE_MS = 5;

/** The card that a token shows. */
const codeOf = (token: Token): string => token.slice(token.lastIndexOf(':') + 1);

export class Player {
  #runs = new Map<Token, Run>();
  /** Motions that have not begun, in order of start. */
  #queue: Run[] = [];

  constructor(private readonly scenery: Scenery) {}

  get idle(): boolean {
    return this.#runs.size === 0;
  }

  /** Current positions of everything in motion. */
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

  /** Starts as many motions as time allows; the others stay hidden until a later task. */
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

  /** Hides an element at its destination until its motion begins. */
  #hide(motion: Motion, hidden: boolean): void {
    const node = motion.own || !motion.fades ? this.scenery.find(motion.token) : null;
    if (node) node.style.opacity = hidden ? '0' : '';
  }

  /** Ends everything immediately. */
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
    // A turned card had a back, and a partly shown card is already in the page.
    if (motion.kind === 'turn') this.#fly(run, this.#image('back'), (rest) => backFrames(motion, rest));
    if (!own && node && !motion.fades) this.#move(run, node, coveredFrames);
    const over = (): void => {
      if (this.#runs.get(motion.token) === run) this.#end(motion.token);
    };
    void Promise.all(run.animations.map((each) => each.finished)).then(over, over);
  }

  /** Places a picture in the corner of the layer, with its final width, and animates it from there. */
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
