// Malformed bytes on an open WebSocket, which the WebSocket protocol answers by ending the connection. A case is
// {bytes, codes}: the close codes that the server may give.
import { deflateRawSync } from 'node:zlib';
import { connect } from 'node:net';
import { ELSEWHERE } from '../raw.mjs';
import { below, many, pick, word } from './values.mjs';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const FIN = 0x80;
const MASKED = 0x80;

/** A frame as a client sends it, with any faults. */
export function frame(
  payload,
  { opcode = TEXT, fin = true, rsv = 0, masked = true, length = payload.length, form = null } = {},
) {
  const first = (fin ? FIN : 0) | (rsv << 4) | opcode;
  const short = form ?? (length < 126 ? 7 : length < 65_536 ? 16 : 64);
  const head = Buffer.alloc(short === 7 ? 2 : short === 16 ? 4 : 10);
  head[0] = first;
  head[1] = (masked ? MASKED : 0) | (short === 7 ? length : short === 16 ? 126 : 127);
  if (short === 16) head.writeUInt16BE(length, 2);
  if (short === 64) head.writeBigUInt64BE(BigInt(length), 2);
  if (!masked) return Buffer.concat([head, payload]);
  const key = Buffer.from([0x5a, 0x17, 0xc3, 0x88]);
  return Buffer.concat([head, key, payload.map((byte, at) => byte ^ key[at % 4])]);
}

const INVALID_UTF8 = [
  'ff',
  'fe',
  'c0af',
  'c1bf',
  'e080af',
  'f08080af',
  'eda080',
  'edbfbf',
  'f4908080',
  'f5808080',
  '80',
  'bf',
  'c3',
  'e282',
  'f09f82',
  'c328',
  'e28228',
  'f0288c28',
];
function badUtf8(rng) {
  const before = Buffer.from(word(rng, 0, 40));
  const after = Buffer.from(word(rng, 0, 40));
  const bytes = Buffer.concat([before, Buffer.from(pick(rng, INVALID_UTF8), 'hex'), after]);
  if (rng() < 0.5) return { bytes: frame(bytes), codes: [1007] };
  const cut = below(rng, bytes.length);
  return {
    bytes: Buffer.concat([frame(bytes.subarray(0, cut), { fin: false }), frame(bytes.subarray(cut), { opcode: 0 })]),
    codes: [1007],
  };
}

const MOST_MESSAGE = 32 * 1024;
function tooLarge(rng) {
  const size = MOST_MESSAGE + 1 + below(rng, 200_000);
  // Its length alone suffices; the rest may never come.
  const whole = rng() < 0.3;
  const opcode = pick(rng, [TEXT, BINARY]);
  if (rng() < 0.3) {
    const half = Buffer.alloc(MOST_MESSAGE - 10, 0x78);
    return { bytes: Buffer.concat([frame(half, { opcode, fin: false }), frame(half, { opcode: 0 })]), codes: [1009] };
  }
  const length = rng() < 0.2 ? 2 ** 31 + below(rng, 2 ** 31) : size;
  return {
    bytes: whole ? frame(Buffer.alloc(size, 0x78), { opcode }) : frame(Buffer.alloc(64, 0x78), { opcode, length }),
    codes: [1009],
  };
}

const RESERVED = [3, 4, 5, 6, 7, 11, 12, 13, 14, 15];
const BROKEN = [
  (rng) => frame(Buffer.from('x'), { opcode: pick(rng, RESERVED) }),
  (rng) => frame(Buffer.from('{"t":"ping"}'), { rsv: 1 + below(rng, 7) }),
  () => frame(Buffer.from('{"t":"ping"}'), { masked: false }),
  (rng) => frame(Buffer.alloc(126 + below(rng, 400)), { opcode: pick(rng, [CLOSE, PING, 10]) }),
  (rng) => frame(Buffer.from('x'), { opcode: pick(rng, [PING, 10]), fin: false }),
  () => frame(Buffer.from('x'), { opcode: 0 }), // continues with nothing
  (rng) =>
    Buffer.concat([
      frame(Buffer.from('{"t"'), { fin: false }),
      frame(Buffer.from('x'), { opcode: pick(rng, [TEXT, BINARY]) }),
    ]),
  (rng) => frame(Buffer.from([below(rng, 256)]), { opcode: CLOSE }),
  (rng) => frame(closing(pick(rng, [0, 999, 1004, 1005, 1006, 1015, 1016, 2999])), { opcode: CLOSE }),
  (rng) => frame(Buffer.from('x'), { form: 64, length: pick(rng, [1, 100]) }), // a longer form than it needs
  (rng) => frame(Buffer.from('x'), { form: 16, length: 1 + below(rng, 125) }),
];
function closing(code, words = '') {
  const bytes = Buffer.alloc(2 + words.length);
  bytes.writeUInt16BE(code);
  bytes.write(words, 2);
  return bytes;
}
const broken = (rng) => ({ bytes: pick(rng, BROKEN)(rng), codes: [1002] });

/** Compressed text although no compression was agreed: small on the wire, large in memory if it were decompressed. */
function bomb(rng) {
  const packed = deflateRawSync(Buffer.alloc(1 << (16 + below(rng, 8)), 0x20));
  const payload = packed.subarray(0, MOST_MESSAGE - 1);
  return { bytes: frame(payload, { rsv: 4, opcode: pick(rng, [TEXT, BINARY]) }), codes: [1002] };
}

/** A length larger than the data, then the end of the connection. */
function unfinished(rng) {
  const length = 2 + below(rng, MOST_MESSAGE - 2);
  return { bytes: frame(Buffer.alloc(below(rng, Math.min(length, 200)), 0x7b), { length }), codes: [], leaves: true };
}

/** Random bytes: they may be a frame; the connection may end or wait for more. */
function anything(rng) {
  return {
    bytes: Buffer.from(Array.from({ length: 1 + below(rng, 300) }, () => below(rng, 256))),
    codes: [1000, 1001, 1002, 1003, 1007, 1009],
    leaves: true,
  };
}

const COUNT = 120;
export const FRAMES = {
  'bad UTF-8': many(COUNT, badUtf8),
  'too large': many(COUNT, tooLarge),
  'broken frames': many(COUNT * 2, broken),
  'compression bombs': many(COUNT, bomb),
  'unfinished frames': many(COUNT, unfinished),
  'any bytes': many(COUNT, anything),
};

const HANDSHAKE = (secret) =>
  'GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: germini.v4\r\n' +
  `Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\nCookie: germini_guest=${secret}\r\n\r\n`;
const PATIENCE_MS = 20_000;

/** The close code among the server's frames, which are never masked; null without one. */
function closeCode(bytes) {
  let at = 0;
  while (at + 2 <= bytes.length) {
    const small = bytes[at + 1] & 0x7f;
    const head = small === 126 ? 4 : small === 127 ? 10 : 2;
    const length =
      small === 126 ? bytes.readUInt16BE(at + 2) : small === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : small;
    if ((bytes[at] & 0x0f) === CLOSE) return length >= 2 ? bytes.readUInt16BE(at + head) : null;
    at += head + length;
  }
  return null;
}

/**
 * Opens a WebSocket by hand, sends the bytes, and waits for the end; with `leaves` it ends the connection itself. Returns
 * {head, code}: of the handshake, and the server's close code or null.
 */
export function throwFrames(port, secret, { bytes, leaves = false }) {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ELSEWHERE });
    let got = Buffer.alloc(0);
    let sent = false;
    const late = setTimeout(() => {
      socket.destroy();
      fail(
        new Error(`the connection did not end within ${PATIENCE_MS} ms of ${bytes.subarray(0, 20).toString('hex')}`),
      );
    }, PATIENCE_MS);
    socket.on('connect', () => socket.write(HANDSHAKE(secret)));
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      if (sent || !got.includes('\r\n\r\n')) return;
      sent = true;
      socket.write(bytes, () => leaves && socket.end());
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      const end = got.indexOf('\r\n\r\n') + 4;
      done({ head: got.subarray(0, end).toString('latin1'), code: closeCode(got.subarray(end)) });
    });
  });
}
