// The page as its service worker keeps it.
const PAUSE_MS = 50;

/** URLs of what is kept. */
export const keptUrls = (person) =>
  person.page.evaluate(async () => (await (await caches.open('germini')).keys()).map(({ url }) => url));

/** Has the worker keep the page now, without waiting for it to be idle. */
export const keepNow = (person) =>
  person.page.evaluate(async () => (await navigator.serviceWorker.ready).active.postMessage('keep'));

/** Waits until what is kept fulfils this, and returns it. */
export async function keptUntil(person, fits) {
  for (;;) {
    const urls = await keptUrls(person);
    if (fits(urls)) return urls;
    await person.page.waitForTimeout(PAUSE_MS);
  }
}

/** Has all files of the page kept, and then the page itself; returns their URLs. */
export async function keptWhole(person) {
  await keepNow(person);
  await person.when(() => navigator.serviceWorker.controller !== null);
  return keptUntil(person, (urls) => urls.some((url) => url.endsWith('/')));
}
