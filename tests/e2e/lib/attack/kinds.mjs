// The kinds of attack, each until its time is up. Attackers use loopback addresses of their own, or any address
// through the trusted proxy of the test, 127.0.0.1.
import { setTimeout as sleep } from 'node:timers/promises';
import { floodHttp } from './http_flood.mjs';
import { enter, flood } from './web_sockets.mjs';

const PING = '{"t":"ping"}';
const all = (count, work) => Promise.all(Array.from({ length: count }, (_, at) => work(at)));

/** A guest from an address; null if it is refused. */
async function guest({ port, tally }, { from, forwarded }) {
  const { request } = await import('node:http');
  const body = '{"name":"Malaspina"}';
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  if (forwarded) headers['X-Forwarded-For'] = forwarded;
  return ask({ request, port, tally, from, headers, method: 'POST', path: '/api/guests', body }).then(
    (answer) => answer?.secret ?? null,
  );
}
function ask({ request, port, tally, from = '127.0.0.1', headers, method, path, body }) {
  return new Promise((done) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, localAddress: from, agent: false });
    sent.on('error', () => {
      tally.add('cut');
      done(null);
    });
    sent.on('response', (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', () => done(null));
      answer.on('end', () => {
        tally.add(String(answer.statusCode));
        const parsed = JSON.parse(Buffer.concat(chunks));
        if (parsed.error) tally.add(parsed.error.code);
        done(parsed.error ? null : parsed);
      });
    });
    sent.end(body);
  });
}
/** The same, with a guest's secret. */
async function call(context, { secret, forwarded, from, method = 'GET', path, json }) {
  const { request } = await import('node:http');
  const body = json === undefined ? '' : JSON.stringify(json);
  const headers = { Cookie: `germini_guest=${secret}` };
  if (forwarded) headers['X-Forwarded-For'] = forwarded;
  if (body) Object.assign(headers, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  return ask({ request, ...context, from, headers, method, path, body });
}
/** So many of them, `where(n)` each; fewer if the time runs out. */
async function guests(context, count, where) {
  const secrets = [];
  let next = 0;
  await all(Math.min(count, 8), async () => {
    while (next < count && Date.now() < context.until) {
      const place = where((next += 1));
      let secret = null;
      while (!(secret = await guest(context, place)) && Date.now() < context.until) await sleep(200);
      if (secret) secrets.push(secret);
    }
  });
  return secrets;
}
const TABLE = { game: 'minchiate', preset: 'pagat', open: true };

export const KINDS = {
  /** One connection, a thousand messages per second. */
  async messages(context) {
    const from = '127.0.2.1';
    const [secret] = await guests(context, 1, () => ({ from }));
    await flood({ ...context, secret, from, hello: context.table, aSecond: 1000, next: () => PING });
  },

  /** Many connections of one address, each just within its own limit; and many from many addresses far beyond it. */
  async 'many connections'(context) {
    const from = '127.0.3.1';
    const [near] = await guests(context, 1, () => ({ from }));
    const far = await guests(context, 10, (at) => ({ forwarded: `198.51.100.${at}` }));
    await Promise.all([
      all(150, () => flood({ ...context, secret: near, from, hello: null, aSecond: 10, next: () => PING })),
      ...far.map((secret, at) =>
        all(4, () =>
          flood({
            ...context,
            secret,
            forwarded: `198.51.100.${at}`,
            from: '127.0.0.1',
            hello: context.table,
            aSecond: 300,
            next: () => '{"t":"say","emote":"bravo"}',
          }),
        ),
      ),
    ]);
  },

  /** A legal action repeatedly, each time with a new id, from many connections of one address. */
  async actions(context) {
    const from = '127.0.4.1';
    const secrets = await guests(context, 30, () => ({ from }));
    await Promise.all(
      secrets.map(async (secret) => {
        const made = await call(context, { secret, from, method: 'POST', path: '/api/tables', json: TABLE });
        if (!made) return;
        let id = 0;
        const next = () => context.action((id += 1), { ready: true });
        await flood({ ...context, secret, from, hello: { table: made.table }, aSecond: 50, next });
      }),
    );
  },

  /** Pages, files, health checks, the API and missing pages, as fast as they are answered. */
  async pages(context) {
    const plain = 'Accept-Encoding: identity\r\n'; // the longer answer
    await Promise.all([
      floodHttp({ ...context, paths: ['/', '/big.js'], connections: 8, from: '127.0.5.1', headers: plain }),
      floodHttp({ ...context, paths: ['/healthz', '/nothing', '/else'], connections: 8, from: '127.0.5.2' }),
      floodHttp({ ...context, paths: ['/api/rules', '/api/tables'], connections: 8, from: '127.0.5.3' }),
    ]);
  },

  /** More connections than an address may have: its own, and as through a proxy. */
  async connections(context) {
    const { connect } = await import('node:net');
    const forwarded = '203.0.113.1';
    const [secret] = await guests(context, 1, () => ({ forwarded }));
    const lines = all(20, async () => {
      while (Date.now() < context.until) {
        // Without a hello it stays open until the timeout for that.
        const socket = await enter({ ...context, secret, forwarded, from: '127.0.0.1', hello: null });
        await sleep(socket ? 40 : 200);
      }
    });
    const idle = all(20, async () => {
      while (Date.now() < context.until)
        await new Promise((done) => {
          const socket = connect({ port: context.port, host: '127.0.0.1', localAddress: '127.0.7.1' });
          socket.on('connect', () => {
            context.tally.add('connected');
            setTimeout(done, 5);
          });
          socket.on('end', () => context.tally.add('turned away'));
          socket.on('error', () => setTimeout(done, 5));
          setTimeout(() => socket.destroy(), Math.max(0, context.until - Date.now()));
        });
    });
    await Promise.all([lines, idle]);
  },

  /** One subscriber with all their addresses: requests and new guests from a /64. */
  async 'a /64'(context) {
    const forwarded = (at) => `2001:db8:1:2::${(at % 0xffff).toString(16)}:${((at * 7919) % 0xffff).toString(16)}`;
    let made = 0;
    const newGuests = all(8, async () => {
      while (Date.now() < context.until)
        if (!(await guest(context, { forwarded: forwarded((made += 1)) }))) await sleep(5);
    });
    await Promise.all([
      newGuests,
      floodHttp({ ...context, paths: ['/api/rules'], connections: 8, from: '127.0.0.1', forwarded }),
    ]);
  },

  /** Many spectators of the table in play, each from an address of their own, who come and go. */
  async spectators(context) {
    const secrets = await guests(context, 200, (at) => ({ forwarded: `192.0.2.${at}` }));
    await Promise.all(
      secrets.map(async (secret, at) => {
        const forwarded = `192.0.2.${at}`;
        for (let turn = 1; Date.now() < context.until; turn += 1) {
          const socket = await enter({ ...context, secret, forwarded, from: '127.0.0.1', hello: context.table });
          await sleep(turn % 2 === 0 ? 500 : 5000);
          socket?.terminate();
        }
      }),
    );
  },

  /** Clients that request the history without end, and clients that make tables. */
  async 'queries and tables'(context) {
    const secrets = await guests(context, 12, (at) => ({ forwarded: `203.0.113.${100 + at}` }));
    await Promise.all(
      secrets.map((secret, at) =>
        all(2, async (way) => {
          const forwarded = `203.0.113.${100 + at}`;
          while (Date.now() < context.until) {
            const answer =
              way === 0
                ? await call(context, { secret, forwarded, path: '/api/history' })
                : await call(context, { secret, forwarded, method: 'POST', path: '/api/tables', json: TABLE });
            if (!answer) await sleep(20);
          }
        }),
      ),
    );
  },
};
