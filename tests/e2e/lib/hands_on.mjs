// Playing at the page: reads its question, and presses the controls like a person, at a visible spot.
import assert from 'node:assert/strict';

/** The page's current question, or null; runs in the page. */
function asked() {
  const one = (id) => document.querySelector(`[data-testid="${id}"]`);
  const cards = (prefix, offered) =>
    [...document.querySelectorAll(`button[data-testid^="${prefix}-"][data-card][data-playable="${offered}"]`)].map(
      (button) => button.dataset.card,
    );
  if (one('sheet-dialog')) return { kind: 'sheet' };
  if (one('board')?.dataset.settled !== 'true') return null;
  if (one('cut-panel')) return { kind: 'cut' };
  if (one('call-panel')) return { kind: 'call', open: !!one('call-silent') };
  if (one('declare-panel'))
    return {
      kind: 'declare',
      offered: one('declare-panel').querySelectorAll('input[type="checkbox"]').length,
    };
  const ids = (node) => [...node.querySelectorAll('button')].map(({ dataset }) => dataset.testid);
  for (const kind of ['expose', 'announce'])
    if (one(`${kind}-panel`))
      return { kind, rows: [...one(`${kind}-panel`).querySelectorAll('[role="group"]')].map(ids) };
  for (const kind of ['bid', 'answer', 'say'])
    if (one(`${kind}-panel`)) return { kind, words: ids(one('words')).map((id) => id.slice(kind.length + 1)) };
  for (const kind of ['give', 'for']) if (one(`${kind}-panel`)) return { kind, cards: cards(kind, true) };
  if (one('stay') && one('out')) return { kind: 'out' };
  if (one('discard-confirm')) return { kind: 'discard', cards: cards('card', true) };
  const prompt = one('prompt')?.dataset;
  if (prompt?.yours !== 'true' || prompt.phase !== 'play') return null;
  const playable = cards('card', true);
  return playable.length > 0
    ? {
        kind: 'play',
        cards: playable,
        barred: cards('card', false),
        fall: !!one('fall'),
        calls: !!one('with-calls'),
      }
    : null;
}

/** The middle of the visible part of a button, {x, y}, or null; a press there answers by itself unless `again`. Runs in the page. */
function spot({ testid, again }) {
  const button = document.querySelector(`[data-testid="${testid}"]`);
  if (!button) return null;
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = button.getBoundingClientRect();
  const steps = 8;
  const seen = [];
  for (let row = 0; row < steps; row += 1)
    for (let column = 0; column < steps; column += 1) {
      const x = box.left + ((column + 0.5) / steps) * box.width;
      const y = box.top + ((row + 0.5) / steps) * box.height;
      if (document.elementFromPoint(x, y)?.closest('button') === button) seen.push({ x, y });
    }
  if (seen.length === 0) return null;
  const middle = (key) => seen.map((point) => point[key]).sort((a, b) => a - b)[seen.length >> 1];
  const near = { x: middle('x'), y: middle('y') };
  const far = (point) => (point.x - near.x) ** 2 + (point.y - near.y) ** 2;
  const best = seen.reduce((one, point) => (far(point) < far(one) ? point : one));
  if (!again) globalThis.pressApart(best);
  return best;
}

/** The next press is not taken for the second half of a double click, as after a moment. */
export const apart = (person) => person.page.evaluate(() => globalThis.pressApart());

/** Presses the visible part of a card; `again`: the same question was pressed before. */
export async function pressCard(person, prefix, card, again = false) {
  const point = await person.page.evaluate(spot, { testid: `${prefix}-${card}`, again });
  assert.ok(point, `${person.name} can see no part of ${prefix}-${card}`);
  if (person.touch) await person.page.touchscreen.tap(point.x, point.y);
  else await person.page.mouse.click(point.x, point.y);
}

/** Waits until the page asks something (a hand's end shows its sheet). */
export async function question(person) {
  try {
    return await person.when(asked);
  } catch (error) {
    const seen = await person.page.evaluate(state);
    await person.shot(`stuck-${person.name}`);
    const last = person.frames.slice(-6).map(({ dir, text }) => `${dir} ${text.slice(0, 300)}`);
    throw new Error(`the page of ${person.name} asks nothing: ${JSON.stringify(seen)}; ${last.join('; ')}`, {
      cause: error,
    });
  }
}

/** The content of a page that asks nothing, for a report; runs in the page. */
function state() {
  const of = (id) => document.querySelector(`[data-testid="${id}"]`);
  return {
    board: { ...of('board')?.dataset },
    prompt: { ...of('prompt')?.dataset, text: of('prompt')?.innerText },
    there: [...document.querySelectorAll('[data-testid]')]
      .map((one) => one.dataset.testid)
      .filter((id) => !/^card-/.test(id)),
  };
}

/** Longer than others play a hand. */
const WHOLE_HAND_MS = 240_000;
/** Longer than the page ever waits before it answers by itself. */
const BY_ITSELF_MS = 5000;

const pick = (rng, list) => list[Math.floor(rng() * list.length)];

/** Answers a question of the page. */
export async function answer(person, what, rng) {
  if (what.kind !== 'play') await apart(person);
  switch (what.kind) {
    case 'cut':
      return person.press('cut-pack');
    case 'declare': {
      if (what.offered === 0) return byItself(person, 'declare');
      if (what.offered > 1 && rng() < 0.2)
        await person.press(person.at('declare-panel').locator('input[type="checkbox"]').first());
      return person.press('declare-confirm');
    }
    case 'call': // the match continues: reloading is confirmed
      return what.open ? person.press('call-silent') : byItself(person, 'call');
    case 'bid': // after three who pass there is no hand to play
    case 'answer':
    case 'say':
      return person.press(
        `${what.kind}-${pick(
          rng,
          what.words.filter((word) => word !== 'passo'),
        )}`,
      );
    case 'out':
      return goOut(person);
    case 'discard':
      return discard(person, what, rng);
    case 'expose':
    case 'announce':
      for (const row of what.rows) if (what.kind === 'expose' || rng() < 0.5) await person.press(pick(rng, row));
      if (!(await person.at(`${what.kind}-confirm`).isEnabled())) await person.press(what.rows[0][0]);
      return person.press(`${what.kind}-confirm`);
    case 'play':
      if (what.calls) await call(person);
      return play(person, 'card', pick(rng, what.cards));
    default:
      return play(person, what.kind, pick(rng, what.cards));
  }
}

/** On a phone the player goes out, and is asked nothing more before the sheet. */
async function goOut(person) {
  if (!person.touch) return person.press('stay');
  await person.press('out');
  await person.press('confirm-yes');
  return person.at('sheet-dialog').waitFor({ timeout: WHOLE_HAND_MS });
}

/** Without a choice the page answers by itself; a choice without effect is confirmed. */
export async function byItself(
  person,
  move,
  confirm = () => person.press(`${move}-confirm`, { timeout: BY_ITSELF_MS }),
) {
  const panel = person.at(`${move}-panel`);
  try {
    await panel.waitFor({ state: 'hidden', timeout: BY_ITSELF_MS });
  } catch {
    // It may disappear just now.
    await confirm().catch(() => panel.waitFor({ state: 'hidden' }));
  }
}

/** Makes the first of many calls. */
async function call(person) {
  await apart(person);
  await person.press('with-calls');
  await person.press(person.at('with-calls-words').locator('[aria-pressed]').first());
  await person.press(person.at('with-calls-words').locator('[popovertargetaction]'));
}

async function discard(person, { cards }, rng) {
  const confirm = person.at('discard-confirm');
  const rest = [...cards];
  while (!(await confirm.isEnabled())) {
    assert.ok(rest.length > 0, 'there were not enough cards to discard');
    const [card] = rest.splice(Math.floor(rng() * rest.length), 1);
    await pressCard(person, 'card', card, true);
  }
  return person.press(confirm);
}

/** A click plays; by touch the first tap lifts the card, the second plays it. */
async function play(person, prefix, card) {
  await pressCard(person, prefix, card);
  if (person.touch) await pressCard(person, prefix, card, true);
}

/** Tries a barred card: the page gives the reason, and the clause on request. */
export async function tryBarred(person, card) {
  await pressCard(person, 'card', card);
  await person.see('refusal');
  assert.match(await person.at('refusal').innerText(), /\. (Perché|Why)\?/);
}

/** From a hand's sheet to the next hand, which may be annulled at once and show a sheet of its own. */
export async function nextHand(person, button = 'next-hand') {
  const sheet = await person.at('sheet-dialog').elementHandle();
  await person.press(button);
  await person.page.waitForFunction((before) => !before.isConnected || !before.open, sheet);
}

/** Plays until the hand's sheet is on the screen. `before(question)` is called before every answer. */
export async function playToSheet(person, rng, before = () => {}) {
  for (;;) {
    const what = await question(person);
    if (what.kind === 'sheet') return;
    await before(what);
    await answer(person, what, rng);
  }
}

const signed = (text) => Number(text.trim().replace('−', '-').replace('+', ''));

/** The score sheet on the screen, in the words of a result. */
export async function readSheet(person) {
  await person.see('score-sheet'); // it is fetched when a hand is over
  const raw = await person.page.evaluate(() => {
    const sheet = document.querySelector('[data-testid="score-sheet"]');
    const text = (node) => node?.textContent.trim() ?? '';
    const side = (number) => {
      const count = sheet.querySelector(`[data-testid="count-side-${number}"]`);
      const versicole = [...count.querySelectorAll(`[data-testid^="end-versicola-"]`)];
      const plain = [...count.querySelectorAll('tbody tr')].filter((row) => !row.dataset.testid).slice(-3);
      return {
        list: versicole.map((row) => [row.dataset.cards.split(' '), text(row.querySelector('td'))]),
        lines: plain.map((row) => text(row.querySelector('td'))),
        total: text(count.querySelector('tfoot td')),
      };
    };
    return {
      complete: sheet.dataset.complete,
      end: sheet.dataset.end,
      scores: [...sheet.querySelectorAll('[data-testid="tally-lines"] tbody tr')].map((row) => ({
        why: row.dataset.why,
        team: row.dataset.side,
        points: text(row.querySelectorAll('td')[1]),
      })),
      sides: [side(0), side(1)],
      seats: [0, 1, 2, 3].map((seat) => text(sheet.querySelector(`[data-testid="sheet-seat-${seat}"] td`))),
    };
  });
  return {
    complete: raw.complete === 'true',
    end: Number(raw.end),
    seats: raw.seats.map(signed),
    scores: raw.scores.map(({ why, team, points }) => ({ why, team: Number(team), points: signed(points) })),
    final: raw.sides.map(({ list, lines, total }) => {
      const [cards, tricks, last] = lines.map(signed);
      const versicole = list.map(([codes, points]) => [codes.sort(), signed(points)]);
      const sum = versicole.reduce((points, [, worth]) => points + worth, 0);
      return { versicole: sum, cards, tricks, last, total: signed(total), list: ordered(versicole) };
    }),
  };
}

const ordered = (list) => list.map((line) => JSON.stringify(line)).sort();

/** A result of the server in the same words. */
export const sheetOf = ({ complete, end, seats, scores, final }) => ({
  complete,
  end,
  seats,
  scores: scores.map(({ why, team, points }) => ({ why, team, points })),
  final: final.map((count) => ({
    ...count,
    list: ordered(count.list.map(([cards, points]) => [[...cards].sort(), points])),
  })),
});
