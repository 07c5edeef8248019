// Requests of a club's routes, at least one each, with the expected status: [method, path, status, more].
const json = (value) => ({ body: JSON.stringify(value) });

/** `ask` sends at once; `stranger` are the headers of a client without an identity. The owner is a new person, with an account. */
export async function clubVisit(server, ask, owner, stranger) {
  const by = { headers: { Authorization: `Bearer ${owner.secret}` } };
  const post = async (path, value) => (await ask('POST', path, { ...json(value), ...by })).body;
  await post('/api/accounts', { login: 'Titolare', password: 'una parola lunga' });
  const { number } = (await ask('GET', '/api/guests/me', by)).body;
  const { club } = await post('/api/clubs', { name: 'Accademia', zone: 'Europe/Rome' });
  const at = `/api/clubs/${club}`;
  const { season } = await post(`${at}/seasons`, { name: 'Inverno', from: '2020-01-01', to: '2099-12-31' });
  const of = `${at}/seasons/${season}`;
  const link = await post(`${at}/invitations`, {});
  const players = [{ person: number }, { called: 'Zia Bice' }];
  const sheet = { game: 'minchiate', day: '2026-10-05', players, rounds: [{ hands: [[3, -3]] }] };
  const { paper } = await post(`${of}/papers`, sheet);
  const past = '1,2025-10-07,minchiate,1,1';
  server.importResults(
    club,
    season,
    `match,day,game,round,hand,player,side,amount\n${past},${number},,1\n${past},B,,-1\n`,
  );
  const { match } = (await ask('GET', `${of}/standings`, by)).body.games[0].rows[0].best;
  const whole = { version: 1, name: 'Inverno', from: '2020-01-01', to: '2099-12-31', archived: false };
  const house = { game: 'minchiate', preset: 'pagat' };
  await ask('PATCH', at, { ...json({ version: 1, house_rules: { ...house, bots: true } }), ...by });
  const hour = (ahead) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' })
      .format(Date.now() + ahead * 3_600_000)
      .replace(' ', 'T');
  const called = { title: 'Giovedì', at: hour(1) };
  const { id: evening } = await post(`${at}/evenings`, called);
  const night = `${at}/evenings/${evening}`;
  await post(`${night}/answer`, { answer: 'yes' });
  const [zia] = (await post(`${night}/guests`, { name: 'Zia Bice' })).guests;
  await post(`${night}/draw`, { version: 1, missing: 'bots' });
  const links = await post(`${night}/tables`, {});
  const zias = links.seats.find(({ kind }) => kind === 'guest');
  const { id: other } = await post(`${at}/evenings`, called);
  const off = `${at}/evenings/${other}`;
  const ours = (value) => ({ ...json(value), ...by });
  const seat = { number: zias.number, seat: zias.seat };
  const evenings = [
    ['GET', `${at}/evenings`, 200, by],
    ['GET', `${at}/evenings`, 401, stranger],
    ['GET', `${at}/evenings`, 404],
    ['POST', `${at}/evenings`, 201, ours(called)],
    ['POST', `${at}/evenings`, 400, ours({ ...called, at: '2027-03-28T02:30' })],
    ['GET', night, 200, by],
    ['GET', night, 404],
    ['GET', `${night}/evening.ics`, 200, by],
    ['GET', `${night}/settlement`, 200, by],
    ['GET', `${night}/settlement`, 401, stranger],
    ['GET', `${night}/settlement`, 404],
    ['PATCH', night, 409, ours({ ...called, version: 1, called_off: false })],
    ['PATCH', night, 200, ours({ ...called, version: 2, called_off: false })],
    ['POST', `${night}/answer`, 200, ours({ answer: 'yes' })],
    ['POST', `${night}/answer`, 400, ours({ answer: 'maybe' })],
    ['POST', `${off}/guests`, 201, ours({ name: 'Zio Neri' })],
    ['POST', `${off}/guests`, 409, ours({ name: 'Zio Neri' })],
    ['POST', `${off}/guests/end`, 404, ours({ guest: zia.guest })],
    ['POST', `${night}/draw`, 409, ours({ version: 3, missing: 'open' })],
    ['POST', `${off}/draw`, 200, ours({ version: 1, missing: 'open' })],
    ['POST', `${off}/seats`, 200, ours({ version: 2, tables: [[{ bot: true }, null, null, null]] })],
    ['POST', `${off}/seats`, 400, ours({ version: 3, tables: [[null]] })],
    ['GET', `${night}/tables`, 200, by],
    ['POST', '/api/evenings/link', 200, { ...json({ secret: zias.secret }), ...stranger }],
    ['POST', '/api/evenings/link', 404, { ...json({ secret: 'AbCdEfGhIjKlMnOpQrStUv' }), ...stranger }],
    ['POST', '/api/evenings/enter', 200, json({ secret: zias.secret })],
    ['POST', '/api/evenings/enter', 409, ours({ secret: zias.secret })],
    ['POST', '/api/evenings/enter', 401, { ...json({ secret: zias.secret }), ...stranger }],
    ['POST', `${night}/seats/free`, 200, ours(seat)],
    ['POST', `${night}/sit`, 200, ours({})],
    ['POST', `${off}/sit`, 409, ours({})],
    ['POST', `${night}/links`, 201, ours({})],
    ['POST', `${night}/tables/close`, 200, ours({})],
    ['POST', `${night}/tables`, 201, ours({})],
  ];
  return [
    ...evenings,
    ['POST', '/api/clubs', 201, { ...json({ name: 'Altra', zone: 'UTC' }), ...by }],
    ['POST', '/api/clubs', 400, { ...json({ name: 'Altra', zone: 'Roma' }), ...by }],
    ['POST', '/api/clubs', 401, { ...json({ name: 'Altra', zone: 'UTC' }), ...stranger }],
    ['POST', '/api/clubs', 403, json({ name: 'Altra', zone: 'UTC' })],
    ['GET', '/api/clubs', 200, by],
    ['GET', '/api/clubs', 401, stranger],
    ['POST', '/api/clubs/invited', 200, { ...json({ secret: link.secret }), ...stranger }],
    ['POST', '/api/clubs/invited', 404, json({ secret: 'AbCdEfGhIjKlMnOpQrStUv' })],
    ['POST', '/api/clubs/join', 200, json({ secret: link.secret })],
    ['POST', '/api/clubs/join', 404, json({ secret: 'AbCdEfGhIjKlMnOpQrStUv' })],
    ['GET', at, 200, by],
    ['GET', at, 404, stranger],
    ['GET', `/clubs/${club}`, 200, by],
    ['GET', `/clubs/${club}`, 404, stranger],
    ['PATCH', at, 200, { ...json({ version: 2, house_rules: house }), ...by }],
    ['PATCH', at, 409, { ...json({ version: 1, name: 'Tardi' }), ...by }],
    ['PATCH', at, 400, { ...json({ version: 3, house_rules: { game: 'none', preset: 'x' } }), ...by }],
    ['POST', `${at}/invitations`, 201, { ...json({ note: 'il giovedì' }), ...by }],
    ['POST', `${at}/invitations/end`, 200, { ...json({ invitation: link.invitation }), ...by }],
    ['POST', `${at}/members`, 409, { ...json({ person: number, role: null }), ...by }],
    ['POST', `${at}/members`, 200, { ...json({ person: number, role: 'owner' }), ...by }],
    ['POST', `${at}/tables`, 201, { ...json({}), ...by }],
    ['POST', `${at}/seasons`, 400, { ...json({ name: 'x', from: '2026-01-01', to: '2026-01-02' }), ...by }],
    ['POST', `${at}/seasons`, 201, { ...json({ name: 'x', from: '2101-01-01', to: '2101-01-02' }), ...by }],
    ['PATCH', of, 200, { ...json(whole), ...by }],
    ['PATCH', of, 409, { ...json(whole), ...by }],
    ['GET', `${of}/papers`, 200, by],
    ['GET', `${of}/papers`, 401, stranger],
    ['POST', `${of}/papers`, 400, { ...json({ ...sheet, rounds: [{ hands: [[3, -2]] }] }), ...by }],
    ['POST', `${of}/papers`, 201, { ...json(sheet), ...by }],
    ['POST', `${of}/papers/${paper}/answer`, 403, { ...json({ confirm: true }), ...by }],
    ['POST', `${of}/papers/${paper}/answer`, 200, { ...json({ confirm: false }), ...by }],
    ['POST', `${of}/papers/${paper}/answer`, 409, { ...json({ confirm: false }), ...by }],
    ['POST', `${of}/corrections`, 200, { ...json({ match, why: 'Era due.' }), ...by }],
    ['POST', `${of}/corrections`, 409, { ...json({ match, why: 'Era due.' }), ...by }],
    ['POST', `${of}/corrections`, 404, { ...json({ match: 'mmmmmmmmmmmm', why: 'x' }), ...by }],
    ['GET', `${of}/standings`, 200, by],
    ['GET', `${of}/standings`, 404, stranger],
    ['GET', `${of}/standings.csv`, 200, by],
    ['GET', `${of}/ledger`, 200, by],
    ['POST', `${at}/members`, 409, { ...json({ person: number, role: 'owner', was: 'member' }), ...by }],
    ['DELETE', at, 400, { ...json({}), ...by }],
    ['DELETE', at, 401, { ...json({ version: 3 }), ...stranger }],
    ['DELETE', at, 409, { ...json({ version: 3 }), ...by }],
    ['DELETE', at, 200, { ...json({ version: 3, release: true }), ...by }],
    ['DELETE', at, 404, { ...json({ version: 3 }), ...by }],
  ];
}
