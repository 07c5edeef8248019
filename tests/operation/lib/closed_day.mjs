// A closed deal of the day: the try of a person who left it at their first question, and those of the bot.
import { within } from '../../cluster/lib/patience.mjs';
import { Api } from '../../e2e/lib/http.mjs';
import { aDayPasses } from '../../e2e/lib/next_day.mjs';

const MOST_MS = 60_000;

/** `server` runs, before and after. */
export async function closeDay(server) {
  const api = await Api.guest(server.base, 'Fioretta');
  const { table } = await api.must('POST', '/api/day/bolognese', {});
  await api.must('POST', `/api/day/tables/${table}/messages`, { messages: [{ t: 'hello', table }] });
  const date = await aDayPasses(server, (await api.must('GET', '/api/day')).date);
  const results = async () => (await api.send('GET', `/api/day/${date}/bolognese`)).status === 200;
  await within(MOST_MS, results, 'the results of the day');
}
