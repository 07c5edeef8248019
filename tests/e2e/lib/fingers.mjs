// A real pointer that is pressed, moved and released: the mouse, or touch by the browser's own protocol.
const STEP_MS = 16; // per frame

export class Pointer {
  static async on(page, finger) {
    const pointer = new Pointer();
    Object.assign(pointer, { page, finger, at: { x: 0, y: 0 } });
    if (finger) pointer.protocol = await page.context().newCDPSession(page);
    return pointer;
  }

  #touch(type, touchPoints, time) {
    const when = time === undefined ? {} : { timestamp: time / 1000 };
    return this.protocol.send('Input.dispatchTouchEvent', { type, touchPoints, ...when });
  }

  async down(at) {
    this.at = at;
    if (this.finger) return this.#touch('touchStart', [at]);
    await this.page.mouse.move(at.x, at.y);
    await this.page.mouse.down();
  }

  async #to(at) {
    this.at = at;
    if (this.finger) await this.#touch('touchMove', [at]);
    else await this.page.mouse.move(at.x, at.y);
  }

  /** Moves there in so many steps, one frame each. */
  async move(to, steps = 8) {
    const from = this.at;
    for (let step = 1; step <= steps; step += 1) {
      await this.#to({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps });
      await this.page.waitForTimeout(STEP_MS);
    }
  }

  async up() {
    if (this.finger) await this.#touch('touchEnd', []);
    else await this.page.mouse.up();
    // The effect of a press is done by the next frame.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  /** A finger that goes up fast, by its own clock: as fast on a busy machine. */
  async flick(from, rise, steps = 3) {
    const begun = Date.now();
    await this.#touch('touchStart', [from], begun);
    for (let step = 1; step <= steps; step += 1)
      await this.#touch('touchMove', [{ x: from.x, y: from.y - (rise * step) / steps }], begun + step * STEP_MS);
    await this.#touch('touchEnd', [], begun + (steps + 1) * STEP_MS);
  }

  async tap({ x, y }) {
    if (this.finger) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }
}
