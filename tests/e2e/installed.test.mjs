// The page as an installed app: below a path of a proxy, offline, and after an upgrade of the server.
import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Person, servedCopy } from './lib/browser.mjs';
import { keepNow, keptUntil, keptUrls, keptWhole } from './lib/kept_page.mjs';
import { pathProxy } from './lib/path_proxy.mjs';

let server, browser, web;
servedCopy((started) => ({ server, browser, web } = started));

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

test(
  'offline it opens, says so, and shows rules, lessons and preferences never opened before',
  { timeout: 90_000 },
  async () => {
    const person = await Person.arrive(browser, server.base, { name: 'Vieri', worker: true });
    const urls = await keptWhole(person);
    const NEVER_OPENED = {
      rules: 'book',
      'rules/bolognese': 'book',
      'learn/minchiate': 'coach-next',
      'learn/bolognese/terziglio': 'coach-next',
      learn: 'lesson-speak',
      'printed/minchiate': 'replay-play',
      preferences: 'pace',
    };
    await person.context.setOffline(true);
    await person.page.goto('/');
    await person.see('unreachable');
    await person.shot('unreachable');
    for (const [path, testid] of Object.entries(NEVER_OPENED)) {
      await person.page.evaluate((hash) => (location.hash = hash), `#/${path}`);
      await person.see(testid);
    }
    await person.page.evaluate(() => (location.hash = '#/printed/minchiate'));
    await person.when(() =>
      [...document.images].some(({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth),
    );
    await person.page.evaluate(() => (location.hash = '#/'));
    assert.deepEqual(
      urls.filter((url) => /^\/(api|ws|healthz)(\/|$)/.test(new URL(url).pathname)),
      [],
    );
    // With the network back the lobby needs no help.
    await person.context.setOffline(false);
    await person.at('unreachable').waitFor({ state: 'detached' });
    await person.at('hello').waitFor();
    await person.leave();
  },
);

test('another build replaces the kept one once it is here as a whole', { timeout: 90_000 }, async () => {
  const person = await Person.arrive(browser, server.base, { name: 'Nanna', worker: true });
  const old = await entry(person);
  assert.ok((await keptWhole(person)).some((url) => url.endsWith(old.slice(1))));
  const renamed = old.replace(/(\.js)$/, '-new$1');
  renameSync(join(web, old), join(web, renamed));
  const text = readFileSync(join(web, 'index.html'), 'utf8');
  const list = /content="\.\/([^"]+files-[^"]+)"/.exec(text)[1];
  const next = list.replace('files-', 'files-new-');
  const renew = (file, to = file) =>
    writeFileSync(
      join(web, to),
      readFileSync(join(web, file), 'utf8').replaceAll(old.slice(2), renamed.slice(2)).replaceAll(list, next),
    );
  renew('index.html');
  renew(list, next);
  // One file is missing at first: until the new build is here as a whole, the old one stays.
  const icon = readFileSync(join(web, 'icon.svg'));
  rmSync(join(web, 'icon.svg'));
  rmSync(join(web, 'index.html.br'));
  const again = async () => {
    await server.stop();
    await server.again();
    await person.page.reload();
    await person.see('create-table');
    assert.equal(await entry(person), renamed);
  };
  await again();
  await keepNow(person);
  await person.page.waitForTimeout(1500);
  assert.ok((await keptUrls(person)).some((url) => url.endsWith(old.slice(1))));
  writeFileSync(join(web, 'icon.svg'), icon);
  await again();
  await keepNow(person);
  await keptUntil(person, (urls) => !urls.some((url) => url.endsWith(old.slice(1))));
  assert.ok((await keptUrls(person)).some((url) => url.endsWith(renamed.slice(1))));
  await person.leave();
});
