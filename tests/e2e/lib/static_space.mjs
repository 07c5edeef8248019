// A web space that knows nothing of Germini: files below a path, and a page of its own for everything else.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { WEB } from './start_server.mjs';

const HOST = '127.0.0.1';
/** It does not know what a module is. */
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Returns {base, strays, close}; `strays`: requests outside of the path, or for what is not there but the API. */
export async function staticSpace(prefix = '/') {
  const strays = [];
  const space = createServer(({ url }, answer) => {
    const { pathname } = new URL(url, `http://${HOST}`);
    const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) || 'index.html' : null;
    try {
      if (name === null || name.includes('..')) throw new Error('outside');
      const content = readFileSync(join(WEB, name));
      answer.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(content);
    } catch {
      if (!name?.startsWith('api/')) strays.push(url);
      answer.writeHead(404, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Not found</title>');
    }
  });
  await new Promise((done) => space.listen(0, HOST, done));
  const close = () => {
    space.closeAllConnections();
    return new Promise((done) => space.close(done));
  };
  return { base: `http://${HOST}:${space.address().port}${prefix}`, strays, close };
}
