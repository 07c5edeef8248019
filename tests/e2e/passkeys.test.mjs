// A passkey opens the account: added on the account page, used from another browser that has the same keys,
// removed. The authenticator is Chromium's own (the WebAuthn domain of its protocol), with a known or unknown finger.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { DESKTOP, launch, Person, PHONE } from './lib/browser.mjs';
import { Screens } from './lib/screens.mjs';
import { Server } from './lib/start_server.mjs';

const PASSWORD = 'una carta sola';
const TIMEOUT = { timeout: 90_000 };

let server, browser, base;
before(async () => {
  server = await Server.start({ web: true });
  // Passkeys are for host names, not for addresses.
  base = server.base.replace('127.0.0.1', 'localhost');
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server.dispose();
});

/** The keys of a person's phone, in one browser. */
class Keys {
  static async of(person) {
    const keys = new Keys();
    keys.session = await person.context.newCDPSession(person.page);
    await keys.session.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    };
    ({ authenticatorId: keys.authenticatorId } = await keys.session.send('WebAuthn.addVirtualAuthenticator', {
      options,
    }));
    return keys;
  }
  #ask(what, more = {}) {
    return this.session.send(`WebAuthn.${what}`, { authenticatorId: this.authenticatorId, ...more });
  }
  async all() {
    return (await this.#ask('getCredentials')).credentials;
  }
  take = (credential) => this.#ask('addCredential', { credential });
  known = (isUserVerified) => this.#ask('setUserVerified', { isUserVerified });
}

/** The browser's own console message for a page with a refused request. */
const refused = (person) => person.complaints.filter((line) => !/status of 4\d\d/.test(line));

async function member(login, viewport) {
  const person = await Person.arrive(browser, base, { name: login, viewport });
  await person.page.goto('/#/me');
  await person.at('sign-up-password').fill(PASSWORD);
  await person.press('sign-up');
  await person.press('codes-done');
  await unfold(person);
  return person;
}
async function unfold(person) {
  await person.press(person.at('your-passkeys').locator('> summary'));
  await person.see('passkey-add-password');
}
async function add(person) {
  await person.at('passkey-add-password').fill(PASSWORD);
  await person.press('passkey-add');
}

suite('a passkey', () => {
  let ginevra, keys, phone, screens, small;
  after(async () => {
    for (const person of [ginevra, phone]) {
      assert.deepEqual(refused(person), []);
      assert.deepEqual(person.strays, []);
      await person.leave();
    }
    screens.clean(['passkeys-none', 'passkeys-wrong', 'passkeys-one', 'passkeys-end']);
    small.clean(['passkeys-log-in', 'passkeys-unknown']);
  });

  test('is added by password, and listed', TIMEOUT, async () => {
    ginevra = await member('Ginevra', DESKTOP);
    keys = await Keys.of(ginevra);
    screens = new Screens(ginevra, '1280x800');
    await screens.look('passkeys-none');
    await ginevra.at('passkey-add-password').fill('un’altra');
    await ginevra.press('passkey-add');
    await ginevra.see('passkey-add-password-wrong');
    assert.equal((await keys.all()).length, 0);
    await screens.look('passkeys-wrong');
    await add(ginevra);
    await ginevra.see('passkeys');
    assert.equal(await ginevra.at('passkeys').locator('li').count(), 1);
    assert.match(await ginevra.at('passkeys').innerText(), /Chrome.*non ancora usata/s);
    assert.equal(await ginevra.at('passkey-add-password').inputValue(), '');
    await screens.look('passkeys-one');
    const [key] = await keys.all();
    assert.equal(key.rpId, 'localhost');
    assert.equal(key.isResidentCredential, true);
  });

  test('opens the account in another browser, and merges the guest of that browser', TIMEOUT, async () => {
    phone = await Person.arrive(browser, base, { name: 'Ospite', viewport: PHONE });
    small = new Screens(phone, '390x664');
    await phone.page.goto('/#/me');
    await phone.see('log-in-passkey');
    await small.look('passkeys-log-in');
    const hers = await Keys.of(phone);
    await hers.take((await keys.all())[0]);
    // An unknown finger opens nothing.
    await hers.known(false);
    await phone.press('log-in-passkey');
    await phone.see('log-in-wrong');
    await small.look('passkeys-unknown');
    await hers.known(true);
    await phone.press('log-in-passkey');
    await phone.page.getByText('accedi come «Ginevra»').waitFor();
    await ginevra.page.reload();
    await unfold(ginevra);
    assert.match(await ginevra.at('passkeys').innerText(), /usata l’ultima volta/);
    assert.equal((await phone.page.request.get('/api/me/data').then((answer) => answer.json())).was.length, 1);
  });

  test('that was removed opens nothing, and says so; the password still does', TIMEOUT, async () => {
    await ginevra.press('passkey-end');
    await ginevra.at('passkey-end-do-password').fill('un’altra');
    await ginevra.press('passkey-end-do');
    await ginevra.see('passkey-end-do-password-wrong');
    await screens.look('passkeys-end');
    await ginevra.at('passkey-end-do-password').fill(PASSWORD);
    await ginevra.press('passkey-end-do');
    await ginevra.at('passkeys').waitFor({ state: 'detached' });
    await phone.press('log-out');
    await phone.see('lobby-name');
    await phone.page.goto('/#/me');
    await phone.see('log-in-passkey');
    await phone.press('log-in-passkey');
    await phone.see('log-in-wrong');
    assert.match(await phone.at('log-in-wrong').innerText(), /Nessun account qui ha questa passkey/);
    await phone.at('log-in-login').fill('Ginevra');
    await phone.at('log-in-password').fill(PASSWORD);
    await phone.press('log-in');
    await phone.page.getByText('accedi come «Ginevra»').waitFor();
  });
});
