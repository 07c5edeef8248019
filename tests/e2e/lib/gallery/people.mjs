// Screenshots of identities: a guest, an account with its codes and browsers, links for one person, merging two
// browsers, the administrator.
import { Person } from '../browser.mjs';
import { Api } from '../http.mjs';

const PASSWORD = 'una parola lunga';
const PASSWORD_FIELD = 'sign-up-password';

const fragment = (link) => link.trim().slice(link.trim().indexOf('#'));

async function guest(camera, { browser, server, locale }) {
  const nobody = await Person.enter(browser, server.base, { name: 'Ginevra', locale });
  await camera.at(nobody, '#/me', 'log-in-login', 'me-nobody');
  await nobody.page.goto('/');
  await nobody.giveName();
  await nobody.page.goto('/#/me');
  await nobody.see('sessions');
  await camera.picture(nobody.page, 'me-guest');
  await nobody.at(PASSWORD_FIELD).fill('corta');
  await nobody.press('sign-up');
  await nobody.see(`${PASSWORD_FIELD}-wrong`);
  await camera.picture(nobody.page, 'me-sign-up-wrong');
  await nobody.press('log-in-lost');
  await camera.picture(nobody.page, 'me-password-lost');
  await nobody.at(PASSWORD_FIELD).fill(PASSWORD);
  await nobody.press('sign-up');
  await nobody.see('codes');
  await camera.picture(nobody.page, 'me-recovery-codes');
  await nobody.press('codes-done');
  await nobody.see('change-password');
  return nobody;
}

/** A member with two browsers, and a guest to be merged with them. */
async function member(camera, ginevra, { browser, server, locale }) {
  const api = await Api.guest(server.base, 'Lapo');
  const login = { login: 'Ginevra', password: PASSWORD };
  await api.send('POST', '/api/log-in', { json: login });
  await ginevra.page.reload();
  await ginevra.see('sessions');
  await camera.picture(ginevra.page, 'me-member');
  await ginevra.press(ginevra.at('continue-elsewhere').locator('summary'));
  await ginevra.at('same-make-password').fill(PASSWORD);
  await ginevra.press('same-make');
  await ginevra.see('made-link');
  await camera.picture(ginevra.page, 'me-same-link');
  const link = await ginevra.at('made-link').textContent();
  const other = await Person.arrive(browser, server.base, { name: 'Ginevra di casa', locale });
  await camera.at(other, '#/link-code/aaaaa-aaaaa', 'by-link-wrong', 'same-wrong');
  await camera.at(other, fragment(link), 'same-who', 'same-who');
  await other.leave();
  await ginevra.press(ginevra.at('remove-me').locator('summary'));
  await ginevra.at('remove-password').fill('un’altra');
  await camera.dialog(ginevra, 'remove', 'confirm-yes', 'me-delete');
}

async function links(camera, ginevra, { browser, server, locale }) {
  const invited = await Person.enter(browser, server.base, { name: 'Neri', locale });
  await camera.at(invited, fragment(server.admin('person', 'invite')), 'sign-up-login', 'sign-up-invited');
  await invited.leave();
  const lost = await Person.enter(browser, server.base, { name: 'Ginevra', locale });
  await camera.at(lost, fragment(server.admin('person', 'reset-link', 'Ginevra')), 'link-password', 'reset');
  await lost.leave();
  server.admin('person', 'administrator', 'Ginevra');
  await ginevra.page.goto('/#/me');
  await ginevra.page.reload();
  await ginevra.press('help-invite');
  await ginevra.see('made-link');
  await camera.picture(ginevra.page, 'me-administrator');
}

export async function people(camera, house) {
  const ginevra = await guest(camera, house);
  await member(camera, ginevra, house);
  await links(camera, ginevra, house);
  await ginevra.leave();
}

/** On a closed server: joining needs an invitation; the first link makes its user the administrator. */
export async function closed(camera, { browser, server, locale }) {
  const [, first] = /#\/administrator\/([A-Za-z0-9_-]{22})/.exec(server.log);
  const bice = await Person.enter(browser, server.base, { name: 'Bice', locale });
  await camera.at(bice, '', '', 'closed-start');
  await camera.at(bice, '#/me', 'log-in-login', 'closed-me');
  await camera.at(bice, `#/administrator/${first}`, '', 'administrator-nobody');
  await bice.page.goto(`/${fragment(server.admin('person', 'invite'))}`);
  await bice.at('sign-up-login').fill('Bice');
  await bice.at(PASSWORD_FIELD).fill(PASSWORD);
  await bice.press('sign-up');
  await bice.press('codes-done');
  await camera.at(bice, `#/administrator/${first}`, 'by-link', 'administrator');
  await bice.leave();
}
