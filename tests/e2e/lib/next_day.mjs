// The deal of the day on the day after.
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export const DAY_MS = 24 * 3_600_000;

export const dateBefore = (date) => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

/** A zone in which it is noon, as no try begins shortly before midnight. */
export function zoneAtNoon() {
  const west = new Date().getUTCHours() - 12; // Etc/GMT+1 is west of Greenwich
  return `Etc/GMT${west < 0 ? '-' : '+'}${Math.abs(west)}`;
}

/** Makes today's day yesterday, as it is for people who come back a day later. Returns its date; the server runs again. */
export async function aDayPasses(server, date) {
  await server.stop();
  const before = dateBefore(date);
  const chain = `${server.database}-days`;
  const [form, number, , seed] = readFileSync(chain, 'utf8').trim().split(' ');
  writeFileSync(chain, `${form} ${number} ${before} ${seed}\n`);
  const database = new DatabaseSync(server.database);
  database.exec(`PRAGMA foreign_keys = OFF; UPDATE guests SET created = created - ${2 * DAY_MS};
    UPDATE days SET date = '${before}', begins = begins - ${DAY_MS}, ends = ends - ${DAY_MS} WHERE date = '${date}';
    UPDATE day_tries SET date = '${before}' WHERE date = '${date}';
    UPDATE day_answers SET date = '${before}' WHERE date = '${date}'`);
  database.close();
  await server.again();
  return before;
}
