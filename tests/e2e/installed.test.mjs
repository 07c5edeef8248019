// The page as an installed app: below a path of a proxy, offline, and after an upgrade of the server.
import assert from 'node:assert/strict';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { pathProxy } from './lib/path_proxy.mjs';
import { Server, WEB } from './lib/start_server.mjs';

let server, browser, web;
before(async () => {
  server = await Server.start({
    place: (folder) => join(folder, 'data'),
    web: (folder) => {
      web = join(folder, 'web');
      cpSync(WEB, web, { recursive: true });
      return web;
    },
  });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server.dispose();
});

/** Waits until the page is cached, with everything that it consists of. */
const kept = (person) =>
  person.when(async () => {
    if (!navigator.serviceWorker.controller) return null;
    const urls = (await (await caches.open('germini')).keys()).map(({ url }) => url);
    return urls.some((url) => url.endsWith('.js')) && urls.some((url) => url.endsWith('/')) ? urls : null;
  });
const entry = (person) =>
  person.page.evaluate(() => document.querySelector('script[type="module"]').getAttribute('src'));

test(
  'below a path of a proxy everything is found, and nothing outside it is requested',
  { timeout: 90_000 },
  async () => {
    const proxy = await pathProxy(server.port, '/minchiate/');
    const person = await Person.enter(browser, proxy.base, { name: 'Lisa', worker: true });
    await person.page.goto(proxy.base);
    await person.giveName();
    await person.press('play-alone');
    await person.see('board');
    const scope = await person.page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    assert.equal(scope, proxy.base);
    const manifest = await person.page.evaluate(async () => {
      const { href } = document.querySelector('link[rel="manifest"]');
      const { start_url, icons } = await (await fetch(href)).json();
      const drawn = await Promise.all(icons.map(async ({ src }) => (await fetch(new URL(src, href))).status));
      return { start: new URL(start_url, href).href, drawn };
    });
    assert.deepEqual(manifest, { start: proxy.base, drawn: Array(5).fill(200) });
    assert.deepEqual(proxy.strays, []);
    assert.deepEqual(person.strays, []);
    assert.deepEqual(person.complaints, []);
    await person.leave();
    await proxy.close();
  },
);

test('offline it opens, says so, and shows what was read before', { timeout: 90_000 }, async () => {
  const person = await Person.arrive(browser, server.base, { name: 'Vieri', worker: true });
  await kept(person);
  const READ = { rules: 'book', 'learn/minchiate': 'coach-next', 'printed/minchiate': 'replay-play' };
  for (const [path, testid] of Object.entries(READ)) {
    await person.page.goto(`/#/${path}`);
    await person.see(testid);
    await person.page.waitForLoadState('networkidle');
  }
  await person.context.setOffline(true);
  await person.page.goto('/');
  await person.see('unreachable');
  await person.shot('unreachable');
  for (const [path, testid] of Object.entries(READ)) {
    await person.page.evaluate((hash) => (location.hash = hash), `#/${path}`);
    await person.see(testid);
  }
  await person.page.evaluate(() => (location.hash = '#/'));
  const urls = await kept(person);
  assert.deepEqual(
    urls.filter((url) => /^\/(api|ws|healthz)(\/|$)/.test(new URL(url).pathname)),
    [],
  );
  // With the network back the lobby needs no help.
  await person.context.setOffline(false);
  await person.at('unreachable').waitFor({ state: 'detached' });
  await person.at('hello').waitFor();
  await person.leave();
});

test('another build of the page replaces the cached one at once', { timeout: 90_000 }, async () => {
  const person = await Person.arrive(browser, server.base, { name: 'Nanna', worker: true });
  const old = await entry(person);
  assert.ok((await kept(person)).some((url) => url.endsWith(old.slice(1))));
  const renamed = old.replace(/(\.js)$/, '-new$1');
  renameSync(join(web, old), join(web, renamed));
  writeFileSync(join(web, 'index.html'), readFileSync(join(web, 'index.html'), 'utf8').replaceAll(old, renamed));
  await server.stop();
  await server.again();
  await person.page.reload();
  await person.see('create-table');
  assert.equal(await entry(person), renamed);
  assert.deepEqual(
    (await kept(person)).filter((url) => url.endsWith(old.slice(1))),
    [],
  );
  await person.leave();
});
