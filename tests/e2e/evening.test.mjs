// An evening of a club as seen by people in browsers: created, answered, drawn, opened; seats by links and by one press;
// the organiser sees all tables; two organisers who change the same evening.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { Api } from './lib/http.mjs';
import { Keys } from './lib/keys.mjs';
import { Screens } from './lib/screens.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const SMALL = { width: 390, height: 664 };
const ZONE = 'Europe/Rome';
const HOUSE = { game: 'minchiate', preset: 'pagat', open: false };

let server, browser, owner, lapo, bice, club, evening, links;
const apis = new Map();

/** A person without schema checks: the bodies are checked by the tests of the server and of the documents. */
const ask = (name, ...request) => apis.get(name).must(...request);
const of = (below) => `/api/clubs/${club}${below}`;
const here = (below = '') => of(`/evenings/${evening}${below}`);
/** By the club's clock, so many hours from now. */
const hour = (ahead) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
    .format(Date.now() + ahead * 3_600_000)
    .replace(' ', 'T');

/** The links of an evening as its page shows them once: by the name of a seat's player, and `watch`. */
async function shownLinks(person) {
  const shown = await person
    .at('link')
    .evaluateAll((all) => all.map((input) => [input.labels[0].textContent.split(': ').at(-1), input.value]));
  return { ...Object.fromEntries(shown.slice(0, -2)), watch: shown.at(-2)[1] };
}

before(async () => {
  server = await Server.start({ web: true, args: UNHURRIED });
  browser = await launch();
  owner = await Person.arrive(browser, server.base, { name: 'Ginevra' });
  await owner.signUp();
  apis.set('Ginevra', new Api(server.base, await owner.secret()));
  ({ club } = await ask('Ginevra', 'POST', '/api/clubs', { name: 'Accademia dei Germini', zone: ZONE }));
  await ask('Ginevra', 'PATCH', of(''), { version: 1, house_rules: HOUSE });
  await ask('Ginevra', 'POST', of('/seasons'), { name: 'Inverno', from: '2020-01-01', to: '2099-12-31' });
  lapo = await Person.arrive(browser, server.base, { name: 'Lapo', viewport: SMALL, touch: true });
  apis.set('Lapo', new Api(server.base, await lapo.secret()));
  for (const name of ['Nannina', 'Cosimo', 'Bianca', 'Neri', 'Tessa'])
    apis.set(name, await Api.guest(server.base, name));
  const { secret } = await ask('Ginevra', 'POST', of('/invitations'), {});
  for (const name of apis.keys()) await ask(name, 'POST', '/api/clubs/join', { secret });
});
after(async () => {
  await browser?.close();
  await server?.dispose();
});

suite('an evening', () => {
  test('is created, with errors beside the field, and answered on a phone and by keyboard', async () => {
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto(`/#/club/${club}`);
    await owner.press('call-evening');
    await owner.at('evening-name').fill('Giovedì dei germini');
    await owner.at('evening-at').fill('2020-01-01T21:00');
    await owner.press('save-evening');
    await owner.see('evening-at-wrong');
    assert.equal(await owner.at('evening-at').getAttribute('aria-invalid'), 'true');
    await screens.look('evening-call');
    await owner.at('evening-at').fill(hour(1));
    await owner.press('save-evening');
    await owner.page.waitForURL(/#\/evening\//);
    await owner.see('evening-title');
    [, evening] = /#\/evening\/\w+\/(\w+)/.exec(owner.page.url());
    const ics = await owner.at('evening-ics').evaluate(async (link) => (await fetch(link.href)).text());
    assert.match(ics, /SUMMARY:Accademia dei Germini: Giovedì dei germini\r\n/);
    const keys = new Keys(owner);
    await owner.page.locator('#content').focus();
    await keys.enter('[data-testid="answer-yes"]');
    await owner.page.locator('[data-testid="answer-yes"][aria-pressed="true"]').waitFor();
    await owner.at('guest-name').fill('ginevra');
    await owner.press('add-guest');
    await owner.see('guest-name-wrong');
    await owner.at('guest-name').fill('Zia Bice');
    await owner.press('add-guest');
    await owner.at('coming').getByText('Zia Bice').waitFor();
    screens.clean(['evening-call']);

    const small = new Screens(lapo, 'phone');
    await lapo.page.goto(`/#/club/${club}`);
    await lapo.press('answer-perhaps');
    await lapo.page.locator('[data-testid="answer-perhaps"][aria-pressed="true"]').waitFor();
    await lapo.press('answer-yes');
    await lapo.page.locator('[data-testid="answer-yes"][aria-pressed="true"]').waitFor();
    await small.look('evening-of-a-member');
    small.clean(['evening-of-a-member']);
    for (const name of ['Nannina', 'Cosimo', 'Bianca', 'Neri'])
      await ask(name, 'POST', here('/answer'), { answer: 'yes' });
    await ask('Tessa', 'POST', here('/answer'), { answer: 'no' });
  });

  test('shows an organiser what another has changed in the meantime, and keeps the input', async () => {
    const screens = new Screens(owner, 'desktop');
    await owner.page.reload();
    await owner.press('change-evening');
    const { version, title, at } = await ask('Ginevra', 'GET', here());
    await ask('Ginevra', 'PATCH', here(), {
      version,
      title: 'Giovedì grasso',
      at,
      minutes: 240,
      called_off: false,
    });
    await owner.at('evening-name').fill('Giovedì magro');
    await owner.press('save-evening');
    assert.match(await owner.at('save-evening-wrong').textContent(), /qualcun altro/);
    // The current values are above the form.
    await owner.at('evening-title').getByText('Giovedì grasso').waitFor();
    assert.equal(await owner.at('evening-name').inputValue(), 'Giovedì magro');
    await screens.look('evening-stale');
    await owner.press('save-evening');
    await owner.at('evening-title').getByText('Giovedì magro').waitFor();
    screens.clean(['evening-stale']);
  });

  test('has tables drawn, one seat changed by hand, and links to copy for guests', async () => {
    const screens = new Screens(owner, 'desktop');
    await owner.page.getByTestId('draw-missing').selectOption('open');
    await owner.press('draw');
    await owner.see('drawn-2');
    // Seven at two tables of four: one seat is free.
    const seats = (await ask('Ginevra', 'GET', here())).draw.tables.flatMap((table) => table.seats);
    assert.deepEqual(seats.map(({ name }) => name ?? '').sort(), [
      '',
      'Bianca',
      'Cosimo',
      'Ginevra',
      'Lapo',
      'Nannina',
      'Neri',
      'Zia Bice',
    ]);
    await screens.look('evening-drawn');
    await owner.press('by-hand');
    assert.equal(await owner.at('drawn').count(), 0, 'the tables stand there once');
    const open = seats.findIndex(({ kind }) => kind === 'open');
    await owner.at(`fill-${Math.floor(open / 4)}-${open % 4}`).selectOption('bot');
    await screens.look('evening-by-hand');
    await owner.press('keep-seats');
    await owner.at('drawn').getByText('bot', { exact: true }).waitFor();
    await owner.press('open-tables');
    await owner.see('links');
    assert.equal(await owner.at('links').locator('li').count(), 1 + 2);
    await screens.look('evening-links');
    links = await shownLinks(owner);
    assert.match(links['Zia Bice'], /#\/come\/[\w-]{22,}$/);
    await owner.page.reload(); // they are shown once
    await owner.press('renew-links');
    assert.match(await owner.at('confirm-dialog').textContent(), /non valgono più/);
    await owner.press('confirm-no');
    assert.equal(await owner.at('links').count(), 0);
    screens.clean(['evening-drawn', 'evening-by-hand', 'evening-links']);
  });

  test('seats a guest by her link and a member by one press, and nobody in another’s place', async () => {
    bice = await Person.enter(browser, server.base, { name: 'Zia Bice', viewport: SMALL, touch: true });
    const screens = new Screens(bice, 'phone');
    await bice.page.goto(links['Zia Bice']);
    await bice.at('lobby-name').waitFor();
    assert.equal(await bice.at('lobby-name').inputValue(), 'Zia Bice');
    await screens.look('come-guest');
    await bice.press('lobby-enter');
    await bice.press('take-seat');
    await bice.page.waitForURL(/#\/table\//);
    await lapo.page.reload();
    await lapo.press('my-seat');
    await lapo.page.waitForURL(/#\/table\//);
    const { draw } = await ask('Lapo', 'GET', here());
    for (const [person, name] of [
      [bice, 'Zia Bice'],
      [lapo, 'Lapo'],
    ]) {
      const { table } = draw.tables.find(({ seats }) => seats.some((seat) => seat.name === name));
      assert.ok(person.page.url().includes(table), `${name} sits at the table that was drawn`);
    }
    const stranger = await Person.enter(browser, server.base, {
      name: 'Tullio',
      viewport: SMALL,
      touch: true,
    });
    await stranger.page.goto(links['Zia Bice']);
    await stranger.see('seat-given');
    const look = new Screens(stranger, 'phone');
    await look.look('come-given');
    await stranger.page.goto(links.watch);
    await stranger.giveName();
    await stranger.see('live-2');
    await look.look('come-watch');
    await stranger.press('watch-1');
    await stranger.page.waitForURL(/#\/table\//);
    screens.clean(['come-guest']);
    look.clean(['come-given', 'come-watch']);
    await stranger.leave();
  });

  test('shows the organiser all tables live: present, expected and absent players, and since when', async () => {
    const screens = new Screens(owner, 'desktop');
    await owner.page.goto(`/#/evening/${club}/${evening}`);
    await owner.page.reload();
    await owner.see('live-2');
    const row = (name) => owner.at('live-tables').locator('[data-seat]').filter({ hasText: name });
    await row('Zia Bice').getByText('c’è', { exact: true }).waitFor();
    // It begins in an hour: nobody is missed yet.
    await row('Cosimo').getByText('non è ancora qui', { exact: true }).waitFor();
    await bice.leave();
    await row('Zia Bice').getByText('non è ancora qui', { exact: true }).waitFor({ timeout: 15_000 });
    assert.equal(await owner.at('live-tables').locator('.bad').count(), 0);
    await screens.look('evening-run');
    // An absent player makes room for another, by a new link.
    for (const list of await owner.at('live-tables').locator('summary').all()) await list.click();
    await owner.press(owner.page.getByRole('button', { name: 'Libera il posto di Cosimo' }));
    assert.match(await owner.at('confirm-dialog').textContent(), /posto di Cosimo/);
    await owner.press('confirm-yes');
    await row('Cosimo').waitFor({ state: 'detached' });
    const made = await ask('Ginevra', 'POST', `${here()}/links`, {});
    const { secret } = made.seats.find(({ kind }) => kind === 'open');
    apis.set('Tullio', await Api.guest(server.base, 'Tullio'));
    await ask('Tullio', 'POST', '/api/evenings/enter', { secret });
    await row('Tullio').waitFor({ timeout: 15_000 });
    await owner.page.setViewportSize(SMALL);
    const small = new Screens(owner, 'phone');
    await small.look('evening-run');
    const organiser = await Person.enter(browser, server.base, { name: 'Nessuno' });
    await organiser.page.goto(`/#/come/${made.organiser}`);
    await organiser.see('live-2');
    const look = new Screens(organiser, 'desktop');
    await look.look('come-organiser');
    screens.clean(['evening-run']);
    small.clean(['evening-run']);
    look.clean(['come-organiser']);
    assert.deepEqual(
      [...owner.complaints, ...lapo.complaints, ...owner.strays].filter((one) => !/ 400 | 409 /.test(one)),
      [],
    );
  });
});
