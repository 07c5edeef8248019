// An organiser's work at the end of an evening in a browser: a file of past results tried with a bad line, and imported; an
// entry reversed by keyboard alone; concurrent changes; a guest of two browsers merged into one person during the
// season; a changed byte found by verify; the club deleted with an open table. With axe checks and screenshots.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, suite, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { verify, verifyChanged } from './lib/changed_copy.mjs';
import { Api } from './lib/http.mjs';
import { Keys } from './lib/keys.mjs';
import { Screens } from './lib/screens.mjs';
import { EXE, Server, UNHURRIED } from './lib/start_server.mjs';

const SMALL = { width: 390, height: 664 };
const HEAD = 'match,day,game,round,hand,player,side,amount';
const NAMES = ['Ginevra', 'Lapo', 'Nannina', 'Cosimo'];

let server, browser, owner, phone, club, season;
const apis = new Map();
const ask = (name, ...request) => apis.get(name).must(...request);
const refused = async (name, method, path, json) => (await apis.get(name).send(method, path, { json })).body;
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
/** The nets by name, from the ledger's lines alone. */
async function computed() {
  const lines = await ledger();
  const names = new Map(lines.filter(({ kind }) => kind === 'person').map(({ person, name }) => [person, name]));
  const now = new Map(lines.filter(({ kind }) => kind === 'merge').map(({ person, into }) => [person, into]));
  const entries = lines.filter(({ kind }) => kind === 'entry');
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  const nets = {};
  for (const { n, cause, lines: of } of entries)
    for (const { person, amount } of of) {
      if (person === null || cause === 'reversal' || reversed.has(n)) continue;
      let who = person;
      while (now.has(who)) who = now.get(who);
      nets[names.get(who)] = (nets[names.get(who)] ?? 0) + amount;
    }
  return nets;
}
async function agree() {
  const told = await standings();
  const nets = Object.fromEntries((told.games[0]?.rows ?? []).map(({ name, net }) => [name, net]));
  assert.deepEqual(nets, await computed());
  const command = ['standings', '--data', server.data, '--club', club, '--season', season, '--format', 'json'];
  assert.deepEqual(JSON.parse(spawnSync(EXE, command, { encoding: 'utf8' }).stdout), told);
  return nets;
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
  test('a file is tried, its bad line is named and marked, and then it is imported', { timeout: 90_000 }, async () => {
    const rows = [3, -1].flatMap((won, hand) =>
      NAMES.map((name, i) => `1,2025-10-07,minchiate,1,${hand + 1},${name},${i % 2},${i % 2 ? -won : won}`),
    );
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto(`/#/club/${club}/${season}`);
    await owner.press('to-import');
    await owner.see('import-text');
    const keys = new Keys(owner);
    await owner.page.locator('#content').focus();
    await keys.to('#import-text');
    const bad = [HEAD, ...rows.with(5, rows[5].replace(/[^,]+$/, 'molto'))].join('\n');
    await owner.page.keyboard.insertText(bad);
    await keys.enter('[data-testid="import-do"]');
    await owner.see('import-wrong');
    assert.match(await owner.at('import-wrong').textContent(), /^Riga 7: /);
    const marked = await owner
      .at('import-text')
      .evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
    assert.match(marked, /molto/);
    assert.equal(await keys.on, 'import-text');
    await screens.look('import-wrong');
    assert.deepEqual((await standings()).games, []);
    await owner.page.keyboard.press('Control+A');
    await owner.page.keyboard.insertText([HEAD, ...rows].join('\n'));
    await keys.enter('[data-testid="import-do"]');
    await owner.see('import-tried');
    await screens.look('import-tried');
    assert.deepEqual((await standings()).games, []);
    await keys.enter('[data-testid="import-do"]');
    await owner.page.getByText('Fatto: 1 partita').waitFor();
    assert.deepEqual(await agree(), { Ginevra: 2, Nannina: 2, Lapo: -2, Cosimo: -2 });
    screens.clean(['import-wrong', 'import-tried']);
  });

  test('an entry is reversed by keyboard alone, with corrected amounts', { timeout: 90_000 }, async () => {
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto(`/#/club/${club}/${season}/corrections`);
    await owner.see('entry-2');
    await owner.page.locator('#content').focus();
    const keys = new Keys(owner);
    await keys.enter('[data-testid="correct-2"]');
    await owner.see('correct-form');
    assert.equal(await keys.on, 'correct-why'); // it begins at the first field
    await keys.enter('[data-testid="correct-do"]');
    await owner.page.getByText('Scrivi il motivo').waitFor();
    assert.equal(await keys.on, 'correct-why');
    await owner.page.keyboard.type('Scritta al contrario.');
    await keys.press('Tab');
    await keys.press('ArrowDown');
    await owner.see('correct-amount-0');
    const write = async (amounts) => {
      for (const [i, amount] of amounts.entries()) {
        await keys.to(`[data-testid="correct-amount-${i}"]`);
        await owner.page.keyboard.press('Control+A');
        await owner.page.keyboard.type(String(amount));
      }
    };
    await write([1, -1, 1, -2]);
    await keys.enter('[data-testid="correct-do"]');
    await owner.see('correct-amounts-wrong');
    assert.match(await owner.at('correct-amounts-wrong').textContent(), /mancano 1/);
    await screens.look('correct-wrong');
    await write([1, -1, 1, -1]);
    await keys.enter('[data-testid="correct-do"]');
    await owner.see('why-2');
    assert.match(await owner.at('why-2').textContent(), /Scritta al contrario/);
    assert.equal(await owner.at('entry-2').getAttribute('data-reversed'), 'true');
    // Its reversal is an entry too, and each links to the other.
    const reversal = owner.page.locator('[data-reverses="2"]');
    assert.match(await reversal.textContent(), /storna la\s+scrittura 2/);
    await owner.at('why-2').getByRole('link').first().click();
    assert.equal(await reversal.evaluate((line) => line === document.activeElement), true);
    await reversal.getByRole('link').click();
    assert.equal(await keys.on, 'entry-2');
    await screens.look('corrected');
    assert.deepEqual(await agree(), { Ginevra: 4, Nannina: 4, Lapo: -4, Cosimo: -4 });
    // The second organiser sees what has been done.
    const late = await refused('Ginevra', 'POST', of(`/seasons/${season}/corrections`), { entry: 2, why: 'x' });
    assert.equal(late.error.code, 'answered');
    screens.clean(['correct-wrong', 'corrected']);
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
      assert.equal((await agree())['Lapo di casa'], -2);
      // The browser used in the club's first evenings shows the code; it has the earlier lines.
      const { code } = await ask('Lapo', 'POST', '/api/me/link-code', {});
      const screens = new Screens(lapo, 'desktop');
      await lapo.page.goto(`/#/link-code/${code}`);
      await lapo.see('same-who');
      assert.match(await lapo.at('same-who').textContent(), /«Lapo».*«Lapo di casa»/);
      await screens.look('same-who');
      await lapo.press('by-link');
      await lapo.page.waitForURL(/#\/me$/);
      await lapo.see('sessions');
      assert.deepEqual(await agree(), { Ginevra: 6, Nannina: 6, Lapo: -6, Cosimo: -6 });
      assert.equal((await ledger()).filter(({ kind }) => kind === 'merge').length, 1);
      await lapo.press(lapo.at('continue-elsewhere').locator('summary'));
      await lapo.press('same-make');
      await lapo.see('made-link');
      await screens.look('same-link');
      const again = await lapo.at('made-link').textContent();
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

  test('an organiser with a stale form is shown the difference', { timeout: 90_000 }, async () => {
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto(`/#/club/${club}`);
    await owner.press('change-club');
    const { version } = await ask('Ginevra', 'GET', of(''));
    await ask('Ginevra', 'PATCH', of(''), { version, name: 'Accademia nuova' });
    await owner.page.locator('#change-name').fill('Accademia mia');
    await owner.press('save-club');
    await owner.see('stale');
    const shown = await owner.at('differences').textContent();
    assert.match(shown, /Accademia nuova/);
    assert.match(shown, /Accademia mia/);
    await screens.look('stale');
    await owner.at('stale').getByRole('button').last().click();
    await owner.page.getByRole('heading', { name: 'Accademia mia' }).waitFor();
    // A role: another organiser's change in the meantime stays.
    await owner.see('members');
    const { members } = await ask('Ginevra', 'GET', of(''));
    const { person } = members.find(({ name }) => name === 'Nannina');
    await ask('Ginevra', 'POST', of('/members'), { person, role: 'organiser', was: 'member' });
    await owner.at('members').locator('li', { hasText: 'Nannina' }).locator('select').selectOption('owner');
    await owner.page.getByText('Intanto qualcun altro ha cambiato il ruolo').waitFor();
    const roles = (await ask('Ginevra', 'GET', of(''))).members;
    assert.equal(roles.find(({ name }) => name === 'Nannina').role, 'organiser');
    screens.clean(['stale']);
  });

  test('verify accepts the database, then finds each changed byte', { timeout: 90_000 }, async () => {
    assert.match(verify(server.data).stdout, /no differences found/);
    for (const [sql, found] of [
      ['UPDATE ledger_lines SET amount = amount + 1 WHERE entry = 1 AND place = 0', /ledger entry 1: its link/],
      ['UPDATE ledger_seals SET link = zeroblob(32) WHERE entry = 2', /ledger entry 2: its link/],
      ['UPDATE merges SET at = at + 1', /merge 1: its link/],
    ]) {
      const { status, stdout } = verifyChanged(server, sql);
      assert.equal(status, 1, stdout);
      assert.match(stdout, found);
    }
  });

  test(
    'a club is deleted: its open table is named first, and the last owner is warned',
    { timeout: 90_000 },
    async () => {
      const { version } = await ask('Ginevra', 'GET', of(''));
      await ask('Ginevra', 'PATCH', of(''), {
        version,
        house_rules: { game: 'minchiate', preset: 'pagat', open: false },
      });
      await ask('Ginevra', 'POST', of('/tables'), {});
      const screens = new Screens(owner, 'desktop');
      await owner.page.reload();
      await owner.press('delete-club');
      await owner.at('delete-typed').fill('Accademia');
      await owner.press('delete-do');
      await owner.see('delete-wrong');
      await owner.at('delete-typed').fill('Accademia mia');
      await owner.press('delete-do');
      await owner.see('delete-open');
      await screens.look('delete-open');
      await owner.press('delete-do');
      await owner.page.waitForURL(/#\/clubs$/);
      assert.equal((await refused('Ginevra', 'GET', of(''))).error.code, 'not_found');
      assert.match(verify(server.data).stdout, /no differences found/);
      screens.clean(['delete-open']);
      const strange = [...owner.complaints, ...phone.complaints].filter((one) => !/status of 4\d\d/.test(one));
      assert.deepEqual(strange, []);
    },
  );
});
