// A newcomer's first hand, by mouse and by touch: each text is in its place and covers no control, its clause
// opens, it is dismissed, and a player who has had enough does not see it again. With FULL=1 on a
// phone, a tablet and a phone held sideways too.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Person, served } from './lib/browser.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { FULL } from './lib/sample.mjs';

let server, browser;
served({}, (started) => ({ server, browser } = started));

/** The current text, and the buttons that it covers; runs in the page. */
function coaching() {
  const place = document.querySelector('[data-testid="coaching"]');
  if (!place?.dataset.mark) return null;
  const own = place.getBoundingClientRect();
  const covered = [...document.querySelectorAll('button, a, input')]
    .filter((one) => !place.contains(one) && !one.closest('[popover], dialog'))
    .filter((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return width > 0 && height > 0 && x > own.left && x < own.right && y > own.top && y < own.bottom;
    })
    .filter((one) => getComputedStyle(one).visibility === 'visible' && !one.closest('.panel'))
    .map((one) => one.dataset.testid ?? one.textContent);
  const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
  return { mark: place.dataset.mark, covered, inside };
}

const now = (person) => person.page.evaluate(coaching);

/** Reads all current texts, opening the clause on request; returns them. */
async function read(person, said) {
  for (let mark = await now(person); mark; mark = await now(person)) {
    const fresh = !said.has(mark.mark);
    assert.deepEqual(mark.covered, [], `${person.name}: ${mark.mark} lies over a control`);
    assert.ok(mark.inside, `${person.name}: ${mark.mark} is not wholly on the screen`);
    if (fresh) await person.shot(`coaching-${person.name}-${mark.mark}`);
    const chip = person.at('coaching').locator('[data-testid^="chip-"]').first();
    if (fresh && (await chip.count())) {
      await person.press(chip);
      await person.page.locator('[data-testid="clause-slip"]:popover-open b').waitFor();
      await person.page.keyboard.press('Escape');
    }
    said.add(mark.mark);
    await person.press('coaching-next');
    // A question may come before it, and the text come again after that.
    await person.page.waitForTimeout(100);
  }
}

const SCREENS = [
  ['desk', { width: 1280, height: 800 }, false],
  ['tablet', { width: 820, height: 1180 }, true],
  ['phone', { width: 390, height: 664 }, true],
  ['sideways', { width: 844, height: 390 }, true],
];
for (const [name, viewport, touch] of SCREENS.filter(([name]) => FULL || name === 'desk'))
  test(`a first hand is explained, and further help declined: ${name}`, { timeout: 180_000 }, async () => {
    const person = await Person.enter(browser, server.base, { name, viewport, touch, newcomer: true });
    await person.page.goto('/');
    await person.press('play-alone');
    const said = new Set();
    let cards = 0;
    while (cards < 6) {
      const what = await question(person);
      if (what.kind === 'sheet') break;
      await read(person, said);
      if (what.kind === 'play') cards += 1;
      await answer(person, await question(person), Math.random);
    }
    // The others depend on the cards.
    assert.ok(said.has('fola'), [...said].join());

    // Switched off: the menu shows it as off; and it stays off.
    await person.press('menu');
    await person.press('preferences');
    await person.at('coached').uncheck();
    await person.page.reload();
    await person.see('board');
    await question(person);
    assert.equal(await person.at('coaching').count(), 0);
    assert.deepEqual(person.complaints, []);
    await person.leave();
  });

test('the button beside it ends it at once', { timeout: 60_000 }, async () => {
  const person = await Person.enter(browser, server.base, { name: 'Nanna', newcomer: true });
  await person.page.goto('/');
  await person.press('play-alone');
  while (!(await now(person))) await answer(person, await question(person), Math.random);
  await person.press('coaching-off');
  await person.at('coaching').waitFor({ state: 'detached' });
  await person.page.reload();
  await person.see('board');
  await question(person);
  assert.equal(await person.at('coaching').count(), 0);
  await person.leave();
});
