// What a browser loads over the network, and what it keeps in memory.

/** Counts what a person's page loads from now on, in bytes on the wire: headers and compressed bodies. */
export async function scales(person) {
  const line = await person.context.newCDPSession(person.page);
  await line.send('Network.enable');
  const paths = new Map();
  const fetched = [];
  line.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, request.url));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = paths.get(requestId) ?? '';
    if (url.startsWith(person.base)) fetched.push({ path: url.slice(person.base.length), bytes: encodedDataLength });
  });
  return fetched;
}

/** Pictures of cards, of the back or of an emblem: those are loaded separately, a table's in one file. */
const isFace = ({ path }) => /^\/assets\/(.*\.svg|pack-.*\.txt)$/.test(path);
export const faces = (fetched) => fetched.filter(isFace);
export const withoutFaces = (fetched) => fetched.filter((one) => !isFace(one));
export const sum = (fetched) => fetched.reduce((all, { bytes }) => all + bytes, 0);
/** The heaviest files, to find out what has grown. */
export const heaviest = (fetched) =>
  [...fetched]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ path, bytes }) => `${bytes} ${path}`)
    .join('\n');

/** The page's memory after garbage collection: nodes (including those that are in no document) and listeners. */
export async function held(person) {
  const line = await person.context.newCDPSession(person.page);
  await line.send('Performance.enable');
  await line.send('HeapProfiler.enable');
  // What a finished animation or a closed connection held is free only after a turn.
  for (let turn = 0; turn < 3; turn += 1) {
    await line.send('HeapProfiler.collectGarbage');
    await person.page.waitForTimeout(100);
  }
  const { metrics } = await line.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  const found = { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  await line.detach();
  return found;
}
