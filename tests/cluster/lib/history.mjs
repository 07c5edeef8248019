// What must be true of matches afterwards, whatever happened to the nodes.
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from '../../e2e/lib/http.mjs';
import { acknowledged, steady } from '../../e2e/lib/kept.mjs';
import { agree } from '../../e2e/lib/ledger.mjs';
import { nothingLeaked, received, sum } from '../../e2e/lib/table.mjs';

const TRIES = 5;
const AGAIN_MS = 100;

/** Repeats what is refused with 503, like the first read after PostgreSQL was lost. */
class PatientApi extends Api {
  async send(...request) {
    for (let tries = 1; ; tries += 1) {
      const answer = await super.send(...request);
      if (answer.status !== 503 || tries === TRIES) return answer;
      await sleep(AGAIN_MS);
    }
  }
}

/**
 * Compares finished matches with the database; returns what was checked. Throws if an acknowledged action is not in the
 * log exactly once, if a client's events differ from the log (a gap, a repetition with other content, another end), or if
 * a client was sent a card that its seat may not know.
 */
export async function examine(cluster, matches) {
  const counts = { matches: matches.length, hands: 0, acknowledged: 0, 'sent again': 0, returns: 0 };
  const database = cluster.copy();
  const { base } = cluster.node(cluster.names[0]);
  for (const { apis, table, clients, everyone, matchId } of matches) {
    const api = new PatientApi(base, apis[3].secret);
    const hands = await agree({ database }, api, matchId, ...everyone.map(received));
    const { frames, codes } = nothingLeaked(everyone, hands);
    sum(counts, { hands: hands.length, frames, codes, acknowledged: acknowledged(database, table, clients) });
    for (const client of everyone) sum(counts, { 'sent again': steady(client), returns: client.returns });
  }
  cluster.verify();
  return counts;
}
