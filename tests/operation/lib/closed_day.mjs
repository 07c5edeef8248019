// A closed day in a database whose server is stopped: the tries of one person and of the bot.
import { DatabaseSync } from 'node:sqlite';

export function addClosedDay(file) {
  const db = new DatabaseSync(file);
  db.exec(`INSERT INTO days (date, begins, ends, zone, chain, place, closed, tries)
      VALUES ('2026-12-01', 0, 1, 'UTC', 1, 0, 1, 2);
    INSERT INTO day_tries (id, date, game, field, person, bot, begun, entries, log, finished, halves)
      VALUES ('person', '2026-12-01', 'minchiate', 'guests', (SELECT min(key) FROM guests WHERE deleted IS NULL), 0, 0, 9, '', 1, 54),
             ('bot', '2026-12-01', 'minchiate', 'guests', NULL, 1, 0, 9, '', 1, 20)`);
  db.close();
}
