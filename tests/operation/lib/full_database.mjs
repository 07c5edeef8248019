// A database with rows in every table that `germini verify` finds losses in: a match of guests, a club with an evening whose table has a
// hand under way, a match broken off by a deserter, an account, and a merged person.
import assert from 'node:assert/strict';
import { Client } from '../../e2e/lib/client.mjs';
import { Api } from '../../e2e/lib/http.mjs';
import { moveFor, playHand, random } from '../../e2e/lib/player.mjs';
import { answered, ready } from '../../e2e/lib/table.mjs';

const NAMES = ['Ginevra', 'Lapo', 'Nannina', 'Vieri'];
const GUESTS = ['Baccio', 'Cosimo', 'Dianora', 'Ermellina'];
const PASSWORD = 'Orsanmichele 1337';
const RULES = { game: 'minchiate', preset: 'germini', open: false };
const ZONE = 'Europe/Rome';
const HOUR_MS = 3_600_000;
const MOVES_UNDER_WAY = 12;

/** The guest has an account from here on, and the cookie that comes with it. */
async function signUp(api, login) {
  const { status, headers } = await api.send('POST', '/api/accounts', { login, password: PASSWORD });
  assert.equal(status, 201);
  const renewed = /germini_guest=([^;]+)/.exec(headers.get('set-cookie') ?? '');
  if (renewed) api.secret = renewed[1];
}

/** A club of the guests with a season and house rules; the first of them owns it. */
async function foundClub(apis) {
  const [owner, ...others] = apis;
  const { club } = await owner.must('POST', '/api/clubs', { name: 'Accademia', zone: ZONE });
  const at = `/api/clubs/${club}`;
  await owner.must('POST', `${at}/seasons`, { name: 'Inverno', from: '2020-01-01', to: '2099-12-31' });
  await owner.must('PATCH', at, { version: 1, house_rules: RULES });
  const { secret } = await owner.must('POST', `${at}/invitations`, {});
  for (const api of others) await api.must('POST', '/api/clubs/join', { secret });
  return at;
}

/** Opens a table of an evening for the four; returns its id. */
async function openEvening(at, apis) {
  const [owner] = apis;
  const soon = new Date(Date.now() + HOUR_MS).toLocaleString('sv', { timeZone: ZONE }).replace(' ', 'T').slice(0, 16);
  const { id } = await owner.must('POST', `${at}/evenings`, { title: 'Giovedì', at: soon });
  const here = `${at}/evenings/${id}`;
  const seats = [];
  for (const api of apis) seats.push({ person: (await api.must('GET', '/api/guests/me')).number });
  const { version } = await owner.must('GET', here);
  await owner.must('POST', `${here}/seats`, { version, tables: [seats] });
  await owner.must('POST', `${here}/tables`, {});
  return (await owner.must('GET', here)).draw.tables[0].table;
}

async function atTable(apis, table, invitation) {
  const clients = [];
  for (const [seat, api] of apis.entries()) {
    const client = new Client(api, table, { invitation, label: `s${seat}` });
    await client.connect();
    if (client.seat === null) answered(await client.do({ sit: seat }));
    await client.until(() => client.seat === seat, `seat ${seat}`);
    clients.push(client);
  }
  return clients;
}

async function wholeHand(clients, hand, rng) {
  await ready(clients, hand);
  await Promise.all(clients.map((client) => playHand(client, hand, rng)));
  for (const client of clients) await client.until(() => client.table.state !== 'playing', 'the result');
}

/** The beginning of a hand; returns once these moves are stored. */
async function someMoves(clients, hand, rng, moves = MOVES_UNDER_WAY) {
  await ready(clients, hand);
  const due = () => clients.find(({ question }) => question !== null);
  for (let made = 0; made < moves; made += 1) {
    await Promise.race(clients.map((client) => client.until(() => due() !== undefined, 'a choice')));
    const client = due();
    answered(await client.act(moveFor(client.question.choice, rng)));
  }
}

/** One leaves for good in the middle of the second hand, and the others end the match. */
async function deserted(clients, rng) {
  await wholeHand(clients, 1, rng);
  await someMoves(clients, 2, rng);
  answered(await clients[3].do({ leave: true }));
  for (const client of clients.slice(0, 3)) answered(await client.do({ break_off: true }));
  await clients[0].until(() => clients[0].table.state === 'over', 'the end of the match');
}

/** A match of guests without accounts, which they end after its first hand. */
async function guestsMatch(server, rng) {
  const apis = [];
  for (const name of GUESTS) apis.push(await Api.guest(server.base, name));
  const { table, invitation } = await apis[0].must('POST', '/api/tables', RULES);
  const clients = await atTable(apis, table, invitation);
  await wholeHand(clients, 1, rng);
  for (const client of clients) answered(await client.do({ break_off: true }));
  await clients[0].until(() => clients[0].table.state === 'over', 'the end of the match');
  for (const client of clients) await client.close();
}

/** Fills the server's database. Its first table is one of guests, whose match is over. */
export async function fill(server) {
  const rng = random(1798);
  await guestsMatch(server, rng);
  const apis = [];
  for (const name of NAMES) apis.push(await Api.guest(server.base, name));
  await signUp(apis[0], 'Ginevra');
  const at = await foundClub(apis);
  const evening = await atTable(apis, await openEvening(at, apis));
  await wholeHand(evening, 1, rng);
  await someMoves(evening, 2, rng);
  const { table, invitation } = await apis[0].must('POST', `${at}/tables`, { options: { interruption: 2 } });
  const other = await atTable(apis, table, invitation);
  await deserted(other, rng);
  for (const client of [...evening, ...other]) await client.close();
  const { code } = await apis[1].must('POST', '/api/me/link-code', {});
  await (await Api.guest(server.base, 'Lapo')).must('POST', '/api/link-code', { code });
}
