// From the start page to the first decision without a name, a form or a wait; and pages whose panels fit the screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { latest, newTable } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';

let server, browser;
served({}, (started) => ({ server, browser } = started));

const tooWide = (person) =>
  person.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const focused = (person) => person.page.evaluate(() => document.activeElement?.dataset.testid);

test('a visitor without a name reaches the first decision after one press', { timeout: 60_000 }, async () => {
  const person = await Person.enter(browser, server.base, { name: '', viewport: PHONE, touch: true });
  await person.page.goto('/');
  await person.see('lobby-name');
  assert.equal(await tooWide(person), 0);
  await person.press('play-alone');
  const what = await question(person);
  assert.ok(['cut', 'discard', 'declare', 'play'].includes(what.kind));
  await person.leave();
});

test('on a phone all main actions are on the first screen', { timeout: 60_000 }, async () => {
  const viewport = { width: 390, height: 664 };
  const person = await Person.enter(browser, server.base, { name: 'Cecco', viewport, touch: true });
  await person.page.goto('/');
  await person.see('lobby-name');
  for (const id of ['lobby-name', 'create-table', 'play-alone']) {
    const { y, height } = await person.at(id).boundingBox();
    assert.ok(y >= 0 && y + height <= viewport.height, `${id} ends at ${Math.round(y + height)} px`);
  }
  assert.notEqual(await focused(person), 'lobby-name', 'the keyboard would lie over the buttons');
  await person.shot('start-phone');
  await person.leave();
});

test('a typed name is used, though the button beside it was not pressed', { timeout: 60_000 }, async () => {
  const person = await Person.enter(browser, server.base, { name: 'Lisa' });
  await person.page.goto('/');
  await person.see('lobby-name');
  assert.equal(await focused(person), 'lobby-name');
  await person.at('lobby-name').fill('Lisa');
  await person.press('play-alone');
  await person.see('board');
  const { you } = person.frames.map(({ text }) => JSON.parse(text)).find(({ t }) => t === 'welcome');
  assert.equal(you.name, 'Lisa');
  await person.leave();
});

test('an invitation on a phone opens a page as wide as the screen', { timeout: 60_000 }, async () => {
  const host = await Person.arrive(browser, server.base, { name: 'Ginevra' });
  await newTable(host, { preset: 'germini' });
  const link = await host.at('invitation-link').inputValue();
  const person = await Person.enter(browser, server.base, { name: 'Vieri', viewport: PHONE, touch: true });
  await person.page.goto(link.replace(server.base, ''));
  await person.see('lobby-name');
  assert.equal(await tooWide(person), 0);
  const beside = await Person.enter(browser, server.base, { name: 'Tessa' });
  await beside.page.goto(link.replace(server.base, ''));
  await beside.see('lobby-name');
  assert.equal(await focused(beside), 'lobby-name');
  await beside.leave();
  // A void invitation asks for nothing.
  await person.page.goto('/#/table/abcdefgh12345678/AbCdEfGhIjKlMnOpQrStUv');
  await person.at('lobby-name').waitFor({ state: 'detached' });
  assert.equal(await tooWide(person), 0);
  await person.leave();
  await host.leave();
});

test('nothing on the start page moves when its fonts load late', { timeout: 60_000 }, async () => {
  const person = await Person.enter(browser, server.base, { name: 'Bice' });
  await person.page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  const places = () =>
    ['lobby-name', 'create-table', 'play-alone', 'learn'].map(
      (id) => document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect().top,
    );
  await person.page.goto('/', { waitUntil: 'commit' });
  await person.see('lobby-name');
  const first = await person.page.evaluate(places);
  await person.page.evaluate(() => document.fonts.ready);
  await person.page.waitForTimeout(1500);
  assert.deepEqual(await person.page.evaluate(places), first);
  await person.leave();
});

/** How much the page has moved by itself so far: the sum of its layout shifts, except just after a press. */
const moved = (person) =>
  person.page.evaluate(
    () =>
      new Promise((done) => {
        const own = (list) => list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput);
        const seen = (list) => done(own(list).reduce((sum, { value }) => sum + value, 0));
        new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 300);
      }),
  );
const MOST_MOVED = 0.05;

test('on a phone neither the start page nor a table moves by itself', { timeout: 90_000 }, async () => {
  const options = { viewport: PHONE, touch: true, motion: true };
  const person = await Person.enter(browser, server.base, { name: 'Bice', ...options });
  await person.context.addInitScript(() => localStorage.setItem('germini.pace', 'fast'));
  await person.page.route('**/api/guests/me', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await person.page.goto('/');
  await person.see('lobby-name');
  assert.ok((await moved(person)) < MOST_MOVED / 5, `the start page: ${await moved(person)}`);
  await person.giveName();
  await person.page.reload();
  await person.see('hello');
  assert.ok((await moved(person)) < MOST_MOVED / 5, `the start page of a guest: ${await moved(person)}`);
  // Here a lead offers words beside the card.
  await person.at('game').selectOption('siciliano');
  await person.press('play-alone');
  await question(person);
  const before = await moved(person);
  const rng = random(1798);
  for (let move = 0; move < 5; move += 1) {
    const what = await question(person);
    if (what.kind === 'sheet') break; // annulled by what was announced
    await answer(person, what, rng);
  }
  const table = (await moved(person)) - before;
  assert.ok(table < MOST_MOVED, `the table: ${table}`);
  await person.leave();
});

test('with large text on a phone the pages are as wide as the screen', { timeout: 60_000 }, async () => {
  const person = await Person.enter(browser, server.base, { name: 'Massimiliano', viewport: PHONE, touch: true });
  const own = await person.context.newCDPSession(person.page);
  for (const standard of [20, 32]) {
    await own.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    for (const [path, testid] of [
      ['/', 'create-table'],
      ['/#/rules', 'book'],
      ['/#/credits', 'notices'],
    ]) {
      await person.page.goto(path);
      await person.page.reload();
      await person.see(testid);
      assert.equal(await tooWide(person), 0, `${path} with text of ${standard} px`);
    }
  }
  await person.page.goto('/');
  await person.giveName();
  assert.equal(await tooWide(person), 0, 'with a name');
  await person.press('create-table');
  await person.see('create-confirm');
  assert.equal(await tooWide(person), 0, 'with a dialog');
  await person.shot('start-large-create');
  await person.press('dialog-close');
  await person.leave();
});

test(
  'every game starts against bots from the start page, with the level shown there',
  { timeout: 90_000 },
  async () => {
    const person = await Person.arrive(browser, server.base, { name: 'Ginevra' });
    const choices = await person
      .at('game')
      .locator('option')
      .evaluateAll((options) => options.map(({ value, text }) => [value, /\((.+)\)$/.exec(text.trim())[1]]));
    // Each with its number of players, as the server knows it.
    const { games } = await new Api(server.base).rules();
    for (const [choice, players] of choices) {
      const [name, own] = choice.split('/');
      const { presets, by_preset: forms, options } = games.find(({ game }) => game === name);
      const preset = own ?? Object.keys(presets)[0];
      const numbers = options.find((one) => one.name === 'players')?.values ?? [];
      const few = 'players' in presets[preset] ? `${Math.min(...numbers)}–${Math.max(...numbers)}` : '';
      assert.equal(players, few || String(forms[preset].seats), choice);
    }
    for (const { game, presets, presets_apart: apart } of games)
      for (const preset of apart ? Object.keys(presets).slice(1) : [])
        assert.ok(choices.some(([choice]) => choice === `${game}/${preset}`), preset);
    await person.at('bot-level').selectOption('greedy');
    await person.at('game').selectOption('bolognese/terziglio');
    await person.shot('start-terziglio');
    await person.press('play-alone');
    await person.see('board');
    const { rules, seats, settings } = latest(person, 'table');
    assert.deepEqual([rules.preset, settings.level, settings.open], ['terziglio', 'greedy', false]);
    assert.equal(seats.filter(({ kind }) => kind === 'bot').length, 2);
    await person.leave();
  },
);

test('the host sits from the start, and bots take the other seats in one press', { timeout: 60_000 }, async () => {
  const host = await Person.arrive(browser, server.base, { name: 'Ginevra' });
  await newTable(host, { preset: 'germini' });
  await host.see('stand');
  await host.press('fill-with-bots');
  for (const seat of [1, 2, 3]) await host.see(`remove-bot-${seat}`);
  await host.shot('filled');
  await host.press('ready');
  await host.see('board');
  await host.leave();
});

test('“Sit down” in the lobby sits', { timeout: 60_000 }, async () => {
  const host = await Person.arrive(browser, server.base, { name: 'Ginevra' });
  const { id } = await newTable(host, { preset: 'germini', open: true });
  const guest = await Person.arrive(browser, server.base, { name: 'Lapo', viewport: PHONE });
  await guest.press(`join-${id}`);
  await guest.see('stand');
  assert.equal(await guest.at('seat-1').getAttribute('data-kind'), 'guest');
  await Promise.all([host.leave(), guest.leave()]);
});

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`no button moves while one bot after another is added, ${size}`, { timeout: 60_000 }, async () => {
    const host = await Person.arrive(browser, server.base, { name: 'Ginevra', viewport });
    await newTable(host, { preset: 'germini' });
    await host.see('stand');
    const tops = () =>
      Object.fromEntries(
        [...document.querySelectorAll('[data-testid^="add-bot-"]')].map((node) => [
          node.dataset.testid,
          Math.round(node.getBoundingClientRect().top + scrollY),
        ]),
      );
    let before = await host.page.evaluate(tops);
    for (const seat of [2, 1]) {
      await host.press(`add-bot-${seat}`);
      await host.see(`remove-bot-${seat}`);
      const now = await host.page.evaluate(tops);
      delete before[`add-bot-${seat}`];
      assert.deepEqual(now, before, `seat ${seat}`);
      before = now;
    }
    await host.shot(`bots-${size}`);
    await host.leave();
  });
