// A keyboard user: the focus is checked after every key, and must never be the page itself.
import assert from 'node:assert/strict';

/** More keys than any path on a page of the game needs. */
const FAR = 80;
/** Checks in which the focus may be nowhere. Each waits for the page to finish its work. */
const LOOKS = 10;

/** The focused element, by its testid, id or tag; runs in the page. */
function focused() {
  const node = document.activeElement;
  return node?.dataset.testid ?? (node?.id || node?.tagName) ?? '';
}

/** The direction of the target from the focus: 0 there, 1 further on, -1 back, null not on the page; runs in the page. */
function way(selector) {
  const target = document.querySelector(selector);
  const here = document.activeElement;
  if (!target || !here) return null;
  if (here === target) return 0;
  return here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
}

export class Keys {
  constructor(person) {
    this.person = person;
    this.pressed = 0;
  }

  get on() {
    return this.person.page.evaluate(focused);
  }

  async press(key) {
    const before = await this.on;
    await this.person.page.keyboard.press(key);
    this.pressed += 1;
    await this.somewhere(`${key} on ${before}`);
  }

  /** The focus may be lost while the result of a key is drawn, and no longer. */
  async somewhere(after) {
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if ((await this.on) !== 'BODY') return;
      await this.person.page.waitForTimeout(20);
    }
    assert.fail(`after ${after} the focus is nowhere`);
  }

  /** By Tab, or back, in the page's order. */
  async to(selector) {
    for (let keys = 0; keys < FAR; keys += 1) {
      const side = await this.person.page.evaluate(way, selector);
      assert.notEqual(side, null, `there is no ${selector}`);
      if (side === 0) return;
      await this.press(side > 0 ? 'Tab' : 'Shift+Tab');
    }
    assert.fail(`no way to ${selector}; the focus is on ${await this.on}`);
  }

  async enter(selector) {
    await this.to(selector);
    await this.press('Enter');
  }

  /** Onto the first card of the hand that may be chosen and is not yet. */
  async firstCard() {
    await this.to('.hand button[data-card][tabindex="0"]');
    await this.press('Home');
    const free = () => {
      const { dataset, ariaPressed } = document.activeElement;
      return dataset.playable === 'true' && ariaPressed !== 'true';
    };
    for (let cards = 0; cards < FAR; cards += 1) {
      if (await this.person.page.evaluate(free)) return;
      await this.press('PageDown');
    }
    assert.fail('no card may be chosen');
  }
}
