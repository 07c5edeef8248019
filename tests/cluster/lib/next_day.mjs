// Time at the nodes of a cluster, for the deal of the day.
import { readFileSync, writeFileSync } from 'node:fs';
import { DAY_MS, dateBefore } from '../../e2e/lib/next_day.mjs';

/**
 * Makes today's day yesterday, as it is for people who come back a day later. `chain`: the nodes' file of secrets.
 * Returns its date; the nodes run again.
 */
export async function aDayPasses(cluster, chain, date) {
  await Promise.all(cluster.names.map((name) => cluster.node(name).stop()));
  const before = dateBefore(date);
  const [form, number, first, seed] = readFileSync(chain, 'utf8').trim().split(' ');
  writeFileSync(chain, `${form} ${number} ${dateBefore(first)} ${seed}\n`);
  writeFileSync(`${chain}.opened`, `${before}\n`);
  await cluster.query(
    `INSERT INTO days (date, begins, ends, zone, chain, place) SELECT '${before}', begins - ${DAY_MS}, ends - ${DAY_MS},
     zone, chain, place FROM days WHERE date = '${date}'; UPDATE day_tries SET date = '${before}' WHERE date = '${date}';
     UPDATE day_answers SET date = '${before}' WHERE date = '${date}'; DELETE FROM days WHERE date = '${date}'`,
  );
  await Promise.all(cluster.names.map((name) => cluster.revive(name)));
  return before;
}
