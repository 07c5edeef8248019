// Screenshots of entry pages and error pages: an invitation to a table, the way back
// to a seat, a shared hand, a hand from a file, a page that cannot be loaded.
import { Person } from '../browser.mjs';
import { answer, question } from '../hands_on.mjs';
import { latest, newTable, withBots } from '../new_table.mjs';
import { random } from '../player.mjs';

const SEED = 1798;
const VOID = 'AbCdEfGhIjKlMnOpQrStUv';

async function table(camera, { browser, server, locale }) {
  const host = await Person.arrive(browser, server.base, { name: 'Ginevra', locale });
  const { id } = await newTable(host, { preset: 'pagat' });
  const link = await host.at('invitation-link').inputValue();
  await host.press('sit-0');
  const friend = await Person.enter(browser, server.base, { name: 'Lapo', locale });
  await camera.at(friend, link.replace(/^.*#/, '#'), 'lobby-name', 'gate');
  await friend.page.goto('about:blank');
  await camera.at(friend, `#/table/${id}/${VOID}`, 'invitation-void', 'gate-void');
  await camera.at(friend, `#/back/${VOID}`, 'by-link', 'back');
  await friend.press('by-link');
  await friend.see('by-link-wrong');
  await camera.picture(friend.page, 'by-link-wrong');
  await friend.page.goto('/');
  await friend.giveName();
  await friend.leave();
  await host.leave();
}

async function hand(camera, { browser, server, locale }) {
  const person = await Person.arrive(browser, server.base, { name: 'Bianca', locale });
  await newTable(person, { preset: 'germini' });
  await withBots(person, 0);
  const rng = random(SEED);
  for (let asked = await question(person); asked.kind !== 'sheet'; asked = await question(person))
    await answer(person, asked, rng);
  const { hand } = latest(person, 'table').match.hands[0];
  await person.page.goto(`/#/hand/${hand}`);
  await person.see('replay');
  await person.press('replay-next');
  await person.press('menu');
  await person.at('fair-check').locator('summary').click();
  await person.see('fair-holds');
  await camera.picture(person.page, 'hand-fair', 'fair-holds');
  await person.page.route(`**/api/hands/${hand}`, async (route) => {
    const got = await route.fetch();
    const told = await got.json();
    told.deal.secret = told.deal.commitment;
    await route.fulfill({ response: got, json: told });
  });
  await person.page.reload();
  await person.see('replay');
  await person.press('menu');
  await person.at('fair-check').locator('summary').click();
  await person.see('fair-faults');
  await camera.picture(person.page, 'hand-fair-faults', 'fair-faults');
  const record = await person.at('download-record').getAttribute('href');
  await person.page.unrouteAll();
  const given = person.page.waitForResponse((one) => one.request().method() === 'POST' && one.url().includes(hand));
  await person.press('share-eyes');
  const { secret } = await (await given).json();
  await person.see('end-share');
  await camera.picture(person.page, 'hand-sharing', 'share');
  const other = await Person.enter(browser, server.base, { name: 'Neri', locale });
  await camera.at(other, `#/shared/${secret}/30`, 'replay', 'shared');
  await camera.at(other, `#/shared/${VOID}`, 'no-hand', 'shared-gone');
  await camera.at(other, '#/file', 'choose-file', 'file');
  const choose = (text) =>
    other
      .at('choose-file')
      .setInputFiles({ name: 'mano.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{}');
  await other.see('file-wrong');
  await camera.picture(other.page, 'file-wrong');
  await choose(decodeURIComponent(record.replace(/^[^,]*,/, '')));
  await other.see('replay');
  await camera.picture(other.page, 'file-open');
  await other.leave();
  await person.leave();
}

async function broken(camera, { browser, server, locale }) {
  const person = await Person.enter(browser, server.base, { name: 'Lapo', locale, worker: false });
  await person.page.goto('/');
  await person.see('lobby-name');
  await person.page.route('**/assets/CreditsPage*', (route) => route.abort());
  await person.page.goto('/#/credits');
  await person.see('broken');
  await camera.picture(person.page, 'broken');
  await person.leave();
}

export async function doors(camera, house) {
  await table(camera, house);
  await hand(camera, house);
  await broken(camera, house);
}
