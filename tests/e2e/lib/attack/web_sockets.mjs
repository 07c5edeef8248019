// WebSockets of an attacker.
import { setTimeout as sleep } from 'node:timers/promises';
import { open } from '../raw.mjs';

const TICK_MS = 10;
const PAUSE_MS = 20; // before a connection reopens
const PATIENCE_MS = 2000;

/**
 * Opens one, says hello if a table is given, and counts the answers: a refusal's status and code, each
 * error's code, each goodbye and close code. Null if it was not opened.
 */
export async function enter({ server, tally, secret, from, forwarded, hello }) {
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  const answer = open(server.port, secret, { localAddress: from, headers });
  const { socket, status, body } = await Promise.race([answer, sleep(PATIENCE_MS, {}, { ref: false })]);
  if (!socket) {
    if (status) tally.add(String(status));
    if (body) tally.add(body.error.code);
    if (!status) tally.add('cut');
    return null;
  }
  tally.add('opened');
  socket.on('message', (data) => {
    const text = data.toString();
    if (text.startsWith('{"t":"error"') || text.startsWith('{"t":"bye"')) tally.add(JSON.parse(text).code);
    else tally.add('told');
  });
  socket.on('close', (code) => tally.add(`closed ${code}`));
  if (hello) socket.send(JSON.stringify({ t: 'hello', ...hello }));
  return socket;
}

/** Keeps one open until the time is up, and sends so many messages per second on it; `next` makes them. */
export async function flood({ until, aSecond, next, ...how }) {
  while (Date.now() < until) {
    const socket = await enter(how);
    let sent = 0;
    const begun = Date.now();
    while (socket?.readyState === 1 && Date.now() < until) {
      // No faster than the system accepts them.
      for (
        const due = ((Date.now() - begun) / 1000) * aSecond;
        sent < due && socket.bufferedAmount < 1 << 16;
        sent += 1
      )
        socket.send(next());
      await sleep(TICK_MS);
    }
    how.tally.add('sent', sent);
    socket?.terminate();
    await sleep(PAUSE_MS);
  }
}
