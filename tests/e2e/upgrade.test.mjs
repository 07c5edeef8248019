// A page from before an upgrade: if the server no longer accepts its connection and has another page by now, it says
// so and offers to load that.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, Person, PHONE } from './lib/browser.mjs';
import { newTable } from './lib/new_table.mjs';
import { Screens } from './lib/screens.mjs';
import { Server, WEB } from './lib/start_server.mjs';

const PAGE = readFileSync(join(WEB, 'index.html'), 'utf8');
const NEXT_PAGE = PAGE.replace(/(<script type="module"[^>]*src=")[^"]+/, '$1/assets/index-of-the-next-build.js');

let server, browser, person, other;
before(async () => {
  assert.notEqual(NEXT_PAGE, PAGE);
  server = await Server.start({ web: true });
  browser = await launch();
});
after(async () => {
  await person?.leave();
  await browser?.close();
  other?.close();
  await server.dispose();
});

/** A server of another version in place of ours: it has its own page, and accepts no connection of this protocol. */
async function takeOver(page) {
  const me = { guest: 'guest0001', name: person.name, number: 100000001 };
  let refused = 0;
  other = createServer((request, answer) => {
    if (request.url === '/') answer.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    else if (request.url === '/api/guests/me')
      answer.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(me));
    else answer.writeHead(404).end();
  });
  other.on('upgrade', (_, socket) => {
    refused += 1;
    socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  other.listen(server.port, '127.0.0.1');
  await once(other, 'listening');
  return { refusals: () => refused };
}
test(
  'a server with another page refuses the connection, and the page offers to load it',
  { timeout: 90_000 },
  async () => {
    person = await Person.arrive(browser, server.base, {
      name: 'Bianca',
      viewport: PHONE,
      locale: 'en-GB',
      worker: true,
    });
    const screens = new Screens(person, 'upgrade');
    await newTable(person, { preset: 'pagat' });
    await server.stop();
    const { refusals } = await takeOver(NEXT_PAGE);
    await person.see('reload');
    assert.ok(refusals() > 0);
    await screens.look('upgraded');
    const loaded = person.page.waitForRequest(/index-of-the-next-build\.js$/);
    await person.press('reload');
    await loaded;
    const closed = once(other, 'close');
    other.close();
    other.closeAllConnections();
    await closed;
    await server.again();
    screens.clean(['upgraded']);
    const expected = /WebSocket connection to|ERR_CONNECTION_REFUSED|Failed to load resource/;
    assert.deepEqual(
      person.complaints.filter((text) => !expected.test(text)),
      [],
    );
  },
);
