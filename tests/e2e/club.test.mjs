// A club as seen by people in browsers: created, joined by a link, a season, a result from real cards entered by
// keyboard alone and confirmed by another player, standings with their sources.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { Api } from './lib/http.mjs';
import { Keys } from './lib/keys.mjs';
import { random } from './lib/player.mjs';
import { Screens } from './lib/screens.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const TABLET = { width: 820, height: 1180 };
const SMALL = { width: 390, height: 664 };
const SEED = Number(process.env.SEED ?? 1798);
const HOUSE = { game: 'minchiate', preset: 'pagat', open: false };
const EVENINGS = 12;

let server, browser, owner, lapo, club, season;
const names = ['Ginevra', 'Lapo', 'Nannina', 'Cosimo', 'Bianca', 'Neri'];
const apis = new Map();

/** A person without schema checks: the club's bodies are checked by the tests of the server and of the documents. */
const ask = (name, ...request) => apis.get(name).must(...request);
const of = (below) => `/api/clubs/${club}${below}`;
const standings = () => ask('Ginevra', 'GET', of(`/seasons/${season}/standings`));

/** Past evenings, two tables each, a round of four hands, with drawn seats. */
function pastEvenings() {
  const next = random(SEED);
  const lines = ['match,day,game,round,hand,player,side,amount'];
  for (let evening = 0; evening < EVENINGS; evening++)
    for (const table of [0, 1]) {
      const drawn = [...names].sort(() => next() - 0.5).slice(0, 4);
      const day = new Date(Date.UTC(2025, 9, 7 + 7 * evening)).toISOString().slice(0, 10);
      for (let hand = 1; hand <= 4; hand++) {
        const won = Math.floor(next() * 9) - 4;
        drawn.forEach((name, i) =>
          lines.push(`${evening}-${table},${day},minchiate,1,${hand},${name},${i % 2},${i % 2 ? -won : won}`),
        );
      }
    }
  return `${lines.join('\n')}\n`;
}

before(async () => {
  server = await Server.start({ web: true, args: UNHURRIED });
  browser = await launch();
  owner = await Person.arrive(browser, server.base, { name: 'Ginevra' });
  await owner.signUp();
  apis.set('Ginevra', new Api(server.base, await owner.secret()));
});
after(async () => {
  await browser?.close();
  await server?.dispose();
});

suite('a club', () => {
  test('is created with a season, and an overlapping season is refused beside the field', async () => {
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto('/#/clubs');
    await screens.look('clubs');
    await owner.at('club-name').fill('Accademia dei Germini');
    await owner.at('club-zone').fill('Roma');
    await owner.press('found-club');
    await owner.page.getByRole('alert').waitFor();
    assert.equal(await owner.at('club-zone').getAttribute('aria-invalid'), 'true');
    await owner.at('club-zone').fill('Europe/Rome');
    await owner.press('found-club');
    await owner.see('club-title');
    [, club] = /#\/club\/(\w+)/.exec(owner.page.url());
    await owner.press('tab-standings');
    const write = async (name, from, to) => {
      // A club without seasons has the form open.
      await owner.at('add-season').or(owner.at('season-name')).waitFor();
      if (await owner.at('add-season').isVisible()) await owner.press('add-season');
      await owner.at('season-name').fill(name);
      await owner.at('season-from').fill(from);
      await owner.at('season-to').fill(to);
      await owner.press('save-season');
    };
    await write('Inverno', '2025-10-01', '2099-05-31');
    await owner.at('season-title').getByText('Inverno').waitFor();
    await write('Di troppo', '2026-01-01', '2026-02-01');
    const wrong = owner.at('season-from-wrong');
    await wrong.waitFor();
    assert.match(await wrong.textContent(), /sovrappone/);
    assert.equal(await owner.at('season-from').getAttribute('aria-invalid'), 'true');
    await owner.page.getByRole('button', { name: 'Annulla' }).click();
    ({ id: season } = (await ask('Ginevra', 'GET', of(''))).seasons[0]);
    const { version } = await ask('Ginevra', 'GET', of(''));
    await ask('Ginevra', 'PATCH', of(''), { version, house_rules: HOUSE });
    screens.clean(['clubs']);
  });

  test('is joined by a link, on a phone', async () => {
    await owner.press('tab-members');
    await owner.at('invite-note').fill('il giovedì');
    await owner.press('invite-member');
    await owner.at('invitations').getByText('il giovedì').waitFor();
    const link = await owner.at('club-link').inputValue();
    assert.match(link, /#\/join\/[\w-]{22,}$/);
    lapo = await Person.enter(browser, server.base, { name: 'Lapo', viewport: SMALL, touch: true });
    await lapo.page.goto(link);
    await lapo.see('invited-to');
    const told = await lapo.at('invited-to').textContent();
    for (const what of ['Ginevra', 'Accademia']) assert.ok(told.includes(what), told);
    await lapo.giveName();
    assert.match(await lapo.at('join-as').textContent(), /Lapo/);
    const screens = new Screens(lapo, 'phone');
    await screens.look('join');
    await lapo.press('join-club');
    await lapo.see('club-title');
    await screens.look('club-of-a-member');
    apis.set('Lapo', new Api(server.base, await lapo.secret()));
    const [, secret] = /join\/([\w-]+)$/.exec(link);
    for (const name of names.slice(2)) {
      apis.set(name, await Api.guest(server.base, name));
      await ask(name, 'POST', '/api/clubs/join', { secret });
    }
    await owner.page.reload();
    await owner.see('members');
    assert.equal(await owner.at('members').locator('li').count(), names.length);
    await owner
      .at('invitations')
      .getByText(`sono entrate ${names.length - 1} persone`)
      .waitFor();
    // Only the owner has an account.
    assert.equal(await owner.at('members').getByTestId('member').count(), 1);
    await owner.at('members').locator('li', { hasText: 'Ginevra' }).getByTestId('member').waitFor();
    await owner.press('end-invitation');
    await owner.press('confirm-no');
    assert.equal(await owner.at('invitations').locator('li').count(), 1);
    await owner.press('end-invitation');
    await owner.press('confirm-yes');
    await owner.at('invitations').locator('li').waitFor({ state: 'detached' });
    const late = await Person.enter(browser, server.base, { name: 'Tardi', viewport: SMALL, touch: true });
    await late.page.goto(link);
    await late.see('join-gone');
    assert.equal(await late.page.locator('main :is(input, button)').count(), 0, 'nothing that cannot work');
    const look = new Screens(late, 'phone');
    await look.look('join-gone');
    look.clean(['join-gone']);
    await late.leave();
    screens.clean(['join', 'club-of-a-member']);
  });

  test('accepts a manual result by keyboard alone, and another player confirms it', async () => {
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto(`/#/club/${club}/history/${season}`);
    await owner.press('enter-paper');
    await owner.see('paper-form');
    await owner.see('player-3');
    await owner.page.locator('#content').focus();
    const keys = new Keys(owner);
    const type = async (id, value) => {
      await keys.to(id);
      await owner.page.keyboard.type(value);
    };
    for (const [i, name] of names.slice(0, 4).entries()) await type(`[data-testid="player-${i}"]`, name);
    for (const [i, amount] of [3, -3, 3, -2].entries()) await type(`[data-testid="amount-0-${i}"]`, String(amount));
    assert.match(await owner.at('row-wrong').textContent(), /1 di troppo/);
    await screens.look('paper-off');
    await keys.to('[data-testid="amount-0-3"]');
    await owner.page.keyboard.press('Control+A');
    await owner.page.keyboard.type('-3');
    await keys.enter('[data-testid="add-round"]');
    for (const [i, amount] of [-1, 1, -1, 1].entries()) await type(`[data-testid="amount-1-${i}"]`, String(amount));
    await keys.enter('[data-testid="send-paper"]');
    await owner.see('waiting-paper');
    assert.equal(await owner.at('confirm-paper').count(), 0); // the author does not confirm it
    assert.deepEqual((await standings()).games, []);
    await lapo.page.reload();
    await lapo.press('awaiting');
    await lapo.press('confirm-paper');
    await lapo.at('waiting-paper').waitFor({ state: 'detached' });
    await lapo.page.locator('[data-testid^="match-"]').waitFor();
    const small = new Screens(lapo, 'phone');
    await small.look('history');
    small.clean(['history']);
    const [{ rows }] = (await standings()).games;
    const net = Object.fromEntries(rows.map((row) => [row.name, row.net]));
    assert.deepEqual(net, { Ginevra: 2, Nannina: 2, Lapo: -2, Cosimo: -2 });
    screens.clean(['paper-off']);
  });

  test('shows the standings of a season, with their sources, at three sizes', { timeout: 240_000 }, async () => {
    assert.equal(server.importResults(club, season, pastEvenings()), `${2 * EVENINGS} matches imported\n`);
    const told = await standings();
    const lookAt = async (person, size) => {
      const screens = new Screens(person, size);
      await person.page.goto(`/#/club/${club}/${season}`);
      await person.page.reload();
      await person.see('standings');
      const shown = await person
        .at('standings')
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.map((row) => [
            Number(row.dataset.person),
            row.querySelector('[data-measure="net"]').textContent.trim().replace('−', '-'),
          ]),
        );
      assert.deepEqual(
        shown.map(([one, net]) => [one, Number(net)]),
        told.games[0].rows.map(({ person: one, net }) => [one, net]),
      );
      assert.equal((await person.at('words').textContent()).includes(told.words.it), true);
      await screens.look('season');
      await person.press('tab-history');
      await person.at('find-matches').fill(names[0]);
      await person.page.locator('[data-testid^="match-"]').first().locator('summary').click();
      await screens.look('history-of-a-season');
      await person.press('tab-members');
      await person.see('members');
      await screens.look('members');
      await person.press('tab-evening');
      await person.see('no-evening');
      await screens.look('club');
      screens.clean(['season', 'history-of-a-season', 'members', 'club']);
    };
    await lookAt(owner, 'desktop');
    await owner.page.setViewportSize(TABLET);
    await lookAt(owner, 'tablet');
    await lookAt(lapo, 'phone');
    assert.deepEqual(
      [...owner.complaints, ...lapo.complaints, ...owner.strays].filter((one) => !/ 400 | 422 /.test(one)),
      [],
    );
  });
});
