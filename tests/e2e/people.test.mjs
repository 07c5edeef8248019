// Identities: a guest makes an account, logs in from another browser, loses the password and is helped, signs a browser
// out, exports the data, and deletes the account; the first administrator; a closed server. With axe checks, by keyboard, with screenshots.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { launch, Person } from './lib/browser.mjs';
import { newTable } from './lib/new_table.mjs';
import { Server } from './lib/start_server.mjs';

const SMALL = { width: 390, height: 664 };
const PASSWORD = 'una carta sola';
const LOST = 'un’altra parola';

let server, browser;
before(async () => {
  server = await Server.start({ web: true });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server.dispose();
});

async function sound(person, name) {
  const { violations } = await new AxeBuilder({ page: person.page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    [],
    name,
  );
  const wide = await person.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(wide, 0, `${name}: as wide as the screen`);
  if (process.env.SHOTS) await person.page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true });
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
    await sound(ginevra, 'people-guest-desktop');
    assert.equal(await ginevra.at('sign-up-login').inputValue(), 'Ginevra');
    await ginevra.at('sign-up-login').focus();
    await ginevra.page.keyboard.press('Tab');
    await ginevra.page.keyboard.type('corta');
    await ginevra.page.keyboard.press('Enter');
    await ginevra.see('sign-up-password-wrong');
    const field = ginevra.at('sign-up-password');
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.equal(await field.inputValue(), 'corta'); // the input stays
    await sound(ginevra, 'people-wrong-desktop');
    await field.focus();
    await ginevra.page.keyboard.press('Control+A');
    await ginevra.page.keyboard.type(PASSWORD);
    await ginevra.page.keyboard.press('Enter');
    await ginevra.see('codes');
    codes = await ginevra.at('codes').locator('li').allTextContents();
    assert.equal(new Set(codes).size, 10);
    await sound(ginevra, 'people-codes-desktop');
    // No stray click loses them: by the page's header, nor by closing it.
    const inNavigation = ginevra.page.locator('nav a[href="#/rules"]');
    await inNavigation.click();
    await ginevra.see('codes-dialog');
    await sound(ginevra, 'people-codes-leave-desktop');
    await ginevra.press('confirm-no');
    assert.deepEqual(await ginevra.at('codes').locator('li').allTextContents(), codes);
    assert.match(ginevra.page.url(), /#\/me$/);
    const asked = ginevra.page.waitForEvent('dialog');
    ginevra.stays = true;
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
    await sound(ginevra, 'people-account-desktop');
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
    await sound(phone, 'people-nobody-phone');
    await logIn(phone, 'ginevra', 'not this one');
    await phone.see('log-in-password-wrong');
    await logIn(phone, 'ginevra', PASSWORD);
    await phone.see('who');
    await phone.see('sessions');
    await sound(phone, 'people-account-phone');
    const ids = async (person) =>
      (await person.context.request.get(`${server.base}/api/guests/me`)).json().then(({ guest }) => guest);
    assert.equal(await ids(phone), await ids(ginevra));
  });

  test('the address of a table by invitation is a link that friends can use', { timeout: 120_000 }, async () => {
    const host = await Person.arrive(browser, server.base, { name: 'Neri' });
    const { id } = await newTable(host, { preset: 'pagat' });
    await host.when((table) => location.hash.startsWith(`#/table/${table}/`), id);
    const address = host.page.url();
    assert.equal(address, await host.at('invitation-link').inputValue());
    assert.equal(new URL(address).search, '');
    const guest = await Person.enter(browser, server.base, { name: 'Lapo' });
    // Without it nobody comes in, and the page says whom to ask.
    await guest.page.goto(`/#/table/${id}`);
    await guest.see('invitation-void');
    assert.match(await guest.page.locator('main').innerText(), /invito/);
    await guest.page.goto(address);
    await guest.see('invited');
    await guest.giveName();
    // A new name is shown to the others at once.
    await guest.press('rename');
    await guest.at('lobby-name').fill('Lapo II');
    await guest.press('lobby-enter');
    await guest.press('sit-1');
    await guest.see('stand');
    await guest.shot('people-waiting-renamed');
    await host.when(() => document.querySelector('[data-testid="seat-name-1"]')?.textContent === 'Lapo II');
    assert.equal(guest.page.url(), address);
    await guest.page.reload();
    await guest.see('stand');
    // A new invitation is in the addresses of those who have access.
    await host.press('renew-invitation');
    await host.when((old) => location.href !== old, address);
    await guest.when((fresh) => location.href === fresh, host.page.url());
    const stranger = await Person.arrive(browser, server.base, { name: 'Cosimo' });
    await stranger.page.goto(`/#/table/${id}`);
    await stranger.see('bye');
    assert.match(await stranger.at('bye').innerText(), /Chiedi il link/);
    for (const person of [host, guest, stranger]) await person.leave();
    server.admin('close', id);
  });

  test('a member’s name is marked at a table, a guest’s is not', { timeout: 120_000 }, async () => {
    await ginevra.page.goto('/#/');
    const made = await ginevra.context.request.post(`${server.base}/api/tables`, {
      data: { game: 'minchiate', preset: 'germini' },
    });
    const { table } = await made.json();
    await ginevra.page.goto(`/#/table/${table}`);
    await ginevra.press('sit-0');
    await ginevra.at('seat-0').getByTestId('member').waitFor();
    const lapo = await Person.arrive(browser, server.base, { name: 'Lapo' });
    await lapo.page.goto('/#/');
    await lapo.at(`table-${table}`).getByTestId('member').waitFor();
    assert.equal(await lapo.at(`table-${table}`).getByTestId('member').count(), 1);
    await lapo.page.goto(`/#/table/${table}`);
    await lapo.press('sit-1');
    await lapo.at('seat-name-1').waitFor();
    assert.equal(await lapo.at('seat-0').getByTestId('member').count(), 1);
    assert.equal(await lapo.at('seat-1').getByTestId('member').count(), 0);
    await sound(lapo, 'people-marked-desktop');
    await lapo.leave();
    server.admin('close', table);
  });

  test('a browser that the user signs out is forgotten', { timeout: 120_000 }, async () => {
    await ginevra.page.goto('/#/me');
    await ginevra.see('sessions');
    await ginevra.at('sessions').getByRole('button').first().click();
    await ginevra.when(() => document.querySelectorAll('[data-testid="sessions"] li').length === 1);
    await phone.page.reload();
    await phone.see('log-in-login');
  });

  test(
    'a user who opens a stranger’s link sees both names, and enters the password',
    { timeout: 120_000 },
    async () => {
      const thief = await Person.arrive(browser, server.base, { name: 'Ladro' });
      const { code } = await (
        await thief.context.request.post(`${server.base}/api/me/link-code`, {
          data: {},
          headers: { Origin: server.base },
        })
      ).json();
      await ginevra.page.goto(`/#/link-code/${code}`);
      await ginevra.see('same-who');
      assert.match(await ginevra.at('same-who').textContent(), /«Ladro».*che ha fatto il link.*«Ginevra I»/s);
      await sound(ginevra, 'people-same-desktop');
      await ginevra.press('by-link');
      await ginevra.see('link-password-wrong');
      await ginevra.at('link-password').fill('not this one');
      await ginevra.press('by-link');
      await ginevra.see('link-password-wrong');
      await ginevra.press('by-link-not');
      assert.equal((await (await thief.context.request.get(`${server.base}/api/me`)).json()).account, null);
      await thief.leave();
      await ginevra.page.goto('/#/me');
    },
  );

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
    await sound(phone, 'people-lost-phone');
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
    await sound(phone, 'people-reset-phone');
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
    await phone.press('confirm-yes');
    await phone.see('remove-password-wrong');
    await phone.at('remove-password').fill(PASSWORD);
    await phone.press('remove');
    await sound(phone, 'people-remove-phone');
    await phone.press('confirm-yes');
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
    await sound(bice, 'people-closed-desktop');
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
    await sound(bice, 'people-administrator-desktop');
    const link = await bice.at('made-link').textContent();
    const neri = await Person.enter(browser, closed.base, { name: 'Neri', viewport: SMALL, touch: true });
    await neri.page.goto(`/${link.slice(link.indexOf('#'))}`);
    await neri.at('sign-up-login').fill('Bìce'); // with an accent it is another
    await neri.at('sign-up-password').fill(PASSWORD);
    await sound(neri, 'people-invited-phone');
    await neri.press('sign-up');
    await neri.see('codes');
    await sound(neri, 'people-codes-phone');
    for (const person of [bice, neri]) {
      refused(person);
      assert.deepEqual(person.complaints, []);
      await person.leave();
    }
  });
});
