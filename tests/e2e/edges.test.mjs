// The page at its edges: a connection that is lost, a server that is slow or silent, answers that come late, a disk that
// is full, a page older than the server, a page that was translated.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Person, servedCopy } from './lib/browser.mjs';
import { freezingProxy } from './lib/freezing_proxy.mjs';
import { answer, pressCard, question } from './lib/hands_on.mjs';
import { keptWhole } from './lib/kept_page.mjs';
import { pathProxy } from './lib/path_proxy.mjs';
import { random } from './lib/player.mjs';
import { seated } from './lib/table.mjs';

const AGAIN_MS = 2500; // longer than the page waits before it connects again
let server, browser, web;
servedCopy((started) => ({ server, browser, web } = started));
const proxies = [];
const through = async (made) => {
  const proxy = await made;
  proxies.push(proxy);
  return proxy;
};
after(async () => {
  for (const proxy of proxies) await proxy.close();
});

test('lost: what was chosen is still chosen after the connection came back', { timeout: 60_000 }, async () => {
  const { table, clients } = await seated(server, { preset: 'ottocento', request: { game: 'bolognese' } });
  await Promise.all(clients.map((client) => client.do({ ready: true })));
  const offers = ({ choice }, what) => choice?.choice.moves.some(({ takes }) => takes === what);
  await Promise.any(clients.map((client) => client.until(() => client.choice)));
  const dealer = clients.find(({ choice }) => choice);
  if (offers(dealer, 'items')) await dealer.act({ call: [] });
  await dealer.until(() => offers(dealer, 'cards'));
  await dealer.close();
  const proxy = await through(freezingProxy(server.port));
  const person = await Person.enter(browser, proxy.base, { name: dealer.api.name });
  await person.context.addCookies([{ name: 'germini_guest', value: dealer.api.secret, url: proxy.base }]);
  await person.page.goto(`/#/table/${table}`);
  const { cards } = await question(person);
  await pressCard(person, 'card', cards[0]);
  const chosen = () => person.at(`card-${cards[0]}`).getAttribute('data-chosen');
  assert.equal(await chosen(), 'true');
  const welcomes = () => person.frames.filter(({ text }) => text.includes('"welcome"')).length;
  const before = welcomes();
  proxy.cut();
  while (welcomes() === before) await person.page.waitForTimeout(50);
  await person.page.waitForTimeout(200);
  assert.equal(await chosen(), 'true');
  await person.leave();
  for (const client of clients) if (client !== dealer) await client.close();
});

test(
  'slow: a server that accepts and is silent leaves the kept page, within seconds',
  { timeout: 60_000 },
  async () => {
    const proxy = await through(freezingProxy(server.port));
    const person = await Person.arrive(browser, proxy.base, { name: 'Vieri', worker: true });
    await keptWhole(person);
    proxy.freeze();
    const begun = Date.now();
    await person.page.reload({ waitUntil: 'commit' });
    await person.see('create-table');
    assert.ok(Date.now() - begun < 3000 + AGAIN_MS, `${Date.now() - begun} ms`);
    await person.leave();
  },
);

test('slow: a proxy that says the server is away leaves the kept page too', { timeout: 60_000 }, async () => {
  const proxy = await through(pathProxy(server.port, '/away/'));
  const person = await Person.enter(browser, proxy.base, { name: 'Dora', worker: true });
  await person.page.goto(proxy.base);
  await person.giveName();
  await keptWhole(person);
  await server.stop();
  await person.page.reload();
  await person.see('create-table');
  await server.again();
  await person.leave();
});

test('late: results of a season do not replace those of a season chosen after it', { timeout: 60_000 }, async () => {
  const person = await Person.arrive(browser, server.base, { name: 'Ginevra' });
  await person.signUp();
  const post = async (path, data) => (await person.context.request.post(`/api/${path}`, { data })).json();
  const { club } = await post('clubs', { name: 'Accademia', zone: 'Europe/Rome' });
  const season = (name, from, to) => post(`clubs/${club}/seasons`, { name, from, to });
  const spring = await season('Spring', '2026-01-01', '2026-06-30');
  const autumn = await season('Autumn', '2026-07-01', '2026-12-31');
  await person.page.route(`**/seasons/${spring.season}/standings`, async (route) => {
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    await route.continue().catch(() => {});
  });
  await person.page.goto(`/#/club/${club}/${spring.season}`);
  await person.see('season-title');
  await person.page.evaluate((hash) => (location.hash = hash), `#/club/${club}/${autumn.season}`);
  await person.see('words');
  await person.page.waitForTimeout(AGAIN_MS + 500);
  assert.equal(await person.at('season-title').innerText(), 'Autumn');
  await person.see('words');
  await person.leave();
});

test('full: a page that may store nothing works as it does without a worker', { timeout: 60_000 }, async () => {
  const person = await Person.arrive(browser, server.base, { name: 'Bice', worker: true });
  await keptWhole(person);
  await person.page.evaluate(() => caches.delete('germini'));
  const line = await person.context.newCDPSession(person.page);
  await line.send('Storage.overrideQuotaForOrigin', { origin: server.base, quotaSize: 1 });
  await person.page.reload();
  await person.page.evaluate(() => (location.hash = '#/credits'));
  await person.see('notices');
  await person.leave();
});

test('translated: the prompt goes on after a translator has been at the page', { timeout: 120_000 }, async () => {
  const person = await Person.arrive(browser, server.base, { name: 'Tessa' });
  await person.press('play-alone');
  let what = await question(person);
  await person.page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement.closest('[translate="no"], script, style')) continue;
      const font = document.createElement('font');
      font.innerHTML = '<font></font>';
      font.firstChild.textContent = text.data;
      text.replaceWith(font);
    }
  });
  const rng = random(1798);
  for (let tricks = 0; tricks < 3;) {
    if (what.kind === 'play') tricks += 1;
    await answer(person, what, rng);
    what = await question(person);
  }
  const prompt = await person.at('prompt').innerText();
  await person.page.reload();
  await question(person);
  assert.equal(prompt.split('\n')[0], (await person.at('prompt').innerText()).split('\n')[0]);
  await person.leave();
});

// The last one: afterwards the server has another build.
test('older: a part that the server no longer has says that Germini was updated', { timeout: 60_000 }, async () => {
  const person = await Person.arrive(browser, server.base, { name: 'Nanna' });
  const old = readdirSync(join(web, 'assets')).filter((name) => /^(CreditsPage|index)-.*\.js(\.br)?$/.test(name));
  for (const name of old) renameSync(join(web, 'assets', name), join(web, 'assets', name.replace('.js', '-new.js')));
  for (const name of readdirSync(join(web, 'assets')).filter((name) => /^CreditsPage-.*css/.test(name)))
    renameSync(join(web, 'assets', name), join(web, 'assets', name.replace('.css', '-new.css')));
  const page = join(web, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/(assets\/index-[\w-]+)\.js/, '$1-new.js'));
  renameSync(`${page}.br`, join(web, 'index-old.br'));
  await server.stop();
  await server.again();
  await person.page.evaluate(() => (location.hash = '#/credits'));
  await person.see('outdated-reload');
  assert.doesNotMatch(await person.page.locator('body').innerText(), /preload|import/i);
  await person.leave();
});
