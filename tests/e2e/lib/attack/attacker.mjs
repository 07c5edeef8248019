// A process that attacks: `fork(…, [JSON])` with {kinds, port, table, ms}; it reports ready, waits for a message, attacks,
// and returns what it got, by kind.
import { KINDS } from './kinds.mjs';
import { Tally } from './tally.mjs';

const { kinds, port, table, ms } = JSON.parse(process.argv[2]);

process.once('message', async () => {
  const until = Date.now() + ms;
  const counts = {};
  await Promise.all(
    kinds.map(async (kind) => {
      const tally = new Tally();
      const action = (id, what) => JSON.stringify({ t: 'do', id, what });
      await KINDS[kind]({ port, server: { port }, table, until, tally, action });
      counts[kind] = tally.counts;
    }),
  );
  process.send(counts, () => process.exit(0));
});
process.send('ready');
