// Whether a person can press the controls of a page: every control is hit-tested at its middle and pressed by a real pointer,
// and no part of the table covers another. What runs in the page is one function each.

/** This much of a fanned card must be free for a finger (WCAG 2.5.8). */
const FINGER = 24;
/** Columns of a card between two hit tests, if not every column is tested. */
const STRIDE = 4;

/** Everything on the page that can be pressed, and the faults of its position; runs in the page. */
function look({ atOnce, finger, stride }) {
  const problems = [];
  const modal = document.querySelector('dialog:modal');
  const root = modal ?? document;
  const named = (node) =>
    node.closest('[data-testid]')?.dataset.testid ?? (node.textContent.trim().slice(0, 30) || node.tagName);
  const shown = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest('[inert]') &&
    node.getBoundingClientRect().width > 1;
  const board = document.querySelector('[data-testid="board"]');
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) problems.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  if (board && page.scrollHeight > innerHeight)
    problems.push(`the table is ${page.scrollHeight - innerHeight} px too high`);

  const inside = ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const hits = (node, { x, y }) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null && (node.contains(hit) || (node.labels && [...node.labels].some((label) => label.contains(hit))))
    );
  };
  const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

  /** The largest free strip of a card, by columns; hit-tests each `stride` columns, and all between two that differ. */
  function strip(card) {
    const box = card.getBoundingClientRect();
    const step = 2;
    let best = null;
    for (const part of [0.5, 0.3, 0.18, 0.7]) {
      const y = box.top + box.height * part;
      const test = (x) => x <= box.right && inside({ x, y }) && hits(card, { x, y });
      let coarse = null;
      let next = test(box.left);
      let from = null;
      for (let column = 0, x = box.left; x <= box.right + step; column += 1, x += step) {
        if (column % stride === 0) {
          coarse = next;
          next = test(x + stride * step);
        }
        const free = column % stride === 0 || coarse === next ? coarse : test(x);
        if (free && from === null) from = x;
        if (!free && from !== null) {
          if (!best || x - from > best.width) best = { x: (from + x - step) / 2, y, width: x - from };
          from = null;
        }
      }
      if (best && best.width >= finger) break;
    }
    return best;
  }

  const controls = [];
  const all = [...root.querySelectorAll('button, a[href], input, select, summary')].filter(shown);
  for (const [at, node] of all.entries()) {
    // The popup of the card under the mouse comes and goes with it.
    if (node.matches('.skip, [data-testid="about"] *')) continue;
    const name = named(node);
    const must = atOnce.some((id) => name === id || name.startsWith(`${id}-`));
    if (node.closest('.hand')) {
      const free = strip(node);
      if (!free) problems.push(`${name}: no part of the card is free`);
      else if (free.width < finger) problems.push(`${name}: only ${Math.round(free.width)} px of the card are free`);
      node.dataset.press = at;
      if (free) controls.push({ at, name, card: true, x: free.x, y: free.y });
      continue;
    }
    if (must && !(inside(middle(node.getBoundingClientRect())) && hits(node, middle(node.getBoundingClientRect()))))
      problems.push(`${name}: cannot be pressed without scrolling`);
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const point = middle(node.getBoundingClientRect());
    if (!inside(point)) problems.push(`${name}: outside the screen (${Math.round(point.x)}, ${Math.round(point.y)})`);
    else if (!hits(node, point)) {
      const over = document.elementFromPoint(point.x, point.y);
      problems.push(
        `${name}: under ${over ? `${over.tagName.toLowerCase()}.${over.className} (${named(over)})` : 'nothing'}`,
      );
    }
    if (node.matches('.btn') && node.scrollWidth > node.clientWidth + 1)
      problems.push(`${name}: its words are cut off`);
    node.dataset.press = at;
    // A temporary message takes its clause away with it.
    const passing = node.closest('[data-testid="told"]') !== null;
    controls.push({ at, name, passing, off: node.disabled === true, ...point });
  }
  return { problems, controls };
}

/** The overlapping parts of the table; runs in the page. */
function overlaps() {
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  /** The position of something, without the turn of a card. */
  const box = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [w, h] = node.matches('li, .hand button') ? [node.offsetWidth, node.offsetHeight] : [width, height];
    const [x, y] = [left + width / 2, top + height / 2];
    return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
  };
  const parts = {
    prompt: seen('[data-testid="prompt"]'),
    trick: seen('[data-testid="trick"] li'),
    hand: seen('.hand button'),
    sheet: seen('[data-testid="cut-panel"], [data-testid="declare-panel"], [data-testid="give-panel"]'),
    plaque: seen('[data-testid="board"] [data-testid^="seat-"][data-turn]'),
    rail: seen(
      '[data-testid^="open-"]:not([data-testid="open-ledger"], [data-testid="open-sheet"], [data-testid="open-rules"])',
    ),
    pile: seen('[data-testid="fola"], [data-testid^="pile-"], [data-testid="turned"]'),
    refusal: seen('[data-testid="refusal"]'),
    coach: seen('[data-testid="coaching"]'),
    small: seen('.notes button'),
    where: seen('.top .where'),
    score: seen('.top .score [data-testid]'),
    head: seen('.top .buttons button'),
  };
  const PAIRS = (
    'prompt/trick prompt/hand prompt/sheet sheet/trick sheet/hand trick/hand trick/plaque trick/rail ' +
    'trick/pile sheet/plaque sheet/rail sheet/pile plaque/rail hand/plaque plaque/pile rail/pile refusal/hand ' +
    'refusal/trick refusal/prompt plaque/prompt pile/small plaque/small trick/small where/score where/head score/head ' +
    'coach/plaque coach/rail coach/pile coach/trick coach/prompt coach/hand coach/sheet coach/refusal coach/small'
  )
    .split(' ')
    .map((pair) => pair.split('/'));
  const problems = [];
  /** The part of its height that is not cut off by its scrolling container. */
  const inSight = (node) => {
    let { top, bottom } = box(node);
    for (let round = node.parentElement; round; round = round.parentElement) {
      if (getComputedStyle(round).overflowY === 'visible') continue;
      top = Math.max(top, box(round).top);
      bottom = Math.min(bottom, box(round).bottom);
    }
    return bottom - top;
  };
  const SLACK = 1.5;
  const name = (node) => node.dataset.testid ?? node.dataset.card ?? node.className;
  for (const [one, other] of PAIRS)
    for (const a of parts[one])
      for (const b of parts[other]) {
        if (a.contains(b) || b.contains(a)) continue;
        const [p, q] = [box(a), box(b)];
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (across > SLACK && down > SLACK)
          problems.push(
            `${one} (${name(a)}) and ${other} (${name(b)}) overlap by ${Math.round(across)}×${Math.round(down)}`,
          );
      }
  for (const node of parts.prompt)
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
      problems.push('the prompt’s words are cut off');
  const READABLE = 24; // px: the width at which a card's index can be read, even with five or six close together
  for (const card of seen('[data-testid="trick"] li[data-card]'))
    if (card.offsetWidth < READABLE) problems.push(`${name(card)} in the trick is only ${card.offsetWidth} px wide`);
  const SHARE = 0.35; // the notebook's share of the page's width, otherwise it is folded away
  for (const node of seen('[data-testid="board"] .notebook'))
    if (node.offsetWidth > SHARE * innerWidth) problems.push(`the notebook is ${node.offsetWidth} px wide`);
  const LIST = 44; // at least one whole line of the options is visible
  for (const list of seen('[data-testid$="-panel"] ul:has(> li > label)')) {
    const height = Math.round(inSight(list));
    if (height < LIST) problems.push(`only ${height} px of the list to choose from are seen`);
  }
  return [...new Set(problems)];
}

/** A control's current position, null if it is gone; runs in the page. */
function middleOf(at) {
  const node = document.querySelector(`[data-press="${at}"]`);
  if (!node) return null;
  node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Keeps each press from doing anything, and records its target; runs in the page. */
function watch() {
  window.pressing = false;
  // A slider takes the pointer itself: it gives no click.
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (window.pressing && target.matches?.('input[type="range"]')) window.pressed = target;
    },
    true,
  );
  window.addEventListener(
    'click',
    (event) => {
      if (!window.pressing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      window.pressed = event.target;
    },
    true,
  );
}

/** Whether the last press met the control, or what it met; runs in the page. */
function met(at) {
  const node = document.querySelector(`[data-press="${at}"]`);
  const hit = window.pressed;
  window.pressed = null;
  if (!hit) return 'nothing';
  const label = node?.labels && [...node.labels].some((one) => one.contains(hit));
  return node?.contains(hit) || label ? true : `${hit.tagName.toLowerCase()}.${hit.className}`;
}

export class Presser {
  /** `each`: presses at every prompt, even if the same control was at the same spot before, and tests every column. */
  constructor(page, touch, { each = false } = {}) {
    Object.assign(this, { page, touch, each, done: new Set() });
  }

  /** Once per page. A pointer user has pressed something before, so that no card is highlighted as for the keyboard. */
  async ready() {
    await this.page.evaluate(watch);
    const button = await this.page.evaluateHandle(() => {
      const one = document.createElement('button');
      one.style.cssText = 'position: fixed; left: 0; top: 0; width: 9px; height: 9px; z-index: 9';
      return document.body.appendChild(one);
    });
    await this.tap({ x: 4, y: 4 });
    await button.evaluate((one) => one.remove());
  }

  async tap({ x, y }) {
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** The faults of the current page, one line each. `atOnce`: controls that must be visible without scrolling. */
  async examine(atOnce, { press = true } = {}) {
    const stride = this.each ? 1 : STRIDE;
    const { problems, controls } = await this.page.evaluate(look, { atOnce, finger: FINGER, stride });
    problems.push(...(await this.page.evaluate(overlaps)));
    if (press && problems.length === 0) problems.push(...(await this.#pressAll(controls)));
    return problems;
  }

  async #pressAll(controls) {
    const problems = [];
    const cards = controls.filter(({ card }) => card);
    const some = new Set([cards[0], cards[cards.length >> 1], cards.at(-1)]);
    await this.page.evaluate(() => (window.pressing = true));
    for (const control of controls) {
      if (control.off || (control.card && !some.has(control))) continue;
      // Every control is hit-tested at every prompt; the pointer itself need not go to the same spot for the same one again.
      const spot = `${control.name} ${Math.round(control.x)} ${Math.round(control.y)}`;
      if (!this.each && this.done.has(spot)) continue;
      const point = control.card ? control : await this.page.evaluate(middleOf, control.at);
      if (!point) {
        if (!control.passing) problems.push(`${control.name}: gone before it could be pressed`);
        continue;
      }
      await this.tap(point);
      const answer = await this.page.evaluate(met, control.at);
      if (answer === true) this.done.add(spot);
      else problems.push(`${control.name}: a press on it met ${answer}`);
    }
    await this.page.evaluate(() => (window.pressing = false));
    return problems;
  }
}
