// People at one table chat, are notified of their turn, see who does not answer, and close the table: in two browsers, on
// a desktop and on a phone.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { Person, PHONE, served } from './lib/browser.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { freezingProxy } from './lib/freezing_proxy.mjs';
import { newTable } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const QUIET_MS = 3000; // until a player sees that their own connection is dead
const SILENT_MS = 10_000; // until the others see it
const SLACK_MS = 1500; // of this machine
const SETTLED_MS = 3000; // until the page has processed an answer
const rng = random(Number(process.env.SEED ?? 26));

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const lines = (person) => person.at('talk-lines').locator('li');
const reads = (person, text) => lines(person).filter({ hasText: text }).first().waitFor();
async function say(person, text) {
  await person.at('talk-input').fill(text);
  await person.press('talk-send');
}
/** The chat is beside cards and prompt: which of them it covers. */
const covers = (person) =>
  person.page.evaluate(() => {
    const talk = document.querySelector('[data-testid="talk"]').getBoundingClientRect();
    return ['.hand', '[data-testid="prompt"]'].filter((other) => {
      const it = document.querySelector(other).getBoundingClientRect();
      return it.left < talk.right && talk.left < it.right && it.top < talk.bottom && talk.top < it.bottom;
    });
  });

suite('two at a table', () => {
  let host, friend, proxy, id, link;
  after(async () => {
    await Promise.all([host?.leave(), friend?.leave()]);
    proxy?.close();
  });

  test('the invitation shows inviter and table before the guest has a name', { timeout: 120_000 }, async () => {
    host = await Person.arrive(browser, server.base, { name: 'Ginevra' });
    ({ id } = await newTable(host, { preset: 'germini' }));
    await host.see('stand');
    assert.equal(await host.at('local-link').count(), 1); // the server is on this computer
    await host.press('show-qr');
    await host.see('qr');
    await host.page.keyboard.press('Escape');
    link = await host.at('invitation-link').inputValue();
    proxy = await freezingProxy(server.port);
    friend = await Person.enter(browser, proxy.base, { name: 'Lapo', viewport: PHONE, touch: true });
    await friend.page.goto(link.replace(server.base, ''));
    await friend.see('invited');
    const shown = await friend.at('invited').textContent();
    assert.match(shown, /Ginevra/);
    assert.match(shown, /Minchiate/);
    await friend.giveName();
    await friend.see('waiting-room');
    await friend.shot('talk-phone-waiting');
    // The secret was sent in a body, never in an address.
    const secret = link.split('/').at(-1);
    assert.ok(secret.length >= 22 && !friend.strays.some((url) => url.includes(secret)));
  });

  test('they chat while they wait, and a reload keeps the messages', { timeout: 120_000 }, async () => {
    await say(friend, 'Buona <b>sera</b>');
    await Promise.all([reads(host, 'Buona <b>sera</b>'), reads(friend, 'Buona <b>sera</b>')]);
    await host.when(() =>
      document.querySelector('[data-testid="live"]').textContent.includes('Lapo: Buona <b>sera</b>'),
    );
    await friend.press('sit-2');
    await host.when(() => document.querySelector('[data-testid="arrivals"]').textContent.includes('Lapo'));
    await host.page.reload();
    await reads(host, 'Buona <b>sera</b>');
    await host.press(host.at('talk-more'));
    await host.press('mute-chat');
    await friend.see('talk-silence');
    assert.equal(await friend.at('talk-silence').getAttribute('data-why'), 'chat_muted');
    await host.press('mute-chat');
    await friend.see('talk-input');
    await host.shot('talk-desktop-waiting');
  });

  test('during a hand there are only emotes, and a player is notified of the turn', { timeout: 180_000 }, async () => {
    for (const seat of [1, 3]) await host.press(`add-bot-${seat}`);
    await host.at('add-bot-3').waitFor({ state: 'hidden' });
    await host.press('ready');
    await friend.press('ready');
    await Promise.all([host.see('board'), friend.see('board')]);
    await host.press('tab-talk');
    await reads(host, 'Buona <b>sera</b>');
    assert.equal(await host.at('talk-silence').getAttribute('data-why'), 'chat_between_hands');
    assert.deepEqual(await covers(host), []);
    await host.shot('talk-desktop-hand');
    // On a phone the question covers the buttons: that comes first.
    while (!(await friend.at('emotes').isVisible())) {
      await answer(friend, await question(friend), rng);
      await friend
        .at('emotes')
        .waitFor({ timeout: SETTLED_MS })
        .catch(() => {});
    }
    await friend.press('emotes');
    await friend.press('open-talk');
    await friend.see('talk');
    await reads(friend, 'Buona <b>sera</b>');
    await friend.shot('talk-phone-hand');
    await friend.page.keyboard.press('Escape');
    // The turn is in the title of a page behind another tab.
    const other = await host.context.newPage();
    await other.goto('/#/rules');
    await other.bringToFront();
    const calls = (person) =>
      person.when(() => {
        const asked = document.title.startsWith('● ');
        const icon = document.querySelector('link[rel="icon"]').getAttribute('href');
        return asked === icon.endsWith('icon-turn.svg') && asked;
      });
    await Promise.race([calls(host), calls(friend)]);
    await other.waitForFunction(() => / · Germini$/.test(document.title));
    await other.close();
  });

  test('a dead connection is shown to its player at once, and to the others soon', { timeout: 120_000 }, async () => {
    await host.page.bringToFront();
    proxy.freeze();
    const began = Date.now();
    await friend.see('quiet');
    assert.ok(Date.now() - began <= QUIET_MS + SLACK_MS, `${Date.now() - began} ms`);
    await host.when(() => /non risponde/.test(document.querySelector('[data-testid="presence-2"]')?.textContent ?? ''));
    assert.ok(Date.now() - began <= SILENT_MS + SLACK_MS, `${Date.now() - began} ms`);
    proxy.thaw();
    await friend.at('quiet').waitFor({ state: 'hidden' });
    await host.at('presence-2').waitFor({ state: 'hidden' });
  });

  test('no page logged an error or called another server', () => {
    for (const person of [host, friend]) {
      assert.deepEqual(person.complaints, []);
      assert.deepEqual(person.strays, []);
    }
  });
});

test('a waiting table is closed by its host, and is in nobody’s list', { timeout: 120_000 }, async () => {
  const host = await Person.arrive(browser, server.base, { name: 'Nannina' });
  const { id } = await newTable(host, { preset: 'germini' });
  await host.press('leave');
  await host.press('close-table');
  await host.see('bye');
  assert.equal(await host.at('bye').getAttribute('data-code'), 'closed');
  await host.page.goto('/#/');
  await host.see('create-table');
  await host.at('hello').waitFor();
  assert.equal(await host.at(`table-${id}`).count(), 0);
  await host.leave();
});

test('the only player closes the table during a hand', { timeout: 120_000 }, async () => {
  const alone = await Person.arrive(browser, server.base, { name: 'Vieri' });
  await alone.press('play-alone');
  await alone.see('board');
  await alone.press('menu');
  await alone.press('menu-council');
  await alone.press('close-table');
  await alone.when(() => document.querySelector('[data-testid="sheet-dialog"]') !== null);
  await alone.leave();
});
