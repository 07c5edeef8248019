// An organiser's work at the end of an evening in a browser: a result taken back by keyboard alone; concurrent changes; a guest of two browsers merged into one person during the
// season; the club deleted with an open table. With axe checks and screenshots.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { until } from './lib/council.mjs';
import { Api } from './lib/http.mjs';
import { Keys } from './lib/keys.mjs';
import { Screens } from './lib/screens.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const SMALL = { width: 390, height: 664 };
const HEAD = 'match,day,game,round,hand,player,side,amount';
const NAMES = ['Ginevra', 'Lapo', 'Nannina', 'Cosimo'];

let server, browser, owner, phone, club, season;
const apis = new Map();
const ask = (name, ...request) => apis.get(name).must(...request);
const refused = async (name, method, path, json) => (await apis.get(name).send(method, path, json)).body;
const of = (below) => `/api/clubs/${club}${below}`;
const standings = () => ask('Ginevra', 'GET', of(`/seasons/${season}/standings`));
const ledger = async () => {
  const headers = { Cookie: `germini_guest=${apis.get('Ginevra').secret}` };
  const text = await (await fetch(server.base + of(`/seasons/${season}/ledger`), { headers })).text();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};
/** The nets by name: full_season_test compares them with the ledger's lines. */
async function nets() {
  const { games } = await standings();
  return Object.fromEntries((games[0]?.rows ?? []).map(({ name, net }) => [name, net]));
}

before(async () => {
  server = await Server.start({ web: true, args: UNHURRIED });
  browser = await launch();
  owner = await Person.arrive(browser, server.base, { name: 'Ginevra' });
  await owner.signUp();
  apis.set('Ginevra', new Api(server.base, await owner.secret()));
  ({ club } = await ask('Ginevra', 'POST', '/api/clubs', { name: 'Accademia', zone: 'Europe/Rome' }));
  const dates = { from: '2025-10-01', to: '2099-05-31' };
  ({ season } = await ask('Ginevra', 'POST', of('/seasons'), { name: 'Inverno', ...dates }));
  const { secret } = await ask('Ginevra', 'POST', of('/invitations'), {});
  for (const name of NAMES.slice(1)) {
    apis.set(name, await Api.guest(server.base, name));
    await ask(name, 'POST', '/api/clubs/join', { secret });
  }
});
after(async () => {
  await browser?.close();
  await server?.dispose();
});

suite('the organiser’s desk', () => {
  test('a result is taken back by keyboard alone, with a reason', { timeout: 90_000 }, async () => {
    const rows = [3, -1].flatMap((won, hand) =>
      NAMES.map((name, i) => `1,2025-10-07,minchiate,1,${hand + 1},${name},${i % 2},${i % 2 ? -won : won}`),
    );
    const csv = [HEAD, ...rows];
    const other = [...csv, ...rows.map((row) => row.replace(/^1,/, '2,'))];
    server.importResults(club, season, other.join('\n'));
    assert.deepEqual(await nets(), { Ginevra: 4, Nannina: 4, Lapo: -4, Cosimo: -4 });
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto(`/#/club/${club}/history/${season}`);
    const match = owner.page.locator('[data-testid^="match-"]').first();
    await match.waitFor();
    await owner.page.locator('#content').focus();
    const keys = new Keys(owner);
    await keys.enter('[data-testid^="match-"] summary');
    await owner.see('take-back');
    await keys.enter('[data-testid="take-back"]');
    await keys.enter('[data-testid="take-back-do"]');
    await owner.see('take-back-why-wrong');
    assert.match(await owner.at('take-back-why-wrong').textContent(), /Scrivi il motivo/);
    await screens.look('take-back-wrong');
    await keys.to('[data-testid="take-back-why"]');
    await owner.page.keyboard.type('Scritta due volte.');
    await keys.enter('[data-testid="take-back-do"]');
    await owner.see('taken-back');
    assert.match(await owner.at('taken-back').textContent(), /Scritta due volte/);
    assert.equal(await match.getAttribute('data-gone'), 'true');
    assert.equal(await owner.at('take-back').count(), 0);
    await screens.look('taken-back');
    assert.deepEqual(await nets(), { Ginevra: 2, Nannina: 2, Lapo: -2, Cosimo: -2 });
    screens.clean(['take-back-wrong', 'taken-back']);
  });

  test(
    'a guest with two browsers is merged into one person, with one row of figures',
    { timeout: 90_000 },
    async () => {
      phone = await Person.enter(browser, server.base, { name: 'Lapo due', viewport: SMALL, touch: true });
      const lapo = await Person.arrive(browser, server.base, { name: 'Lapo di casa' });
      apis.set('Lapo di casa', new Api(server.base, await lapo.secret()));
      const { secret } = await ask('Ginevra', 'POST', of('/invitations'), {});
      await ask('Lapo di casa', 'POST', '/api/clubs/join', { secret });
      const players = ['Ginevra', 'Lapo di casa', 'Nannina', 'Cosimo'];
      const csv = [HEAD, ...players.map((name, i) => `1,2025-11-07,minchiate,1,1,${name},${i % 2},${i % 2 ? -2 : 2}`)];
      server.importResults(club, season, csv.join('\n'));
      assert.equal((await nets())['Lapo di casa'], -2);
      // The browser used in the club's first evenings shows the code; it has the earlier lines.
      const { code } = await ask('Lapo', 'POST', '/api/me/link-code', {});
      // A table is open in another tab.
      const request = { game: 'minchiate', preset: 'pagat', open: false, bots: false };
      const { table } = await ask('Lapo di casa', 'POST', '/api/tables', request);
      const tab = await lapo.context.newPage();
      const names = [];
      tab.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          const message = JSON.parse(payload);
          if (message.t === 'welcome') names.push(message.you.name);
        }),
      );
      await tab.goto(`/#/table/${table}`);
      await until(() => names.length > 0, 'the tab is at the table');
      const screens = new Screens(lapo, 'desktop');
      await lapo.page.goto(`/#/link-code/${code}`);
      await lapo.see('same-who');
      assert.match(await lapo.at('same-who').textContent(), /«Lapo».*«Lapo di casa»/);
      await screens.look('same-who');
      await lapo.press('by-link');
      await lapo.page.waitForURL(/#\/me$/);
      await lapo.see('sessions');
      await until(() => names.at(-1) === 'Lapo', 'the tab is at the table as the merged guest');
      await tab.close();
      assert.deepEqual(await nets(), { Ginevra: 4, Nannina: 4, Lapo: -4, Cosimo: -4 });
      assert.equal((await ledger()).filter(({ kind }) => kind === 'merge').length, 1);
      await lapo.press(lapo.at('continue-elsewhere').locator('summary'));
      await lapo.press('same-make');
      await lapo.see('made-link');
      await screens.look('same-link');
      const again = await lapo.at('made-link').inputValue();
      // On a new phone: entered by the link, after a wrong one.
      const small = new Screens(phone, 'phone');
      await phone.page.goto('/#/link-code/aaaaa-aaaaa');
      await phone.see('by-link-wrong');
      await small.look('same-wrong');
      await phone.page.goto(again.replace(/^.*#/, '/#'));
      await phone.see('same-who');
      await small.look('same-who-new');
      await phone.press('by-link');
      await phone.see('sessions');
      assert.equal(await phone.at('sessions').locator('li').count(), 3);
      screens.clean(['same-who', 'same-link']);
      small.clean(['same-wrong', 'same-who-new']);
      await lapo.leave();
    },
  );

  test('a club is deleted: its open table is named first', { timeout: 90_000 }, async () => {
    const { version } = await ask('Ginevra', 'GET', of(''));
    await ask('Ginevra', 'PATCH', of(''), {
      version,
      house_rules: { game: 'minchiate', preset: 'pagat', open: false },
    });
    await ask('Ginevra', 'POST', of('/tables'), {});
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto(`/#/club/${club}/members`);
    await owner.press('delete-club');
    assert.match(await owner.at('confirm-dialog').textContent(), /tavol/);
    await screens.look('delete-open');
    await owner.press('confirm-yes');
    await owner.page.waitForURL(/#\/clubs$/);
    assert.equal((await refused('Ginevra', 'GET', of(''))).error.code, 'not_found');
    screens.clean(['delete-open']);
    const strange = [...owner.complaints, ...phone.complaints].filter((one) => !/status of 4\d\d/.test(one));
    assert.deepEqual(strange, []);
  });
});
