// Identities: a guest makes an account, logs in from another browser, loses the password and is helped, signs a browser
// out, exports the data, and deletes the account; the first administrator; a closed server; the page about the running server. With axe checks, by keyboard, with screenshots.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import { Person, served } from './lib/browser.mjs';
import { Api } from './lib/http.mjs';
import { Screens } from './lib/screens.mjs';
import { Server } from './lib/start_server.mjs';

const SMALL = { width: 390, height: 664 };
const PASSWORD = 'una carta sola';
const LOST = 'un’altra parola';

let server, browser;
served({}, (started) => ({ server, browser } = started));

async function sound(person, name) {
  const screens = new Screens(person, 'people');
  await screens.look(name);
  screens.clean([name]);
}
const logIn = async (person, login, password) => {
  await person.at('log-in-login').fill(login);
  await person.at('log-in-password').fill(password);
  await person.press('log-in');
};
/** The browser's own console message for a page with a refused request. */
const refused = (person) => {
  person.complaints = person.complaints.filter((line) => !/status of 4\d\d/.test(line));
};

suite('an account', () => {
  let ginevra, phone, codes;
  after(async () => {
    for (const person of [ginevra, phone]) {
      refused(person);
      assert.deepEqual(person.complaints, []);
      await person.leave();
    }
  });

  test('is created by keyboard alone, with errors beside the fields', { timeout: 120_000 }, async () => {
    ginevra = await Person.arrive(browser, server.base, { name: 'Ginevra' });
    await ginevra.page.goto('/#/me');
    await ginevra.see('sign-up-login');
    await sound(ginevra, 'guest-desktop');
    assert.equal(await ginevra.at('sign-up-login').inputValue(), 'Ginevra');
    await ginevra.at('sign-up-login').focus();
    await ginevra.page.keyboard.press('Tab');
    await ginevra.page.keyboard.type('corta');
    await ginevra.page.keyboard.press('Enter');
    await ginevra.see('sign-up-password-wrong');
    const field = ginevra.at('sign-up-password');
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.equal(await field.inputValue(), 'corta'); // the input stays
    await sound(ginevra, 'wrong-desktop');
    await field.focus();
    await ginevra.page.keyboard.press('Control+A');
    await ginevra.page.keyboard.type(PASSWORD);
    await ginevra.page.keyboard.press('Enter');
    await ginevra.see('codes');
    codes = await ginevra.at('codes').locator('li').allTextContents();
    assert.equal(new Set(codes).size, 10);
    await sound(ginevra, 'codes-desktop');
    // No stray click loses them: by the page's header, nor by closing it.
    ginevra.stays = true;
    await ginevra.page.locator('nav a[href="#/rules"]').click();
    assert.deepEqual(await ginevra.at('codes').locator('li').allTextContents(), codes);
    await ginevra.page.waitForURL(/#\/me$/); // the page goes back by itself
    const asked = ginevra.page.waitForEvent('dialog');
    const reload = ginevra.page.reload({ timeout: 5000 }).catch(() => undefined);
    const dialog = await asked;
    assert.equal(dialog.type(), 'beforeunload');
    await reload;
    ginevra.stays = false;
    assert.equal(await ginevra.at('codes').locator('li').count(), 10);
    const saved = ginevra.page.waitForEvent('download');
    await ginevra.press('codes-download');
    assert.equal(readFileSync(await (await saved).path(), 'utf8'), `${codes.join('\n')}\n`);
    await ginevra.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ginevra.press('codes-copy');
    await ginevra.page.getByText('Copiati.').waitFor();
    assert.equal(await ginevra.page.evaluate(() => navigator.clipboard.readText()), `${codes.join('\n')}\n`);
    await ginevra.at('codes-done').focus();
    await ginevra.page.keyboard.press('Enter');
    await ginevra.see('change-password');
    await ginevra.at('rename-name').fill('Bot 2');
    await ginevra.page.keyboard.press('Enter');
    await ginevra.see('rename-name-wrong');
    await ginevra.at('rename-name').fill('Ginevra I');
    await ginevra.page.keyboard.press('Enter');
    await ginevra.page.getByText('da ora ti chiami così').waitFor();
    await sound(ginevra, 'account-desktop');
  });

  test('and is the same on a phone, by login and password', { timeout: 120_000 }, async () => {
    phone = await Person.enter(browser, server.base, {
      name: 'Ginevra',
      viewport: SMALL,
      touch: true,
      locale: 'en-GB',
    });
    await phone.page.goto('/#/me');
    await phone.see('log-in-login');
    await sound(phone, 'nobody-phone');
    await logIn(phone, 'ginevra', 'not this one');
    await phone.see('log-in-password-wrong');
    await logIn(phone, 'ginevra', PASSWORD);
    await phone.see('who');
    await phone.see('sessions');
    await sound(phone, 'account-phone');
    const ids = async (person) =>
      (await person.context.request.get(`${server.base}/api/guests/me`)).json().then(({ guest }) => guest);
    assert.equal(await ids(phone), await ids(ginevra));
  });

  test('a browser that the user signs out is forgotten', { timeout: 120_000 }, async () => {
    await ginevra.page.reload();
    await ginevra.see('sessions');
    await ginevra.at('sessions').getByRole('button').first().click();
    await ginevra.when(() => document.querySelectorAll('[data-testid="sessions"] li').length === 1);
    await phone.page.reload();
    await phone.see('log-in-login');
  });

  test('without the password a code admits the user once, with the browser’s guest', { timeout: 120_000 }, async () => {
    await phone.page.goto('/#/');
    await phone.at('lobby-name').fill('Zed');
    await phone.press('play-alone');
    await phone.page.waitForURL(/#\/table\//);
    const table = /table\/([^/]+)/.exec(phone.page.url())[1];
    await phone.page.goto('/#/me');
    const recover = async (code, password) => {
      await phone.at('log-in-login').fill('Ginevra');
      await phone.at('log-in-code').fill(code);
      await phone.at('log-in-password').fill(password);
      await phone.press('log-in');
    };
    await phone.press('log-in-lost');
    await recover('abcde-fghjk', LOST);
    await phone.see('log-in-code-wrong');
    await sound(phone, 'lost-phone');
    assert.equal(await phone.at('log-in-take').isChecked(), true);
    await recover(codes[0], LOST);
    await phone.see('codes-left');
    assert.equal(await phone.at('sessions').locator('li').count(), 1);
    const mine = (await (await phone.context.request.get(`${server.base}/api/tables`)).json()).tables;
    assert.ok(mine.some(({ id, mine: own }) => id === table && own));
    server.admin('close', table);
    assert.match(await phone.at('codes-left').textContent(), /9/);
    // And the other browser is signed out.
    await ginevra.page.reload();
    await ginevra.see('log-in-login');
    await logIn(ginevra, 'Ginevra', LOST);
    await ginevra.see('who');
  });

  test('an administrator gives a link for a new password', { timeout: 120_000 }, async () => {
    const link = server.admin('person', 'reset-link', 'Ginevra').trim();
    assert.match(link, /#\/reset\/[A-Za-z0-9_-]{22}$/);
    await phone.page.goto(`/${link.slice(link.indexOf('#'))}`);
    await phone.at('link-password').fill(PASSWORD);
    await sound(phone, 'reset-phone');
    await phone.press('by-link');
    await phone.page.waitForURL(/#\/me$/);
    await phone.at('by-link').waitFor({ state: 'detached' });
    await phone.see('sessions');
  });

  test('a user’s data can be exported and deleted, and the name disappears', { timeout: 120_000 }, async () => {
    const waiting = phone.page.waitForEvent('download');
    await phone.press('data');
    const data = JSON.parse(readFileSync(await (await waiting).path(), 'utf8'));
    assert.equal(data.account.login, 'Ginevra');
    await phone.press(phone.at('remove-me').locator('summary'));
    await phone.at('remove-password').fill('not this one');
    await phone.press('remove');
    await phone.see('remove-password-wrong');
    await phone.at('remove-password').fill(PASSWORD);
    await sound(phone, 'remove-phone');
    await phone.press('remove');
    await phone.see('lobby-name');
    await phone.page.goto('/#/me');
    await logIn(phone, 'Ginevra', PASSWORD);
    await phone.see('log-in-password-wrong');
    assert.doesNotMatch(server.admin('person', 'list'), /Ginevra/);
  });
});

suite('a closed server', () => {
  let closed;
  before(async () => {
    closed = await Server.start({ web: true, args: ['--closed'] });
  });
  after(async () => closed.dispose());

  test('prints the first link, and admits the invited', { timeout: 120_000 }, async () => {
    const [, first] = /#\/administrator\/([A-Za-z0-9_-]{22})/.exec(closed.log) ?? assert.fail(closed.log);
    const invitation = closed.admin('person', 'invite').trim();
    const bice = await Person.enter(browser, closed.base, { name: 'Bice' });
    await bice.page.goto('/');
    await bice.see('members-only');
    for (const none of ['lobby-name', 'create-table', 'play-alone', 'invitation'])
      assert.equal(await bice.at(none).count(), 0, none);
    await sound(bice, 'closed-desktop');
    await bice.press('to-log-in');
    await bice.see('log-in-login');
    assert.equal(await bice.at('sign-up-login').count(), 0);
    await bice.page.goto(`/${invitation.slice(invitation.indexOf('#'))}`);
    await bice.at('sign-up-login').fill('Bice');
    await bice.at('sign-up-password').fill(PASSWORD);
    await bice.press('sign-up');
    await bice.press('codes-done');
    await bice.page.goto(`/#/administrator/${first}`);
    await bice.press('by-link');
    await bice.press('help-invite');
    await bice.see('made-link');
    await sound(bice, 'administrator-desktop');
    const link = await bice.at('made-link').inputValue();
    const neri = await Person.enter(browser, closed.base, { name: 'Neri', viewport: SMALL, touch: true });
    await neri.page.goto(`/${link.slice(link.indexOf('#'))}`);
    await neri.at('sign-up-login').fill('Bìce'); // with an accent it is another
    await neri.at('sign-up-password').fill(PASSWORD);
    await sound(neri, 'invited-phone');
    await neri.press('sign-up');
    await neri.see('codes');
    await sound(neri, 'codes-phone');
    for (const person of [bice, neri]) {
      refused(person);
      assert.deepEqual(person.complaints, []);
      await person.leave();
    }
  });
});

suite('an administrator', () => {
  const SMALLEST = { width: 360, height: 640 };
  let bice, host, table;
  const start = async () => (table = (await host.create({ game: 'minchiate', preset: 'pagat' })).table);
  before(async () => {
    host = await Api.guest(server.base, 'Cosimo');
    bice = await Person.arrive(browser, server.base, { name: 'Bice' });
    await bice.signUp(PASSWORD);
  });

  test('announces, drains and closes a table', { timeout: 120_000 }, async () => {
    await bice.page.goto('/#/maintenance');
    await bice.page.getByRole('alert').getByText('per chi amministra').waitFor();
    server.admin('person', 'administrator', 'Bice');
    await start();
    await bice.page.goto('/#/me');
    await bice.press('to-maintenance');
    await bice.see(`maintained-${table}`);
    const secret = await bice.secret();
    const state = await new Api(server.base, secret).must('GET', '/api/maintenance');
    const shown = await bice.at('server-state').textContent();
    for (const text of [state.version, state.commit ?? '', 'non fa backup']) assert.ok(shown.includes(text), text);
    assert.match(await bice.at(`maintained-${table}`).textContent(), /Minchiate.*libero/s);
    await sound(bice, 'maintenance-desktop');

    await bice.at('announce-minutes').selectOption({ label: 'tra 15 minuti' });
    await bice.press('announce');
    await bice.see('withdraw');
    assert.ok((await host.must('GET', '/api/tables')).restart > Date.now());
    await bice.press('withdraw');
    await bice.at('withdraw').waitFor({ state: 'detached' });

    await bice.at('drain').focus();
    await bice.page.keyboard.press('Enter');
    await bice.see('confirm-dialog');
    await sound(bice, 'drain-desktop');
    await bice.press('confirm-yes');
    await bice.see('resume');
    assert.equal((await host.send('POST', '/api/tables', { game: 'minchiate', preset: 'pagat' })).status, 503);
    await bice.press('resume');
    await bice.see('drain');

    await bice.press(`close-${table}`);
    await bice.press('confirm-yes');
    await bice.at(`maintained-${table}`).waitFor({ state: 'detached' });
    await start();
    await bice.see(`maintained-${table}`); // without a reload
  });

  test('has the same page on a phone, in English', { timeout: 120_000 }, async () => {
    const phone = await Person.enter(browser, server.base, {
      name: 'Bice',
      viewport: SMALLEST,
      touch: true,
      locale: 'en-GB',
    });
    await phone.page.goto('/#/me');
    await logIn(phone, 'Bice', PASSWORD);
    await phone.press('to-maintenance');
    await phone.see(`open-${table}`);
    await sound(phone, 'maintenance-phone');
    await phone.press(`close-${table}`);
    await phone.see('confirm-dialog');
    await sound(phone, 'close-phone');
    await phone.press('confirm-no');
    await phone.press(`open-${table}`);
    await phone.page.waitForURL(new RegExp(`#/table/${table}$`));
    for (const person of [bice, phone]) {
      refused(person);
      assert.deepEqual(person.complaints, []);
      await person.leave();
    }
  });
});
