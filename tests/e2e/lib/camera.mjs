// Takes screenshots of pages and prompts, for people to look at one by one: each at every size, as much of it as there is.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Of a long page: this many screens. */
const MOST_SCREENS = 6;

export class Camera {
  taken = 0;

  /** `sizes`: e.g. "1280x800"; `only`: a part of the names of those to take. */
  constructor(folder, sizes, only = '') {
    Object.assign(this, { folder, sizes, only });
    mkdirSync(folder, { recursive: true });
  }

  /** What the page shows now, at each size; nothing is pressed in between. `onto`: the target that a dialog scrolls to. */
  async picture(page, name, onto = '') {
    if (!name.includes(this.only)) return;
    const before = page.viewportSize();
    for (const size of this.sizes) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      if (onto) await page.getByTestId(onto).first().scrollIntoViewIfNeeded();
      const long = await page.evaluate(async () => {
        await document.fonts.ready;
        for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
        const faces = [...document.images].filter((image) => image.checkVisibility());
        await Promise.all(faces.map((image) => image.decode().catch(() => undefined)));
        // Nothing behind a dialog is checked.
        return document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight;
      });
      const clip = { x: 0, y: 0, width, height: Math.min(long, MOST_SCREENS * height) };
      const path = join(this.folder, `${name}-${size}.png`);
      await page.screenshot(long > height ? { path, fullPage: true, clip } : { path });
      this.taken += 1;
    }
    await page.setViewportSize(before);
  }

  /** A page by its address, once this is on it; by default once its heading is there. */
  async at(person, hash, testid, name) {
    await person.page.goto(`/${hash}`);
    if (testid) await person.see(testid);
    else await person.page.locator('main h1').first().waitFor();
    await this.picture(person.page, name);
  }

  /** What a button opens, closed again with Escape if it is a dialog. */
  async dialog(person, button, testid, name) {
    await person.press(button);
    await person.see(testid);
    await this.picture(person.page, name);
    await person.page.keyboard.press('Escape');
    await person.at(testid).waitFor({ state: 'hidden' });
  }
}
