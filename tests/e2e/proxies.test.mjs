// The examples in docker/, with the real programs: Caddy and nginx terminate TLS in front of the server, for a whole name and
// below a path, and a hand is played through each of them in a browser. Needs Debian's caddy, nginx and openssl.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { random } from './lib/player.mjs';
import { caddy, nginx } from './lib/proxies.mjs';
import { Server } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const PROXIES = [
  { name: 'Caddy, the whole name', start: caddy, path: '' },
  { name: 'Caddy, below a path', start: caddy, path: '/germini' },
  { name: 'nginx, the whole name', start: nginx, path: '' },
  { name: 'nginx, below a path', start: nginx, path: '/germini' },
];

let server, browser;
before(async () => {
  server = await Server.start({ web: true, args: ['--trusted-proxy', '127.0.0.1/32', '--host-name', 'localhost'] });
  // The certificates are checked by proxies.mjs; the browser's certificate store is left unchanged.
  browser = await launch('--ignore-certificate-errors');
});
after(async () => {
  await browser?.close();
  await server.dispose();
});

for (const { name, start, path } of PROXIES)
  test(`${name}: TLS, the page, the WebSocket, and a complete hand`, { timeout: 180_000 }, async () => {
    const proxy = await start(server.port, path);
    try {
      assert.equal((await proxy.get('healthz')).body, 'ok');
      if (path) {
        const bare = await proxy.at(proxy.base.slice(0, -1));
        assert.ok(
          [301, 302].includes(bare.status) && bare.headers.location.endsWith(`${path}/`),
          bare.headers.location,
        );
      }
      const person = await Person.enter(browser, proxy.base, { name: 'Lisa', worker: true });
      await person.page.goto(proxy.base);
      await person.giveName();
      await person.press('play-alone');
      const rng = random(SEED);
      let moves = 0;
      for (let what = await question(person); what.kind !== 'sheet'; what = await question(person)) {
        await answer(person, what, rng);
        moves += 1;
      }
      assert.ok(moves > 15, `${moves} moves`);
      // The server knows that the client used TLS, since the proxy is trusted.
      const cookies = await person.context.cookies(proxy.base);
      assert.deepEqual(
        cookies.map(({ name: cookie, secure }) => [cookie, secure]).filter(([cookie]) => cookie === 'germini_guest'),
        [['germini_guest', true]],
      );
      assert.deepEqual(person.strays, []);
      assert.deepEqual(person.complaints, []);
      await person.leave();
    } finally {
      await proxy.stop();
    }
  });
