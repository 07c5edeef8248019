// Keeps the page itself, so that it opens without a network. What the server says is never kept: only the page at its own
// address, and the files that have their hash in their name or lie beside it.
const KEPT = 'germini';
const base = new URL('./', self.location.href);
const page = base.href;
const files = [
    new URL('assets/', base).href,
    ...['icon', 'icon-turn'].map((name) => new URL(`${name}.svg`, base).href),
];

const isFile = (url) => files.some((known) => url.startsWith(known));

/** Takes over at once: there is nothing of an old worker that a new one could not go on with. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What a page fetched before it had this worker: the browser still has it. */
self.addEventListener('message', (event) => {
    const urls = [page, ...event.data.filter(isFile)];
    event.waitUntil(Promise.all(urls.map((url) => (url === page ? fresh(page) : file(url)).catch(() => undefined))));
});

/** The page as the server has it now; another than the one before takes the place of all its files. */
async function fresh(request) {
    const answer = await fetch(request);
    if (!answer.ok || answer.redirected) return answer;
    const kept = await caches.open(KEPT);
    const before = await kept.match(page);
    const [text, old] = await Promise.all([answer.clone().text(), before?.text()]);
    if (old !== undefined && old !== text) for (const one of await kept.keys()) await kept.delete(one);
    await kept.put(page, answer.clone());
    return answer;
}

async function file(request) {
    const kept = await caches.open(KEPT);
    const known = await kept.match(request);
    if (known) return known;
    const answer = await fetch(request);
    if (answer.ok) await kept.put(request, answer.clone());
    return answer;
}

async function opened(request) {
    try {
        return await fresh(request);
    } catch (error) {
        const kept = await (await caches.open(KEPT)).match(page);
        if (kept) return kept;
        throw error;
    }
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate' && request.url.replace(/[?#].*$/, '') === page) event.respondWith(opened(request));
    else if (isFile(request.url)) event.respondWith(file(request));
});
