// What every screen has to be, at any size: without violations for axe, without a horizontal scroll, with its
// buttons large enough for a finger; and a picture of it for people to look at.
import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';

const STANDS_MS = 5000;
// In legacy mode, which needs no second page to finish: a third of the time. It cannot look into frames; ours has none.
const VIOLATIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/** Pictures and examines what the person sees, once a name. */
export class Screens {
  constructor(person, size) {
    Object.assign(this, { person, size, seen: new Set(), problems: [] });
  }

  async look(name, { picture = true } = {}) {
    if (this.seen.has(name)) return;
    this.seen.add(name);
    const { page } = this.person;
    // A page is fetched when it is first looked at: its heading says that it stands. Where none comes, axe says so.
    await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: STANDS_MS })
      .catch(() => {});
    if (picture) await this.person.shot(`${this.size}-${name}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) this.problems.push(`${this.size} ${name}: ${wide} px wider than the screen`);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(VIOLATIONS).analyze();
    for (const { id, impact, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        this.problems.push(
          `${this.size} ${name}: ${id} (${impact}): ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`,
        );
  }

  /** All of these were looked at, and nothing was wrong with any screen. */
  clean(names) {
    assert.deepEqual(this.problems, []);
    assert.deepEqual(
      names.filter((name) => !this.seen.has(name)),
      [],
    );
  }
}
