// Requirements of every screen, at any size: no axe violations, no horizontal scroll,
// buttons large enough for a finger; and a screenshot of it for people to look at.
import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';

const STANDS_MS = 5000;
// In legacy mode, which needs no second page to finish: a third of the time. It cannot inspect frames; we have none.
const VIOLATIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Experimental: a button's visible words are in its name (WCAG 2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
};

/** Takes screenshots of and checks what the person sees, once per name. */
export class Screens {
  constructor(person, size) {
    Object.assign(this, { person, size, seen: new Set(), problems: [] });
  }

  async look(name, { picture = true } = {}) {
    if (this.seen.has(name)) return;
    this.seen.add(name);
    const { page } = this.person;
    // A page is loaded when it is first opened: its heading shows that it is ready. If none comes, axe reports it.
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

  /** All of these were checked, and no screen has a fault. */
  clean(names) {
    assert.deepEqual(this.problems, []);
    assert.deepEqual(
      names.filter((name) => !this.seen.has(name)),
      [],
    );
  }
}
