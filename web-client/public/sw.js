// Keeps the page with all its parts, so that it opens without a network. What the server says is never kept: only the
// page at its own address, the files that have their hash in their name, and its icons.
//
// What is kept is an addition: no failure of it (a full disk, an interrupted download) may break a page that has a
// network.
const KEPT = 'germini';
const PATIENCE_MS = 3000;
const AT_ONCE = 2; // downloads while the page is in use
const base = new URL('./', self.location.href);
const page = base.href;
const hashed = new URL('assets/', base).href;
const icons = ['icon', 'icon-turn'].map((name) => new URL(`${name}.svg`, base).href);
const isFile = (url) => url.startsWith(hashed) || icons.includes(url);

/** Takes over at once: there is nothing of an old worker that a new one could not go on with. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

let keeping = null;
/** Sent when the page is idle. The files include the modules for practice, 120 KB each: a page that was opened once
 *  plays every family offline. They are fetched last, and not where the user pays for data (keep_page.ts). */
self.addEventListener('message', (event) => {
    keeping ??= keepAll()
        .catch(() => undefined) // the next page goes on with it
        .finally(() => (keeping = null));
    event.waitUntil(keeping);
});

/** Puts in the files of the server's page, which names their list, then the page, and only then drops all others. */
async function keepAll() {
    const answer = await fetch(page, { cache: 'no-cache' });
    const kept = await caches.open(KEPT);
    const text = await answer.clone().text();
    if (!answer.ok || answer.redirected || text === (await (await kept.match(page))?.text())) return;
    const list = new URL(/<meta name="files" content="([^"]+)"/.exec(text)[1], base).href;
    const names = await (await fetch(list)).json();
    const files = [...names.map((name) => new URL(name, base).href), ...icons];
    const isModule = (url) => url.endsWith('.wasm');
    const waiting = [...files.filter((url) => !isModule(url)), ...files.filter(isModule)];
    const some = async () => {
        for (let url = waiting.shift(); url; url = waiting.shift()) {
            if (url.startsWith(hashed) && (await kept.match(url))) continue;
            const file = await fetch(url);
            if (!file.ok) throw new Error(`${url}: ${file.status}`);
            await kept.put(url, file);
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
    await kept.put(page, answer);
    for (const { url } of await kept.keys()) if (url !== page && !files.includes(url)) await kept.delete(url);
}

/** What is kept, if anything. */
async function known(request) {
    try {
        return await (await caches.open(KEPT)).match(request);
    } catch {
        return undefined;
    }
}

async function keep(request, answer) {
    try {
        await (await caches.open(KEPT)).put(request, answer);
    } catch {
        // The disk is full: the file is fetched again next time.
    }
}

/** The kept page instead of a proxy's error, of no answer, and of waiting for one. */
async function opened(request) {
    const answer = fetch(request);
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    const timely = await Promise.race([answer.catch(() => undefined), patience]);
    return timely?.status < 500 ? timely : ((await known(page)) ?? answer);
}

async function file(event) {
    const found = await known(event.request);
    if (found) return found;
    const answer = await fetch(event.request).catch(() => fetch(event.request.url));
    if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
    return answer;
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate' && request.url.replace(/(index\.html)?([?#].*)?$/, '') === page)
        event.respondWith(opened(request));
    else if (isFile(request.url)) event.respondWith(file(event));
});
